import { toMajor, type Currency } from '@sampan/country-rules';
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import {
  entries,
  journals,
  ledgerAccounts,
  type CompanyAccountKind,
  type PlatformAccountKind,
  type JournalDetails,
  type JournalKind,
} from './wallet.table.ts';

/** A line on a company's account; what it also sets aside or frees there (`held_minor`). */
export interface StoredLine {
  account_id: string;
  amount_minor: number;
  held_minor?: number;
}

export interface NewJournal {
  company_id: string | null;
  kind: JournalKind;
  /** What caused it; the same cause never moves money twice. */
  reference: string;
  description: string;
  details?: JournalDetails;
  currency: Currency;
  /** On accounts of companies. Credits are positive; the sum of both lists is zero. */
  kept: StoredLine[];
  /** On Sampan's own accounts. */
  lines: { account_id: string; amount_minor: number }[];
}

/**
 * Writes a journal with its entries and changes the companies' accounts with them: the only way money moves. False when this
 * cause was booked before; nothing is written then. Throws `insufficient_balance` when an account would go below zero.
 * Must run in a transaction.
 */
export async function writeJournal(ctx: Ctx, journal: NewJournal): Promise<boolean> {
  const { lines, kept, currency, ...head } = journal;
  // By its id it is found by its time (`movedCompanies`), so it goes by the same clock.
  const journal_id = newId(ctx.clock.now());
  const created_at = epochSeconds(ctx.clock);
  const written = await ctx.db
    .insert(journals)
    .values({ id: journal_id, ...head, created_at })
    .onConflictDoNothing()
    .returning({ id: journals.id });
  if (written.length === 0) return false;
  const common = { journal_id, kind: journal.kind, currency };
  const rows: (typeof entries.$inferInsert)[] = [];
  // Always in the order of ids, so that two journals over the same accounts never wait for each other.
  for (const line of kept.toSorted((a, b) => (a.account_id < b.account_id ? -1 : 1))) {
    const { account_id, amount_minor } = line;
    const after = await postTo(ctx, line, created_at);
    if (amount_minor !== 0) rows.push({ id: newId(), ...common, account_id, amount_minor, ...after });
  }
  for (const { account_id, amount_minor } of lines)
    if (amount_minor !== 0) rows.push({ id: newId(), ...common, account_id, amount_minor, created_at });
  if (rows.length > 0) await ctx.db.insert(entries).values(rows);
  return true;
}

/** One conditional statement: it fits, or nothing happens. The row's lock is what numbers the entries without gaps. */
async function postTo(ctx: Ctx, line: StoredLine, now: number) {
  const { account_id, amount_minor, held_minor = 0 } = line;
  const [after] = await ctx.db
    .update(ledgerAccounts)
    .set({
      posted_minor: sql`${ledgerAccounts.posted_minor} + ${amount_minor}`,
      held_minor: sql`${ledgerAccounts.held_minor} + ${held_minor}`,
      entry_seq: sql`${ledgerAccounts.entry_seq} + ${amount_minor === 0 ? 0 : 1}`,
      last_entry_at: sql`greatest(${ledgerAccounts.last_entry_at}, ${now})`,
    })
    .where(and(eq(ledgerAccounts.id, account_id), fits(amount_minor, held_minor)))
    .returning({
      account_seq: ledgerAccounts.entry_seq,
      balance_minor: ledgerAccounts.posted_minor,
      created_at: ledgerAccounts.last_entry_at,
    });
  return after ?? refuse(ctx, account_id, held_minor - amount_minor);
}

function fits(posted: number, held: number) {
  const after = sql`${ledgerAccounts.posted_minor} + ${posted}`;
  return sql`case when ${ledgerAccounts.kind} = 'owed' then ${after} <= 0
    else ${after} - ${ledgerAccounts.held_minor} - ${held} + ${ledgerAccounts.credit_limit_minor} >= 0 end`;
}

async function refuse(ctx: Ctx, account_id: string, needed_minor: number): Promise<never> {
  const [account] = await ctx.db.select().from(ledgerAccounts).where(eq(ledgerAccounts.id, account_id));
  if (!account) throw new Error(`No account ${account_id}`);
  throw new DomainError('insufficient_balance', {
    ...(account.credit_limit_minor > 0 && {
      message: 'This label would go beyond your credit limit. Pay an open invoice, or ask us for a higher limit.',
    }),
    data: {
      balance: toMajor(account.posted_minor - account.held_minor + account.credit_limit_minor, account.currency),
      needed: toMajor(needed_minor, account.currency),
      currency: account.currency,
    },
  });
}

/** Sets money of an account aside, or frees it (negative). Throws `insufficient_balance` when there is not enough. */
export async function changeHeld(ctx: Ctx, account_id: string, held_minor: number): Promise<void> {
  const changed = await ctx.db
    .update(ledgerAccounts)
    .set({ held_minor: sql`${ledgerAccounts.held_minor} + ${held_minor}` })
    .where(and(eq(ledgerAccounts.id, account_id), fits(0, held_minor)))
    .returning({ id: ledgerAccounts.id });
  if (changed.length === 0) await refuse(ctx, account_id, held_minor);
}

export async function findWallet(ctx: Ctx, company_id: string) {
  const [row] = await ctx.db
    .select()
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.company_id, company_id), eq(ledgerAccounts.kind, 'wallet')));
  return row ?? null;
}

/** The same where every company has one: without it something is wrong with us. */
export async function requireWallet(ctx: Ctx, company_id: string) {
  const wallet = await findWallet(ctx, company_id);
  if (!wallet) throw new Error(`Company ${company_id} has no wallet`);
  return wallet;
}

/** An account of a company, made at its first use in the company's currency. */
export async function companyAccount(
  ctx: Ctx,
  company_id: string,
  kind: CompanyAccountKind,
  currency: Currency,
): Promise<typeof ledgerAccounts.$inferSelect> {
  const mine = and(eq(ledgerAccounts.company_id, company_id), eq(ledgerAccounts.kind, kind));
  return findOrMake(ctx, mine, { company_id, kind, currency });
}

/** The same, locked until the transaction ends: what stands there is what may be taken. */
export async function lockCompanyAccount(
  ctx: Ctx,
  company_id: string,
  kind: CompanyAccountKind,
  currency: Currency,
): Promise<typeof ledgerAccounts.$inferSelect> {
  const { id } = await companyAccount(ctx, company_id, kind, currency);
  const [row] = await ctx.db.select().from(ledgerAccounts).where(eq(ledgerAccounts.id, id)).for('update');
  if (!row) throw new Error(`No ${kind} account of ${company_id}`);
  return row;
}

/** The id of Sampan's own account of a kind, made at its first use. */
export async function platformAccount(ctx: Ctx, kind: PlatformAccountKind, currency: Currency): Promise<string> {
  const ours = and(
    isNull(ledgerAccounts.company_id),
    eq(ledgerAccounts.kind, kind),
    eq(ledgerAccounts.currency, currency),
  );
  return (await findOrMake(ctx, ours, { company_id: null, kind, currency })).id;
}

async function findOrMake(
  ctx: Ctx,
  where: SQL | undefined,
  fresh: Pick<typeof ledgerAccounts.$inferInsert, 'company_id' | 'kind' | 'currency'>,
) {
  const find = () => ctx.db.select().from(ledgerAccounts).where(where);
  const [known] = await find();
  if (known) return known;
  await ctx.db
    .insert(ledgerAccounts)
    .values({ id: newId(), ...fresh })
    .onConflictDoNothing();
  const [made] = await find();
  if (!made) throw new Error(`No ${fresh.kind} account in ${fresh.currency}`);
  return made;
}
