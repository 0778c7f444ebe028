import type { Currency } from '@sampan/country-rules';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { epochSeconds } from '../../kernel/clock.ts';
import type { Ctx } from '../../kernel/context.ts';
import { newId } from '../../kernel/ids.ts';
import { entries, journals, ledgerAccounts, type AccountKind } from './wallet.table.ts';

export interface NewJournal {
  company_id: string | null;
  kind: (typeof journals.$inferInsert)['kind'];
  /** What caused it; the same cause never moves money twice. */
  reference: string;
  description: string;
  currency: Currency;
  /** Credits are positive; the sum is zero. */
  lines: { account_id: string; amount_minor: number }[];
}

/** Writes a journal with its entries. False when this cause was booked before; nothing is written then. */
export async function writeJournal(ctx: Ctx, journal: NewJournal): Promise<boolean> {
  const { lines, currency, ...head } = journal;
  const id = newId();
  const written = await ctx.db
    .insert(journals)
    .values({ id, ...head, created_at: epochSeconds(ctx.clock) })
    .onConflictDoNothing()
    .returning({ id: journals.id });
  if (written.length === 0) return false;
  const moved = lines.filter((line) => line.amount_minor !== 0);
  if (moved.length > 0)
    await ctx.db.insert(entries).values(moved.map((line) => ({ id: newId(), journal_id: id, currency, ...line })));
  return true;
}

export async function findWallet(ctx: Ctx, company_id: string) {
  const [row] = await ctx.db
    .select()
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.company_id, company_id), eq(ledgerAccounts.kind, 'wallet')));
  return row ?? null;
}

/** Sampan's own account of a kind, made at its first use. */
export async function houseAccount(
  ctx: Ctx,
  kind: Exclude<AccountKind, 'wallet'>,
  currency: Currency,
): Promise<string> {
  const find = () =>
    ctx.db
      .select({ id: ledgerAccounts.id })
      .from(ledgerAccounts)
      .where(
        and(isNull(ledgerAccounts.company_id), eq(ledgerAccounts.kind, kind), eq(ledgerAccounts.currency, currency)),
      );
  const [known] = await find();
  if (known) return known.id;
  await ctx.db.insert(ledgerAccounts).values({ id: newId(), company_id: null, kind, currency }).onConflictDoNothing();
  const [made] = await find();
  if (!made) throw new Error(`No ${kind} account in ${currency}`);
  return made.id;
}

export interface WalletChange {
  posted_minor?: number;
  held_minor?: number;
}

/**
 * Changes a wallet in one conditional statement: it either fits or changes nothing (false). Never read and then written,
 * so that a thousand calls at once come out exact (trust, facts).
 */
export async function changeWallet(ctx: Ctx, account_id: string, change: WalletChange): Promise<boolean> {
  const posted = change.posted_minor ?? 0;
  const held = change.held_minor ?? 0;
  const changed = await ctx.db
    .update(ledgerAccounts)
    .set({
      posted_minor: sql`${ledgerAccounts.posted_minor} + ${posted}`,
      held_minor: sql`${ledgerAccounts.held_minor} + ${held}`,
    })
    .where(
      and(
        eq(ledgerAccounts.id, account_id),
        sql`${ledgerAccounts.posted_minor} + ${posted} - ${ledgerAccounts.held_minor} - ${held} + ${ledgerAccounts.credit_limit_minor} >= 0`,
      ),
    )
    .returning({ id: ledgerAccounts.id });
  return changed.length === 1;
}
