import { cutText } from '../../../platform/cut-text.ts';
import { CsvError } from 'csv-parse';
import type { Currency } from '@sampan/country-rules';
import type { IssueParams, ValidateKey } from '@sampan/validators';
import { csvRecords } from '../../../platform/document/read-csv.ts';
import { DomainError } from '../../../platform/errors.ts';
import { issueErrorOf } from '../../../platform/issue-error.ts';
import { isDay, readAmount, readCurrency } from './read-cell.ts';
import { REMITTANCE_FIELDS, type RemittanceField, type RemittanceFormatRow } from './remittance-format.ts';

/** Far more than a courier sends at once, and few enough to read in seconds. */
export const MAX_REMITTANCE_ROWS = 50_000;
const MAX_COLUMNS = 60;
const MAX_CELL = 4_096;
const MAX_RECORD = 65_536;
const CHUNK_BYTES = 65_536;

/** One row of a file: what it says where it can be read, and else which column cannot. */
export interface ReadLine {
  row: number;
  cells: string[];
  tracking_code: string;
  reference: string;
  currency: Currency | null;
  collected_minor: number | null;
  fee_minor: number | null;
  malformed: string | null;
}

export interface RemittanceReader {
  header: string[];
  lines: AsyncIterable<ReadLine>;
}

function refusal(key: ValidateKey, params: IssueParams = {}): DomainError {
  return new DomainError('invalid_input', { errors: [issueErrorOf('data_base64', key, params)] });
}

/** Bytes in pieces, so that the parser works as they come and nothing holds the file twice. */
function* piecesOf(file: Buffer): Generator<Buffer> {
  for (let at = 0; at < file.length; at += CHUNK_BYTES) yield file.subarray(at, at + CHUNK_BYTES);
}

/** Spreadsheets write the file with the separator of their own country. */
function delimiterOf(first_line: string, format: RemittanceFormatRow): string {
  const counted = [format.delimiter, ',', ';', '\t'].map((sign) => ({ sign, n: first_line.split(sign).length }));
  return counted.reduce((best, next) => (next.n > best.n ? next : best)).sign;
}

function requireText(file: Buffer): void {
  const is_archive = file.subarray(0, 2).toString('latin1') === 'PK';
  if (is_archive || file.includes(0)) throw refusal('validate.csv_not_text');
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    throw refusal('validate.csv_not_utf8');
  }
}

const folded = (name: string): string => name.trim().toLowerCase();

/** Where each field stands. Throws `invalid_input` naming the columns that are not there. */
function placesOf(header: readonly string[], format: RemittanceFormatRow): Record<RemittanceField, number> {
  const names = header.map(folded);
  const places = Object.fromEntries(
    REMITTANCE_FIELDS.map((field) => [field, names.indexOf(folded(format.columns[field]))]),
  ) as Record<RemittanceField, number>;
  const missing = REMITTANCE_FIELDS.filter((field) => places[field] === -1).map((field) => format.columns[field]);
  if (missing.length > 0) throw refusal('validate.csv_columns_missing', { columns: missing.join(', ') });
  return places;
}

function lineOf(
  row: number,
  cells: string[],
  format: RemittanceFormatRow,
  places: Record<RemittanceField, number>,
): ReadLine {
  const at = (field: RemittanceField): string => (cells[places[field]] ?? '').trim();
  const currency = readCurrency(at('currency'));
  const amount = (field: 'collected' | 'fee') =>
    currency === null ? null : readAmount(field === 'fee' && at(field) === '' ? '0' : at(field), format, currency);
  const line = {
    row,
    cells: cells.map((cell) => cutText(cell, MAX_CELL)),
    tracking_code: at('tracking_code').replace(/^'/u, '').toUpperCase().slice(0, 64),
    reference: cutText(at('reference'), 120),
    currency,
    collected_minor: amount('collected'),
    fee_minor: amount('fee'),
  };
  const wrong: [RemittanceField, boolean][] = [
    ['tracking_code', line.tracking_code === ''],
    ['currency', currency === null],
    ['collected', line.collected_minor === null || line.collected_minor === 0],
    ['fee', line.fee_minor === null || line.fee_minor > (line.collected_minor ?? 0)],
    ['date', !isDay(at('date'), format.date)],
    ['reference', line.reference === ''],
  ];
  const first = wrong.find(([, is_wrong]) => is_wrong);
  return { ...line, malformed: first ? format.columns[first[0]] : null };
}

/**
 * Reads a courier's file row by row. Rows that say nonsense come out with the column's name; the file as a whole is refused
 * when it is no CSV, lacks a column, or is larger than files may be (trust 4.16). Row numbers count as spreadsheets do.
 */
export async function openRemittance(file: Buffer, format: RemittanceFormatRow): Promise<RemittanceReader> {
  requireText(file);
  const first_line = file.subarray(0, MAX_RECORD).toString('utf8').split(/\r?\n/u, 1)[0] ?? '';
  const delimiter = delimiterOf(first_line, format);
  const records = csvRecords(piecesOf(file), { delimiter, row_characters: MAX_RECORD })[Symbol.asyncIterator]();
  const head = await records.next().catch(refuseCsv);
  if (head.done === true || head.value.every((name) => name.trim() === '')) throw refusal('validate.csv_empty');
  const header = head.value;
  if (header.length > MAX_COLUMNS) throw refusal('validate.csv_too_many_columns', { max: String(MAX_COLUMNS) });
  const places = placesOf(header, format);
  return { header, lines: linesOf(records, (row, cells) => lineOf(row, cells, format, places)) };
}

async function* linesOf(
  records: AsyncIterator<string[]>,
  line: (row: number, cells: string[]) => ReadLine,
): AsyncGenerator<ReadLine> {
  for (let row = 2; ; row += 1) {
    const next = await records.next().catch(refuseCsv);
    if (next.done === true) return;
    if (row > MAX_REMITTANCE_ROWS + 1)
      throw refusal('validate.csv_too_many_rows', { max: String(MAX_REMITTANCE_ROWS) });
    if (next.value.every((cell) => cell.trim() === '')) continue;
    yield line(row, next.value.slice(0, MAX_COLUMNS));
  }
}

function refuseCsv(error: unknown): never {
  if (!(error instanceof CsvError)) throw error;
  throw refusal('validate.csv_unreadable');
}
