import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { AccountClosing } from '@sampan/contract';
import type { Ctx } from '../../../platform/context.ts';
import { savedRecipients } from '../../commerce/address-book/address-book.table.ts';
import { companies, users } from '../../identity/account/account.table.ts';
import { invitations } from '../../identity/member/member.table.ts';
import { publishableKeys } from '../../identity/publishable-key/publishable-key.table.ts';
import { recipientBrands } from '../../identity/recipient-brand/recipient-brand.table.ts';
import { recipientDomains } from '../../identity/recipient-domain/recipient-domain.table.ts';
import { secretKeys } from '../../identity/secret-key/secret-key.table.ts';
import { socialIdentities } from '../../identity/social-login/social-login.table.ts';
import { webhookEndpoints } from '../../integration/webhook/webhook.table.ts';
import { ledgerAccounts } from '../../ledger/wallet/wallet.table.ts';
import { balanceSettings } from '../../payments/top-up/balance-setting.table.ts';
import { courierAccounts } from '../../shipping/courier-account/courier-account.table.ts';

type Obstacle = AccountClosing['obstacles'][number]['kind'];

/** Nothing new begins for a company while its account is being closed: invitations and roles wait for the same row. */
export async function lockCompany(tx: Ctx, company_id: string): Promise<void> {
  await tx.db.select({ id: companies.id }).from(companies).where(eq(companies.id, company_id)).for('update');
}

/** How many things of each kind have not ended. */
export async function countOpen(ctx: Ctx, company_id: string): Promise<Record<Obstacle, number>> {
  const { rows } = await ctx.db.execute<Record<Obstacle, string>>(sql`
    select
      (select count(*) from bulk_jobs where company_id = ${company_id} and completed_at is null) as jobs,
      (select count(*) from orders where company_id = ${company_id}
        and (status in ('ready_to_ship', 'in_transit') or label_state = 'pending')) as parcels,
      (select count(*) from ledger_accounts where company_id = ${company_id}
        and kind not in ('wallet', 'owed', 'test_merchant_sales') and posted_minor <> 0) as money,
      (select count(*) from ledger_accounts where company_id = ${company_id}
        and kind in ('wallet', 'owed') and (posted_minor < 0 or held_minor > 0)) as debt,
      (select count(*) from channels where company_id = ${company_id} and disconnected_at is null) as stores,
      (select count(*) from payment_methods where company_id = ${company_id}) as cards`);
  const [row] = rows;
  if (row === undefined) throw new Error('A count without rows is a row of zeros');
  return {
    jobs: Number(row.jobs),
    parcels: Number(row.parcels),
    money: Number(row.money),
    debt: Number(row.debt),
    stores: Number(row.stores),
    cards: Number(row.cards),
  };
}

/** What the wallet has, in minor units. */
export async function findBalance(ctx: Ctx, company_id: string) {
  const [wallet] = await ctx.db
    .select({ posted_minor: ledgerAccounts.posted_minor, currency: ledgerAccounts.currency })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.company_id, company_id), eq(ledgerAccounts.kind, 'wallet')));
  return wallet ?? null;
}

/** Members who are still there. */
export async function findMembers(ctx: Ctx, company_id: string) {
  return ctx.db
    .select()
    .from(users)
    .where(and(eq(users.company_id, company_id), isNull(users.disabled_at)));
}

/** Nobody and nothing acts for the company any more: no person, no key, no webhook, no automatic top-up. */
export async function endAccess(tx: Ctx, company_id: string, user_ids: readonly string[], now: number): Promise<void> {
  await tx.db
    .update(users)
    .set({ disabled_at: now, email: null, login_phone: null, password_hash: null })
    .where(and(eq(users.company_id, company_id), inArray(users.id, [...user_ids])));
  await tx.db.delete(socialIdentities).where(inArray(socialIdentities.user_id, [...user_ids]));
  await tx.db
    .update(invitations)
    .set({ revoked_at: now })
    .where(
      and(eq(invitations.company_id, company_id), isNull(invitations.accepted_at), isNull(invitations.revoked_at)),
    );
  await tx.db
    .update(secretKeys)
    .set({ revoked_at: now })
    .where(and(eq(secretKeys.company_id, company_id), isNull(secretKeys.revoked_at)));
  await tx.db
    .update(publishableKeys)
    .set({ revoked_at: now })
    .where(and(eq(publishableKeys.company_id, company_id), isNull(publishableKeys.revoked_at)));
  await tx.db
    .update(webhookEndpoints)
    .set({ is_enabled: false, disabled_reason: 'owner', disabled_at: now, updated_at: now })
    .where(and(eq(webhookEndpoints.company_id, company_id), eq(webhookEndpoints.is_enabled, true)));
  await tx.db
    .update(courierAccounts)
    .set({ credentials: null, disconnected_at: now })
    .where(and(eq(courierAccounts.company_id, company_id), isNull(courierAccounts.disconnected_at)));
  await tx.db.update(balanceSettings).set({ auto_is_on: false }).where(eq(balanceSettings.company_id, company_id));
}

/** Recipients' pages stay, in our name and under ours: what a closed company chose for them nobody could change any more. */
export async function eraseRecipientPages(tx: Ctx, company_id: string): Promise<void> {
  await tx.db.delete(recipientBrands).where(eq(recipientBrands.company_id, company_id));
  await tx.db.delete(recipientDomains).where(eq(recipientDomains.company_id, company_id));
}

/** Erases the people a company only kept for later: they stand on no paper. */
export async function eraseAddressBook(tx: Ctx, company_id: string): Promise<void> {
  await tx.db.delete(savedRecipients).where(eq(savedRecipients.company_id, company_id));
}
