import { createHash } from 'node:crypto';
import { API_SCOPES, KEY_SCOPES } from '@sampan/contract';
import { rulesOf, toMinor } from '@sampan/country-rules';
import { eq, sql } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { newReadableCode } from '../platform/ids.ts';
import { withTransaction } from '../platform/transaction.ts';
import { findUserByVerifiedEmail } from '../modules/identity/account/index.ts';
import { hashPassword, createAccount } from '../modules/identity/sign-in/index.ts';
import { companies, users } from '../modules/identity/account/account.table.ts';
import { saveDefaultPickupLocation } from '../modules/identity/company/index.ts';
import { writeKey } from '../modules/identity/publishable-key/index.ts';
import { writeSecretKey } from '../modules/identity/secret-key/index.ts';
import { creditWallet } from '../modules/ledger/wallet/index.ts';
import { ledgerAccounts } from '../modules/ledger/wallet/wallet.table.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, type DemoAccount } from './demo-account.ts';
import { DEMO_SHOPS } from './demo-address.ts';
import { DEMO_COMPANIES } from './demo-shop.ts';

/** How far a company that pays by invoice may go, in minor units. */
const CREDIT_LIMIT_MINOR = 500_000;

/** Any fixed number: the lock under which the demo is seeded. */
const SEED_LOCK = 7_266_729;

async function isSettled(ctx: Ctx): Promise<boolean> {
  const last = DEMO_ACCOUNTS.at(-1);
  return last !== undefined && (await findUserByVerifiedEmail(ctx, last.email)) !== null;
}

/** Builds in one transaction, once: two servers that start together seed one demo, and one that is interrupted leaves nothing. */
export async function buildOnce(ctx: Ctx, build: (tx: Ctx) => Promise<void>): Promise<void> {
  if (await isSettled(ctx)) return;
  await withTransaction(ctx, async (tx) => {
    await tx.db.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    if (!(await isSettled(tx))) await build(tx);
  });
}

/** Writes the people, their companies, addresses and empty wallets. Must run in a transaction. */
export async function seedPeople(tx: Ctx): Promise<void> {
  const password_hash = await hashPassword(DEMO_PASSWORD);
  const company_of = new Map<string, string>();
  for (const account of DEMO_ACCOUNTS) await settle(tx, account, password_hash, company_of);
}

async function settle(
  tx: Ctx,
  account: DemoAccount,
  password_hash: string,
  company_of: Map<string, string>,
): Promise<void> {
  const { user_id, company_id } = await createAccount(tx, {
    email: account.email,
    is_mail_verified: true,
    password_hash,
    name: account.name,
    phone: account.phone,
    country_code: account.country_code,
    language: account.country_code === 'ID' ? 'id' : 'en',
    accept_emails: false,
    accept_terms: true,
    referral_code: '',
    company_name: account.company_name,
    role: account.role,
    without_demo_credit: true,
  });
  company_of.set(account.email, company_id);
  const invite_code = newReadableCode(8, createHash('sha256').update(account.email).digest());
  await tx.db.update(companies).set({ invite_code }).where(eq(companies.id, company_id));
  await tx.db
    .update(users)
    .set({ is_first_login: false, is_admin: account.is_admin ?? false })
    .where(eq(users.id, user_id));
  const joined = account.joins ? company_of.get(account.joins) : undefined;
  if (joined) {
    await tx.db.update(users).set({ company_id: joined }).where(eq(users.id, user_id));
    await tx.db.delete(ledgerAccounts).where(eq(ledgerAccounts.company_id, company_id));
    await tx.db.delete(companies).where(eq(companies.id, company_id));
    return;
  }
  const shop = DEMO_SHOPS[account.email];
  if (shop) {
    await tx.db
      .update(companies)
      .set({
        billing_address: shop,
        is_same_billing_and_delivery_address: true,
        payment_type: account.is_post_billing ? 'post_billing' : 'prepaid',
      })
      .where(eq(companies.id, company_id));
    await saveDefaultPickupLocation(tx, { company_id, name: account.name, phone: account.phone, coordinate: shop });
  }
  if (account.publishable_key)
    await writeKey(tx, company_id, account.publishable_key, {
      name: 'Demo',
      mode: 'test',
      allowed_origins: [],
      scopes: [...KEY_SCOPES],
    });
  if (account.secret_key)
    await writeSecretKey(tx, { company_id, user_id }, account.secret_key, {
      name: 'Demo',
      mode: 'test',
      scopes: [...API_SCOPES],
      allowed_ips: [],
      expires_at: null,
    });
  if (account.is_post_billing)
    await tx.db
      .update(ledgerAccounts)
      .set({ credit_limit_minor: CREDIT_LIMIT_MINOR })
      .where(eq(ledgerAccounts.company_id, company_id));
}

/** Fills wallets to the demo's balances, enough for a few hundred labels, but for those that get a history. */
export async function fillWallets(tx: Ctx, except: readonly string[] = []): Promise<void> {
  for (const account of DEMO_ACCOUNTS.filter(
    (one) => one.role === 'owner' && !one.is_post_billing && !except.includes(one.email),
  )) {
    const person = await findUserByVerifiedEmail(tx, account.email);
    const balance =
      DEMO_COMPANIES.find((shop) => shop.country === account.country_code && shop.balance !== null)?.balance ?? 0;
    if (!person) continue;
    const amount_minor = toMinor(balance, rulesOf(account.country_code).currency);
    await creditWallet(tx, {
      company_id: person.company.id,
      amount_minor,
      reference: `demo:${person.company.id}`,
      description: 'Opening balance',
    });
  }
}
