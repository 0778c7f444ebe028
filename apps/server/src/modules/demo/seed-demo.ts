import { rulesOf, toMinor } from '@sampan/country-rules';
import { eq } from 'drizzle-orm';
import type { Ctx } from '../../kernel/context.ts';
import { withTransaction } from '../../kernel/transaction.ts';
import { createAccount, findPersonByEmail } from '../account/index.ts';
import { companies, users } from '../account/account.table.ts';
import { saveDefaultPickupLocation } from '../address/index.ts';
import { creditWallet } from '../wallet/index.ts';
import { ledgerAccounts } from '../wallet/wallet.table.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, type DemoAccount } from './demo-account.ts';
import { DEMO_SHOPS } from './demo-address.ts';

/** What a demo wallet starts with, in major units: enough for a few hundred labels. */
const OPENING_BALANCE: Record<string, number> = { SGD: 1_284, MYR: 3_650, PHP: 48_200, IDR: 9_450_000 };
/** How far a company that pays by invoice may go, in minor units. */
const CREDIT_LIMIT_MINOR = 500_000;

/** Builds the demo house once; a database that has it is left as it is. */
export async function seedDemo({ ctx }: { ctx: Ctx }): Promise<void> {
  const last = DEMO_ACCOUNTS.at(-1);
  if (last && (await findPersonByEmail(ctx, last.email))) return;
  const company_of = new Map<string, string>();
  for (const account of DEMO_ACCOUNTS) await settle(ctx, account, company_of);
}

async function settle(ctx: Ctx, account: DemoAccount, company_of: Map<string, string>): Promise<void> {
  const { user_id, company_id } = await createAccount(ctx, {
    email: account.email, password: DEMO_PASSWORD, name: account.name, phone: account.phone, country_code: account.country_code,
    timezone: rulesOf(account.country_code).time_zone, language: account.country_code === 'ID' ? 'id' : 'en', accept_emails: false, referral_code: '', company_name: account.company_name, role: account.role,
  });
  company_of.set(account.email, company_id);
  await withTransaction(ctx, async (tx) => {
    await tx.db.update(users).set({ is_mail_verified: true, is_first_login: false, is_admin: account.is_admin ?? false }).where(eq(users.id, user_id));
    const joined = account.joins ? company_of.get(account.joins) : undefined;
    if (joined) {
      await tx.db.update(users).set({ company_id: joined }).where(eq(users.id, user_id));
      await tx.db.delete(ledgerAccounts).where(eq(ledgerAccounts.company_id, company_id));
      await tx.db.delete(companies).where(eq(companies.id, company_id));
      return;
    }
    const shop = DEMO_SHOPS[account.country_code];
    if (shop) {
      await tx.db.update(companies).set({ billing_address: shop, is_same_billing_and_delivery_address: true, payment_type: account.is_post_billing ? 'post_billing' : 'prepaid' }).where(eq(companies.id, company_id));
      await saveDefaultPickupLocation(tx, { company_id, name: account.name, phone: account.phone, coordinate: shop });
    }
    if (account.is_post_billing) await tx.db.update(ledgerAccounts).set({ credit_limit_minor: CREDIT_LIMIT_MINOR }).where(eq(ledgerAccounts.company_id, company_id));
    const { currency } = rulesOf(account.country_code);
    const opening_minor = toMinor(OPENING_BALANCE[currency] ?? 0, currency);
    if (!account.is_post_billing && opening_minor > 0) await creditWallet(tx, { company_id, amount_minor: opening_minor, reference: `demo:${company_id}`, description: 'Opening balance' });
  });
}
