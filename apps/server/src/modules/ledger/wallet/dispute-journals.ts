import type { Currency } from '@sampan/country-rules';
import { and, eq } from 'drizzle-orm';
import type { Ctx } from '../../../platform/context.ts';
import { offsetDebt } from './debt.ts';
import { companyAccount, platformAccount, lockCompanyAccount, writeJournal, type StoredLine } from './wallet.repo.ts';
import {
  entries,
  journals,
  ledgerAccounts,
  type CompanyAccountKind,
  type PlatformAccountKind,
  type JournalDetails,
  type JournalKind,
} from './wallet.table.ts';

/** A payment that its payer's bank asks for back. */
export interface DisputedAmount {
  company_id: string;
  currency: Currency;
  /** What was paid: once per kind of journal. */
  reference: string;
  description: string;
  details: JournalDetails;
}

/** What the journals of a kind of dispute are called: the bank asks, decides for us, decides for the payer. */
export interface DisputeKinds {
  asked: JournalKind;
  won: JournalKind;
  lost: JournalKind;
}

const available = (account: { posted_minor: number; held_minor: number }) =>
  Math.max(0, account.posted_minor - account.held_minor);

/**
 * Takes what the bank asks for from where the company has it; what is not there any more is Sampan's until the bank has
 * decided. False when it was booked before. Must run in a transaction.
 */
export async function bookDisputeOpened(
  ctx: Ctx,
  kinds: DisputeKinds,
  dispute: DisputedAmount & { amount_minor: number },
  place: { from: CompanyAccountKind; clearing: PlatformAccountKind },
): Promise<boolean> {
  const { amount_minor, ...head } = dispute;
  const { company_id, currency } = head;
  const account = await lockCompanyAccount(ctx, company_id, place.from, currency);
  const taken_minor = Math.min(available(account), amount_minor);
  return writeJournal(ctx, {
    ...head,
    kind: kinds.asked,
    kept: taken_minor === 0 ? [] : [{ account_id: account.id, amount_minor: -taken_minor }],
    lines: [
      { account_id: await platformAccount(ctx, 'refund', currency), amount_minor: taken_minor - amount_minor },
      { account_id: await platformAccount(ctx, place.clearing, currency), amount_minor },
    ],
  });
}

/** What was booked when the bank began to ask. */
async function linesOf(ctx: Ctx, kind: JournalKind, reference: string) {
  return ctx.db
    .select({
      account_id: entries.account_id,
      amount_minor: entries.amount_minor,
      owner: ledgerAccounts.company_id,
      kind: ledgerAccounts.kind,
    })
    .from(entries)
    .innerJoin(journals, eq(journals.id, entries.journal_id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, entries.account_id))
    .where(and(eq(journals.kind, kind), eq(journals.reference, reference)));
}

/**
 * Brings everything back to where it was taken, and sets off from it what the company owes. False when nothing was taken, or
 * it is back. Must run in a transaction.
 */
export async function bookDisputeReturned(ctx: Ctx, kinds: DisputeKinds, dispute: DisputedAmount): Promise<boolean> {
  const taken = await linesOf(ctx, kinds.asked, dispute.reference);
  if (taken.length === 0) return false;
  const back = taken.map((line) => ({ ...line, amount_minor: -line.amount_minor }));
  const of = (is_kept: boolean) =>
    back
      .filter(({ owner }) => (owner !== null) === is_kept)
      .map(({ account_id, amount_minor }) => ({ account_id, amount_minor }));
  const head = { ...dispute, kind: kinds.won };
  const booked = await writeJournal(ctx, { ...head, kept: of(true), lines: of(false) });
  if (booked) await offsetDebt(ctx, head);
  return booked;
}

/**
 * Takes what was not there when the bank began to ask: from the accounts in their order, as far as it goes, and the rest is
 * owed (`owed`) until later money sets it off. Null when all of it was taken before, or it was booked. Answers what is owed
 * of it, in minor units. Must run in a transaction.
 */
export async function bookShortfall(
  ctx: Ctx,
  kinds: DisputeKinds,
  dispute: DisputedAmount,
  from: readonly CompanyAccountKind[],
): Promise<{ owed_minor: number } | null> {
  const { company_id, currency, reference } = dispute;
  const missing = (await linesOf(ctx, kinds.asked, reference)).filter(
    ({ owner, kind }) => owner === null && kind === 'refund',
  );
  const missing_minor = missing.reduce((sum, { amount_minor }) => sum - amount_minor, 0);
  if (missing_minor === 0) return null;
  const kept: StoredLine[] = [];
  let owed_minor = missing_minor;
  for (const kind of from) {
    const account = await lockCompanyAccount(ctx, company_id, kind, currency);
    const taken_minor = Math.min(available(account), owed_minor);
    if (taken_minor > 0) kept.push({ account_id: account.id, amount_minor: -taken_minor });
    owed_minor -= taken_minor;
  }
  if (owed_minor > 0) {
    const owed = await companyAccount(ctx, company_id, 'owed', currency);
    kept.push({ account_id: owed.id, amount_minor: -owed_minor });
  }
  const booked = await writeJournal(ctx, {
    ...dispute,
    kind: kinds.lost,
    kept,
    lines: [{ account_id: await platformAccount(ctx, 'refund', currency), amount_minor: missing_minor }],
  });
  return booked ? { owed_minor } : null;
}
