import type { ImportEncoding } from '@sampan/contract';
import { MAX_TRACKING_ROWS } from '@sampan/contract';
import { foldText, type CountryCode } from '@sampan/country-rules';
import type { IssueParams, ValidateKey } from '@sampan/validators';
import { CsvRefused, openCsv, type CsvLimits, type CsvRow } from '../../../platform/document/read-csv.ts';
import { detectEncoding } from '../../../platform/document/text-encoding.ts';
import { cleanCell, isScientific } from '../order-import/index.ts';

const COLUMNS = {
  order_number: [
    'order number',
    'order no',
    'order id',
    'order',
    'reference',
    'reference id',
    'reference no',
    'name',
    'no pesanan',
    'nomor pesanan',
    'nombor pesanan',
    'no order',
    'order sn',
    'ma don hang',
    'so don hang',
  ],
  tracking_number: [
    'tracking number',
    'tracking no',
    'tracking code',
    'tracking',
    'tracking id',
    'awb',
    'awb number',
    'airway bill',
    'consignment number',
    'no resi',
    'nomor resi',
    'resi',
    'nombor penjejakan',
    'no penjejakan',
    'ma van don',
  ],
  courier: [
    'courier',
    'courier name',
    'carrier',
    'tracking company',
    'shipping company',
    'logistics provider',
    'kurir',
    'kurier',
    'don vi van chuyen',
    'hang van chuyen',
  ],
} as const;
type Field = keyof typeof COLUMNS;

const ROWS_ABOVE = 30;
const LIMITS: CsvLimits = {
  rows: MAX_TRACKING_ROWS + ROWS_ABOVE + 1,
  columns: 300,
  cell_characters: 2_000,
  row_characters: 131_072,
  milliseconds: 10_000,
};
const NUMBER_MIN = 3;
const NUMBER_MAX = 64;
/** What couriers number parcels with. */
const TRACKING_NUMBER = /^[\p{L}\d][\p{L}\d ./-]*$/u;

/** A line of the file, with what keeps it from being used. */
export interface ReadTracking {
  row: number;
  order_number: string;
  tracking_number: string;
  courier: string;
  error: { key: ValidateKey; field: Field; params?: IssueParams } | null;
}

function placeOf(header: readonly string[], field: Field): number {
  const folded = header.map(foldText);
  return COLUMNS[field].map((name) => folded.indexOf(foldText(name))).find((at) => at >= 0) ?? -1;
}

function readRow({ row, cells }: CsvRow, places: Readonly<Record<Field, number>>): ReadTracking {
  const cell = (field: Field) => cleanCell(cells[places[field]] ?? '');
  const number = cell('order_number');
  const tracking = cell('tracking_number');
  const read = {
    row,
    order_number: number.text.slice(0, NUMBER_MAX),
    tracking_number: tracking.text.slice(0, NUMBER_MAX),
    courier: cell('courier').text.slice(0, 60),
  };
  const refuse = (field: Field, key: ValidateKey, params: IssueParams = {}): ReadTracking => ({
    ...read,
    error: { key, field, params },
  });
  for (const [field, { text, error }] of [
    ['order_number', number],
    ['tracking_number', tracking],
  ] as const) {
    if (error !== null) return refuse(field, error);
    if (text === '') return refuse(field, 'validate.required');
    // A spreadsheet cut the digits: no guess.
    if (isScientific(text)) return refuse(field, 'validate.import_digits_lost');
    if (text.length > NUMBER_MAX) return refuse(field, 'validate.reweigh_cell_too_long');
  }
  if (!TRACKING_NUMBER.test(tracking.text)) return refuse('tracking_number', 'validate.characters_invalid');
  return tracking.text.length < NUMBER_MIN
    ? refuse('tracking_number', 'validate.too_short', { min: String(NUMBER_MIN) })
    : { ...read, error: null };
}

/**
 * Reads a file of order numbers and tracking numbers: any table with these two columns, in any order and encoding (volume 3). Null
 * for a table without them; throws `CsvRefused` for what is no table or more of one than is taken.
 */
export async function readTrackingFile(
  bytes: Uint8Array,
  options: { encoding?: ImportEncoding | undefined; country: CountryCode; now: () => number },
): Promise<ReadTracking[] | null> {
  const encoding =
    options.encoding ?? detectEncoding(bytes, options.country === 'VN' ? 'windows-1258' : 'windows-1252');
  if (encoding === null) throw new CsvRefused('not_text');
  const { rows } = openCsv(bytes, { encoding, limits: LIMITS, now: options.now });
  let places: Record<Field, number> | null = null;
  const read: ReadTracking[] = [];
  for await (const row of rows) {
    if (places === null) {
      const found = {
        order_number: placeOf(row.cells, 'order_number'),
        tracking_number: placeOf(row.cells, 'tracking_number'),
        courier: placeOf(row.cells, 'courier'),
      };
      if (found.order_number >= 0 && found.tracking_number >= 0) places = found;
      else if (row.row > ROWS_ABOVE) return null;
    } else read.push(readRow(row, places));
  }
  if (read.length > MAX_TRACKING_ROWS) throw new CsvRefused('too_many_rows');
  return places === null ? null : read;
}
