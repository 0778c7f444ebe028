import type { Transaction, TransactionCause, TransactionSubject } from '@sampan/contract';
import { toMajor, type Currency, type Language } from '@sampan/country-rules';
import type { JournalKind } from '../../ledger/wallet/index.ts';
import { receiptNumber } from '../../payments/top-up/index.ts';
import type { EntryRow } from './entry.repo.ts';
import { groupOf } from './transaction-group.ts';
import { TRANSACTION_TEXTS } from './transaction.messages.ts';

type Named = Pick<EntryRow, 'kind' | 'reference' | 'details'>;

/** What an entry is called: its kind, or what earned free credit. */
type EntryWord = JournalKind | 'top_up_bonus' | 'demo_credit' | 'referral';

const PROMOTIONS: readonly (readonly [start: string, word: EntryWord])[] = [
  ['top_up_bonus:', 'top_up_bonus'],
  ['demo-credit:', 'demo_credit'],
  ['referral:', 'referral'],
];
const TOP_UP = /^top_up(?:_bonus)?:([0-9a-f-]{36})$/u;
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

function wordOf({ kind, reference }: Named): EntryWord {
  if (kind !== 'promotion') return kind;
  return PROMOTIONS.find(([start]) => reference.startsWith(start))?.[1] ?? 'promotion';
}

/** What an entry was for, in a language: its kind and the number of the thing, `Label SMP-000123`. */
export function describeEntry(entry: Named, language: Language): string {
  const word = TRANSACTION_TEXTS[language].entry[wordOf(entry)];
  const number = subjectOf(entry)?.number ?? null;
  return number === null ? word : `${word} ${number}`;
}

/** The company's own thing an entry was for; null when there is none to show. */
export function subjectOf({ reference, details }: Named): TransactionSubject | null {
  if (details.order_id !== undefined)
    return { type: 'order', id: details.order_id, number: details.order_number ?? null };
  if (details.payout_id !== undefined)
    return { type: 'payout', id: details.payout_id, number: details.payout_number ?? null };
  if (details.invoice_id !== undefined)
    return { type: 'invoice', id: details.invoice_id, number: details.invoice_number ?? null };
  const top_up = TOP_UP.exec(reference)?.[1];
  return top_up === undefined ? null : { type: 'top_up', id: top_up, number: receiptNumber(top_up) };
}

/** What made an entry, where that can be opened; the credit note and the settlement have the id the money moved under. */
export function causeOf({ kind, reference, details }: Named): TransactionCause | null {
  if (details.adjustment_id !== undefined) return { type: 'adjustment', id: details.adjustment_id };
  if (details.payout_id !== undefined) return { type: 'payout', id: details.payout_id };
  if (details.invoice_id !== undefined) return { type: 'invoice', id: details.invoice_id };
  const top_up = TOP_UP.exec(reference)?.[1];
  if (top_up !== undefined) return { type: 'receipt', id: top_up };
  if (!ID.test(reference)) return null;
  if (kind === 'label_refund') return { type: 'credit_note', id: reference };
  return kind === 'cod_payable' ? { type: 'cod_settlement', id: reference } : null;
}

export function presentTransaction(entry: EntryRow, currency: Currency, language: Language): Transaction {
  return {
    id: entry.id,
    created_at: entry.at,
    kind: entry.kind,
    group: groupOf(entry.kind),
    description: describeEntry(entry, language),
    amount: toMajor(entry.amount_minor, currency),
    balance: toMajor(entry.balance_minor, currency),
    subject: subjectOf(entry),
    cause: causeOf(entry),
  };
}
