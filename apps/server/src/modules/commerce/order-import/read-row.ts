import type { ImportField, ImportIssue, ImportRepair, ImportValues } from '@sampan/contract';
import { payableDigitsOf, type Currency } from '@sampan/country-rules';
import type { CsvRow } from '../../../platform/document/read-csv.ts';
import { cleanCell, isGarbled, isMasked, isScientific } from './clean-cell.ts';
import { importIssue, importRepair } from './import-issue.ts';
import { JOINED, type ColumnPlaces } from './match-columns.ts';
import { decimalSignOf, plainNumber, saysGrams, type DecimalSign } from './read-number.ts';
import { dayOrderOf, readDay, type DayOrder } from './read-day.ts';

/** One row of a file by its fields: what could be read, what was mended for it, and what cannot be read. */
export interface ReadRow {
  row: number;
  values: ImportValues;
  issues: ImportIssue[];
  repaired: ImportRepair[];
}

/** What the rows of a file together say about their columns. */
export interface ColumnReading {
  places: ColumnPlaces;
  signs: ReadonlyMap<ImportField, DecimalSign | null>;
  grams: ReadonlySet<ImportField>;
  days: DayOrder;
}

const NUMBERS: readonly ImportField[] = [
  'package_value',
  'package_weight',
  'package_length',
  'package_width',
  'package_height',
  'cod_amount',
  'item_quantity',
  'item_price',
  'item_weight',
  'order_total',
];
const MONEY: ReadonlySet<ImportField> = new Set<ImportField>([
  'package_value',
  'cod_amount',
  'item_price',
  'order_total',
]);
const WEIGHTS: readonly ImportField[] = ['package_weight', 'item_weight'];
/** Texts of digits, of which a spreadsheet makes numbers. */
const DIGITS: ReadonlySet<ImportField> = new Set<ImportField>([
  'reference_id',
  'recipient_phone',
  'recipient_post_code',
  'item_sku',
]);
const MASKED: ReadonlySet<ImportField> = new Set<ImportField>([
  'recipient_name',
  'recipient_phone',
  'recipient_address',
]);

/** Reads the columns of a file: how each writes its numbers and days. The delimiter and the currency tell where the numbers do not. */
export function readColumns(
  header: readonly string[],
  rows: readonly CsvRow[],
  places: ColumnPlaces,
  { delimiter, currency }: { delimiter: string; currency: Currency },
): ColumnReading {
  const valuesOf = (field: ImportField): string[] =>
    (places[field] ?? []).flatMap((at) => rows.map(({ cells }) => cells[at] ?? '').filter((cell) => cell !== ''));
  // Spreadsheets part cells by a semicolon where the comma stands before the decimals, and nobody pays a part of a rupiah.
  const usualOf = (field: ImportField): DecimalSign | null =>
    delimiter === ';' || (MONEY.has(field) && payableDigitsOf(currency) === 0) ? ',' : null;
  return {
    places,
    signs: new Map(NUMBERS.map((field) => [field, decimalSignOf(valuesOf(field)) ?? usualOf(field)])),
    grams: new Set(WEIGHTS.filter((field) => (places[field] ?? []).some((at) => saysGrams(header[at] ?? '')))),
    days: dayOrderOf(valuesOf('pick_up_date')),
  };
}

/** Reads one row. A field that nothing stands in takes its default. */
export function readRow({ row, cells }: CsvRow, reading: ColumnReading, defaults: ImportValues): ReadRow {
  const read: ReadRow = { row, values: {}, issues: [], repaired: [] };
  for (const [name, places] of Object.entries(reading.places)) {
    const field = name as ImportField;
    const filled = places.map((at) => cells[at] ?? '').filter((cell) => cell.trim() !== '');
    const chosen = JOINED.has(field) ? filled : filled.slice(0, 1);
    const text = chosen
      .map((cell) => textOf(cell, field, read))
      .join(field === 'recipient_name' ? ' ' : ', ')
      .trim();
    if (text !== '') read.values[field] = valueOf(text, field, reading, read);
  }
  for (const [name, value] of Object.entries(defaults)) read.values[name as ImportField] ??= value;
  return read;
}

function textOf(cell: string, field: ImportField, read: ReadRow): string {
  const { text, repair, error } = cleanCell(cell);
  if (error !== null) read.issues.push(importIssue(field, 'error', error));
  else if (repair !== null) read.repaired.push(importRepair(field, repair, cell.trim(), text));
  return text;
}

function valueOf(text: string, field: ImportField, reading: ColumnReading, read: ReadRow): string {
  if (DIGITS.has(field)) return digitsOf(text, field, read);
  if (NUMBERS.includes(field)) return numberOf(text, field, reading, read);
  if (field === 'pick_up_date') return dayOf(text, reading.days, read);
  if (MASKED.has(field)) refuseMasked(text, field, read);
  if (isGarbled(text)) read.issues.push(importIssue(field, 'warning', 'validate.import_garbled'));
  return text;
}

function refuseMasked(text: string, field: ImportField, read: ReadRow): void {
  if (isMasked(text)) read.issues.push(importIssue(field, 'error', 'validate.import_masked'));
}

function digitsOf(text: string, field: ImportField, read: ReadRow): string {
  if (isScientific(text)) {
    read.issues.push(importIssue(field, 'error', 'validate.import_digits_lost'));
    return text;
  }
  refuseMasked(text, field, read);
  if (field === 'item_sku' || !/^\d+\.0+$/u.test(text)) return text;
  const whole = text.replace(/\.0+$/u, '');
  read.repaired.push(importRepair(field, 'validate.import_decimals_removed', text, whole));
  return whole;
}

function numberOf(text: string, field: ImportField, { signs, grams }: ColumnReading, read: ReadRow): string {
  if (field === 'cod_amount' && /^[a-z]+$/iu.test(text)) return text;
  const plain = plainNumber(text, signs.get(field) ?? null);
  if (plain === null) {
    read.issues.push(importIssue(field, 'error', 'validate.import_number_ambiguous'));
    return text;
  }
  if (!WEIGHTS.includes(field) || !(grams.has(field) || saysGrams(text)) || !/^\d+(?:\.\d+)?$/u.test(plain)) {
    if (text.includes(',') && plain !== text)
      read.repaired.push(importRepair(field, 'validate.import_number_read', text, plain));
    return plain;
  }
  const kilograms = String(Math.ceil(Number(plain)) / 1000);
  read.repaired.push(importRepair(field, 'validate.import_grams', text, kilograms));
  return kilograms;
}

function dayOf(text: string, order: DayOrder, read: ReadRow): string {
  const day = readDay(text, order);
  if (day === null) {
    read.issues.push(importIssue('pick_up_date', 'error', 'validate.date_invalid'));
    return text;
  }
  if (day.from !== 'iso')
    read.repaired.push(
      importRepair(
        'pick_up_date',
        day.from === 'serial' ? 'validate.import_serial_date' : 'validate.import_day_read',
        text,
        day.day,
      ),
    );
  return day.day;
}
