import { writeCsv } from '../../platform/document/write-csv.ts';
import type { CsvColumn } from '../../platform/document/csv-column.ts';
import type { FilePayouts, PayoutOrder } from '../../ports/payout.ts';
import { readResults } from './read-results.ts';

/** A bank takes a number without the plus, and no sheet takes it for a formula. */
const plain = (number: string) => number.replace(/^\+/u, '');

/** What every bank's bulk payment screen can be told to read: a row per payment, the reference first. */
const COLUMNS: readonly CsvColumn<PayoutOrder>[] = [
  { header: 'reference', type: 'text', value: (order) => order.client_ref },
  { header: 'method', type: 'text', value: (order) => order.method },
  { header: 'bank_name', type: 'text', value: (order) => order.bank_name },
  { header: 'account_number', type: 'text', value: (order) => plain(order.account_number) },
  { header: 'beneficiary_name', type: 'text', value: (order) => order.holder_name },
  { header: 'amount', type: 'amount', currency: (order) => order.currency, value: (order) => order.amount_minor },
  { header: 'currency', type: 'text', value: (order) => order.currency },
  { header: 'details', type: 'text', value: (order) => order.number },
];

/** A bank that people take CSV files to, and whose answers they bring back. */
export function createBankFilePayouts(): FilePayouts {
  return {
    leaves_by: 'file',
    name: 'bank_file',
    writeFile: (orders) => writeCsv({ columns: COLUMNS, rows: orders, time_zone: 'UTC' }),
    readResults,
  };
}
