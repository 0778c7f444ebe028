import type { Currency } from '@sampan/country-rules';
import { eq } from 'drizzle-orm';
import type { Ctx } from '../../../platform/context.ts';
import { insertRows } from '../../../platform/database/insert-rows.ts';
import { newId } from '../../../platform/ids.ts';
import { platformAccount, requireWallet } from './wallet.repo.ts';
import {
  entries,
  holds,
  journals,
  ledgerAccounts,
  type PlatformAccountKind,
  type JournalDetails,
} from './wallet.table.ts';
import { partsOf, type LabelSplit } from './wallet.ts';

/** Money that moved before: what `creditWallet`, `captureHold`, `releaseHold`, `refundLabel` and `bookAdjustment` would have written at that time. */
export type SeedMovement =
  | { kind: 'top_up'; at: number; reference: string; description: string; amount_minor: number }
  | {
      kind: 'label';
      at: number;
      asked_at: number;
      hold_id: string;
      reference: string;
      description: string;
      details: JournalDetails;
      split: LabelSplit;
    }
  | {
      /** `adjustment`: a part below zero came back. */
      kind: 'label_refund' | 'adjustment';
      at: number;
      reference: string;
      description: string;
      details: JournalDetails;
      split: LabelSplit;
    }
  | { kind: 'released'; at: number; asked_at: number; hold_id: string; reference: string; amount_minor: number };

const HOUSE_KINDS = [
  'provider_clearing',
  'courier_payable',
  'insurance_payable',
  'platform_fee',
  'tax_payable',
] as const satisfies readonly PlatformAccountKind[];

type Journal = typeof journals.$inferInsert;
type Entry = typeof entries.$inferInsert;
type Hold = typeof holds.$inferInsert;

/**
 * Writes a company's past movements, oldest first, in a few statements. The database checks the sums as with any other
 * journal. Must run in a transaction, on an empty wallet nobody else uses yet.
 */
export async function bookHistory(ctx: Ctx, company_id: string, movements: readonly SeedMovement[]): Promise<void> {
  const wallet = await requireWallet(ctx, company_id);
  const house = new Map<PlatformAccountKind, string>();
  // One after the other: they share the transaction's connection.
  for (const kind of HOUSE_KINDS) house.set(kind, await platformAccount(ctx, kind, wallet.currency));
  const rows = rowsOf(movements, { company_id, wallet_id: wallet.id, currency: wallet.currency, house });
  await insertRows(ctx.db, holds, rows.holds);
  await insertRows(ctx.db, journals, rows.journals);
  await insertRows(ctx.db, entries, rows.entries);
  await ctx.db
    .update(ledgerAccounts)
    .set({ posted_minor: rows.posted_minor, entry_seq: rows.entry_seq, last_entry_at: rows.last_entry_at })
    .where(eq(ledgerAccounts.id, wallet.id));
}

interface Books {
  company_id: string;
  wallet_id: string;
  currency: Currency;
  house: ReadonlyMap<PlatformAccountKind, string>;
}

function rowsOf(movements: readonly SeedMovement[], books: Books) {
  const { company_id, wallet_id, currency, house } = books;
  const rows = {
    journals: [] as Journal[],
    entries: [] as Entry[],
    holds: [] as Hold[],
    posted_minor: 0,
    entry_seq: 0,
    last_entry_at: 0,
  };
  const post = (
    movement: Exclude<SeedMovement, { kind: 'released' }>,
    lines: readonly (readonly [PlatformAccountKind, number])[],
  ) => {
    const journal_id = newId(movement.at * 1000);
    const { kind, reference, description, at } = movement;
    const details = 'details' in movement ? movement.details : {};
    rows.journals.push({ id: journal_id, company_id, kind, reference, description, details, created_at: at });
    const common = { journal_id, kind, currency, created_at: at };
    const to_wallet = -lines.reduce((sum, [, amount]) => sum + amount, 0);
    rows.posted_minor += to_wallet;
    rows.last_entry_at = at;
    if (to_wallet !== 0) {
      rows.entry_seq += 1;
      const after = { account_seq: rows.entry_seq, balance_minor: rows.posted_minor };
      rows.entries.push({
        id: newId(at * 1000),
        ...common,
        account_id: wallet_id,
        amount_minor: to_wallet,
        ...after,
      });
    }
    for (const [account, amount_minor] of lines) {
      const account_id = house.get(account);
      if (!account_id) throw new Error(`No ${account} account in ${currency}`);
      if (amount_minor !== 0) rows.entries.push({ id: newId(at * 1000), ...common, account_id, amount_minor });
    }
  };
  const hold = (
    movement: Extract<SeedMovement, { hold_id: string }>,
    state: 'captured' | 'released',
    amount_minor: number,
  ) => {
    rows.holds.push({
      id: movement.hold_id,
      company_id,
      account_id: wallet_id,
      amount_minor,
      state,
      reference: movement.reference,
      created_at: movement.asked_at,
      ended_at: movement.at,
    });
  };
  for (const movement of movements) {
    if (movement.kind === 'top_up') post(movement, [['provider_clearing', -movement.amount_minor]]);
    else if (movement.kind === 'released') hold(movement, 'released', movement.amount_minor);
    else {
      const parts = partsOf(movement.split);
      const price = parts.reduce((sum, [, amount]) => sum + amount, 0);
      if (movement.kind === 'label') hold(movement, 'captured', price);
      post(
        movement,
        movement.kind !== 'label_refund' ? parts : parts.map(([kind, amount]) => [kind, -amount] as const),
      );
    }
  }
  return rows;
}
