import type { TransactionExportColumn } from '@sampan/contract';
import type { CountryCode, Currency, Language } from '@sampan/country-rules';
import type { Ctx } from '../../../platform/context.ts';
import type { CsvColumn } from '../../../platform/document/csv-column.ts';
import { textsOf } from '../../../platform/texts.ts';
import { streamEntries } from './entry-stream.ts';
import { findAccount, type EntryRow } from './entry.repo.ts';
import { chooseEntries, findTransactions, type TransactionFilter } from './list-transactions.ts';
import { describeEntry, subjectOf } from './present-transaction.ts';
import { groupOf } from './transaction-group.ts';
import { TRANSACTION_TEXTS } from './transaction.messages.ts';

const TEXTS = textsOf('document_export');

/** Which entries a file holds: those of a filter up to the newest one when it was asked for. */
export interface TransactionFile {
  company_id: string;
  country: CountryCode;
  filter: TransactionFilter;
  head_seq: number;
}

/** The number of an account's newest entry. */
export async function headOfAccount(ctx: Ctx, company_id: string, { account }: TransactionFilter): Promise<number> {
  return (await findAccount(ctx, { company_id, account }))?.entry_seq ?? 0;
}

/** How many entries a filter lets through now. */
export async function countFileTransactions(
  tx: Ctx,
  { company_id, country, filter }: TransactionFile,
): Promise<number> {
  const of = { company_id, account: filter.account };
  const place = { country, before_seq: null, offset: 0, limit: 1 };
  return (await findTransactions(tx, of, filter, place)).sums.count;
}

/** Entries of a file, newest first, in the caller's transaction. */
export async function* readFileTransactions(
  tx: Ctx,
  { company_id, country, filter, head_seq }: TransactionFile,
): AsyncGenerator<EntryRow> {
  const of = { company_id, account: filter.account };
  const account = await findAccount(tx, of);
  if (!account) return;
  if (filter.order_number !== undefined) {
    const place = { country, before_seq: head_seq + 1, offset: 0, limit: Infinity };
    yield* (await findTransactions(tx, of, filter, place)).rows;
    return;
  }
  const { from_seq, until_seq, kinds, direction, sums } = await chooseEntries(tx, of, filter);
  if (sums.count === 0) return;
  yield* streamEntries(tx, account.id, { from_seq, until_seq: Math.min(until_seq, head_seq), kinds, direction });
}

/** The columns of a file of entries: heads and words in a language, times with their zone. */
export function transactionFileColumns({
  columns,
  currency,
  language,
  time_zone,
}: {
  columns: readonly TransactionExportColumn[];
  currency: Currency;
  language: Language;
  time_zone: string;
}): CsvColumn<EntryRow>[] {
  const texts = TRANSACTION_TEXTS[language];
  const amount = (header: string, value: (entry: EntryRow) => number | null): CsvColumn<EntryRow> => ({
    header,
    type: 'amount',
    currency,
    value,
  });
  const text = (header: string, value: (entry: EntryRow) => string | null): CsvColumn<EntryRow> => ({
    header,
    type: 'text',
    value,
  });
  const all: Record<TransactionExportColumn, CsvColumn<EntryRow>> = {
    date: { header: `${texts.date} (${time_zone})`, type: 'time', value: ({ at }) => at },
    description: text(texts.description, (entry) => describeEntry(entry, language)),
    type: text(texts.type, ({ kind }) => texts.group[groupOf(kind)]),
    reference: text(texts.reference, (entry) => subjectOf(entry)?.number ?? null),
    amount_in: amount(texts.amount_in, ({ amount_minor: moved }) => (moved > 0 ? moved : null)),
    amount_out: amount(texts.amount_out, ({ amount_minor: moved }) => (moved < 0 ? -moved : null)),
    amount: amount(TEXTS[language].amount, ({ amount_minor }) => amount_minor),
    balance: amount(texts.balance, ({ balance_minor }) => balance_minor),
    currency: text(texts.currency, () => currency),
    id: text('ID', ({ id }) => id),
  };
  return columns.map((name) => all[name]);
}
