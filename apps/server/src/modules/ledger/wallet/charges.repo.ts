import type { Currency } from '@sampan/country-rules';
import { and, asc, desc, eq, gt, inArray, isNull, lte, lt, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/context.ts';
import { findWallet, requireWallet } from './wallet.repo.ts';
import { entries, journals, ledgerAccounts, type JournalDetails, type JournalKind } from './wallet.table.ts';

/** What a company pays Sampan for; everything else that moves a wallet is money coming or going, and is on no invoice. */
export const CHARGE_KINDS = [
  'label',
  'label_refund',
  'parcel_return',
  'adjustment',
  'adjustment_reversal',
] as const satisfies readonly JournalKind[];
export type ChargeKind = (typeof CHARGE_KINDS)[number];

/** One purchase, or what was given back of one. */
export interface Charge {
  account_seq: number;
  kind: ChargeKind;
  reference: string;
  description: string;
  details: JournalDetails;
  created_at: number;
  /** What it costs, tax included; negative when it was given back. */
  total_minor: number;
  /** The tax in it. */
  tax_minor: number;
}

/** Where a wallet stood at a moment: its last entry before it and the sum after that entry. */
export interface LedgerPosition {
  currency: Currency;
  account_seq: number;
  balance_minor: number;
}

/**
 * Where a wallet stood before a moment. Entries are numbered in the order in which they happened and their time never
 * decreases, so that what comes after the mark is exactly what the mark does not hold, whenever it is asked for.
 */
export async function ledgerPositionBefore(ctx: Ctx, company_id: string, before: number): Promise<LedgerPosition> {
  const wallet = await requireWallet(ctx, company_id);
  const [last] = await ctx.db
    .select({ account_seq: entries.account_seq, balance_minor: entries.balance_minor })
    .from(entries)
    .where(
      and(eq(entries.account_id, wallet.id), sql`${entries.account_seq} is not null`, lt(entries.created_at, before)),
    )
    .orderBy(desc(entries.created_at), desc(entries.account_seq))
    .limit(1);
  return {
    currency: wallet.currency,
    account_seq: last?.account_seq ?? 0,
    balance_minor: last?.balance_minor ?? 0,
  };
}

/** A batch of charges behind `after_seq` up to `through_seq`, oldest first. */
export async function findCharges(
  ctx: Ctx,
  company_id: string,
  { after_seq, through_seq, limit }: { after_seq: number; through_seq: number; limit: number },
): Promise<Charge[]> {
  const wallet = await findWallet(ctx, company_id);
  if (!wallet) return [];
  const rows = await ctx.db
    .select({
      account_seq: entries.account_seq,
      amount_minor: entries.amount_minor,
      created_at: entries.created_at,
      kind: entries.kind,
      journal_id: entries.journal_id,
      reference: journals.reference,
      description: journals.description,
      details: journals.details,
    })
    .from(entries)
    .innerJoin(journals, eq(journals.id, entries.journal_id))
    .where(
      and(
        eq(entries.account_id, wallet.id),
        gt(entries.account_seq, after_seq),
        lte(entries.account_seq, through_seq),
        inArray(entries.kind, [...CHARGE_KINDS]),
      ),
    )
    .orderBy(asc(entries.account_seq))
    .limit(limit);
  const taxes = await taxesOf(
    ctx,
    rows.map((row) => row.journal_id),
  );
  return rows.map(({ account_seq, amount_minor, journal_id, kind, ...row }) => ({
    ...row,
    kind: kind as ChargeKind,
    account_seq: account_seq ?? 0,
    total_minor: -amount_minor,
    tax_minor: taxes.get(journal_id) ?? 0,
  }));
}

/** What journals put on Sampan's tax account. */
async function taxesOf(ctx: Ctx, journal_ids: readonly string[]): Promise<Map<string, number>> {
  if (journal_ids.length === 0) return new Map();
  const rows = await ctx.db
    .select({ journal_id: entries.journal_id, tax: sql<string>`sum(${entries.amount_minor})` })
    .from(entries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, entries.account_id))
    .where(
      and(
        inArray(entries.journal_id, [...journal_ids]),
        eq(ledgerAccounts.kind, 'tax_payable'),
        isNull(ledgerAccounts.company_id),
      ),
    )
    .groupBy(entries.journal_id);
  return new Map(rows.map((row) => [row.journal_id, Number(row.tax)]));
}
