import type { Currency, Language } from '@sampan/country-rules';
import type { CsvColumn } from '../../../platform/document/csv-column.ts';
import type { EntryRow } from './entry.repo.ts';
import { describeEntry, subjectOf } from './present-transaction.ts';
import { groupOf } from './transaction-group.ts';
import { TRANSACTION_TEXTS } from './transaction.messages.ts';

/** A line of a file: an entry, or the balance before the first and after the last one. */
export type TransactionLine = EntryRow | { word: 'opening' | 'closing'; balance_minor: number };

/** Columns of transactions in a language. Amounts are plain decimals; what left the account has a column of its own. */
export function transactionColumns(currency: Currency, language: Language): CsvColumn<TransactionLine>[] {
  const texts = TRANSACTION_TEXTS[language];
  const ofEntry =
    <T>(read: (entry: EntryRow) => T | null) =>
    (line: TransactionLine): T | null =>
      'word' in line ? null : read(line);
  return [
    { header: texts.date, type: 'time', value: ofEntry(({ at }) => at) },
    {
      header: texts.description,
      type: 'text',
      value: (line) => ('word' in line ? texts[line.word] : describeEntry(line, language)),
    },
    { header: texts.type, type: 'text', value: ofEntry(({ kind }) => texts.group[groupOf(kind)]) },
    { header: texts.reference, type: 'text', value: ofEntry((entry) => subjectOf(entry)?.number ?? null) },
    {
      header: texts.amount_in,
      type: 'amount',
      currency,
      value: ofEntry(({ amount_minor }) => (amount_minor > 0 ? amount_minor : null)),
    },
    {
      header: texts.amount_out,
      type: 'amount',
      currency,
      value: ofEntry(({ amount_minor }) => (amount_minor < 0 ? -amount_minor : null)),
    },
    { header: texts.balance, type: 'amount', currency, value: ({ balance_minor }) => balance_minor },
    { header: texts.currency, type: 'text', value: () => currency },
    { header: 'ID', type: 'text', value: ofEntry(({ id }) => id) },
  ];
}
