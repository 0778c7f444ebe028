import { amountText, type Currency } from '@sampan/country-rules';
import { escapeCsvFormula } from './escape-csv-formula.ts';
import { localDay, localTime } from './local-time.ts';

/** Null leaves the cell empty. */
type Value<Row, T> = (row: Row) => T | null;

/**
 * A column of a CSV file: what stands above it and what a row has there. The type decides how it is written:
 *
 * - `text`: any text, phones and ids among them; guarded against formulas.
 * - `amount`: integer minor units, written as a plain decimal with the currency's digits: `-1234.50`.
 * - `integer`: a whole number. `decimal`: a finite number such as a weight in kg.
 * - `date`, `time`: epoch seconds, written as `2026-11-21` or `2026-11-21 15:04:05` in the file's time zone.
 */
export type CsvColumn<Row> = { header: string } & (
  | { type: 'text'; value: Value<Row, string> }
  | { type: 'amount'; currency: Currency | ((row: Row) => Currency); value: Value<Row, number> }
  | { type: 'integer'; value: Value<Row, number> }
  | { type: 'decimal'; value: Value<Row, number> }
  | { type: 'date'; value: Value<Row, number> }
  | { type: 'time'; value: Value<Row, number> }
);

/** A row's text in a column. Throws RangeError for a number that is not what its column says. */
export function csvCell<Row>(column: CsvColumn<Row>, row: Row, time_zone: string): string {
  if (column.type === 'text') return escapeCsvFormula(column.value(row) ?? '');
  const value = column.value(row);
  if (value === null) return '';
  switch (column.type) {
    case 'amount':
      return amountText(value, typeof column.currency === 'function' ? column.currency(row) : column.currency);
    case 'integer':
      if (!Number.isSafeInteger(value)) throw new RangeError(`not an integer in '${column.header}': ${value}`);
      return String(value);
    case 'decimal':
      if (!Number.isFinite(value)) throw new RangeError(`not a number in '${column.header}': ${value}`);
      return String(value);
    case 'date':
      return localDay(value, time_zone);
    case 'time':
      return localTime(value, time_zone);
  }
}
