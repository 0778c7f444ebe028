import { cutText } from '../../../platform/cut-text.ts';
import { Readable } from 'node:stream';
import type { ReweighReason } from '@sampan/contract';
import type { IssueParams, ValidateKey } from '@sampan/validators';
import { parse } from 'csv-parse';

/** The columns of a courier's file; the first three must be there, others are refused. */
export const REWEIGH_COLUMNS = [
  'reference',
  'tracking_code',
  'weight_kg',
  'length_cm',
  'width_cm',
  'height_cm',
  'note',
] as const;
type Column = (typeof REWEIGH_COLUMNS)[number];
const REQUIRED: readonly Column[] = ['reference', 'tracking_code', 'weight_kg'];

/** Most rows without the header, and signs of one cell (trust.md 4.16). */
const MAX_ROWS = 10_000;
const MAX_CELL = 4_096;
const NUMBER = /^\d{1,4}(?:\.\d{1,3})?$/u;

export interface ReweighRow {
  row: number;
  reference: string;
  tracking_code: string;
  weight_g: number;
  sides_mm: readonly [number, number, number] | null;
  note: string;
}

/** A row that can be taken, or what is wrong with one. Row 1 is the header. */
export type ReadRow =
  | { ok: true; value: ReweighRow }
  | { ok: false; row: number; column: string; reason: ReweighReason };

/** What is wrong with the file as a whole: nothing of it is taken. */
export class ReweighFileError extends Error {
  readonly key: ValidateKey;
  readonly params: IssueParams;

  constructor(key: ValidateKey, params: IssueParams = {}) {
    super(key);
    this.key = key;
    this.params = params;
  }
}

/** Reads a file of weighings row by row, so that its size does not matter. Throws {@link ReweighFileError} for the header. */
export async function* readReweighs(csv: string): AsyncGenerator<ReadRow> {
  const unreadable: number[] = [];
  const parser = Readable.from(piecesOf(csv)).pipe(
    parse({ bom: true, skip_empty_lines: true, trim: true, relax_column_count: true, skip_records_with_error: true }),
  );
  parser.on('skip', (error: { lines?: number }) => unreadable.push(error.lines ?? 0));
  let columns: readonly string[] | null = null;
  let row = 0;
  for await (const cells of parser as AsyncIterable<string[]>) {
    row += 1;
    if (columns === null) columns = columnsOf(cells);
    else if (row > MAX_ROWS + 1) throw new ReweighFileError('validate.csv_too_many_rows', { max: String(MAX_ROWS) });
    else yield rowOf(row, columns, cells);
  }
  if (columns === null) throw new ReweighFileError('validate.csv_empty');
  for (const line of unreadable) yield { ok: false, row: line, column: '', reason: 'row_quotes' };
}

function* piecesOf(csv: string): Generator<string> {
  const PIECE = 65_536;
  for (let at = 0; at < csv.length; at += PIECE) yield csv.slice(at, at + PIECE);
}

function columnsOf(cells: readonly string[]): readonly string[] {
  const columns = cells.map((cell) => cell.toLowerCase());
  const missing = REQUIRED.filter((column) => !columns.includes(column));
  if (missing.length > 0) throw new ReweighFileError('validate.csv_columns_missing', { columns: missing.join(', ') });
  const unknown = columns.filter((column) => !(REWEIGH_COLUMNS as readonly string[]).includes(column));
  if (unknown.length > 0) {
    const named = unknown.join(', ').slice(0, 200);
    throw new ReweighFileError('validate.csv_columns_unknown', { columns: named });
  }
  if (new Set(columns).size < columns.length) throw new ReweighFileError('validate.csv_column_twice');
  return columns;
}

function rowOf(row: number, columns: readonly string[], cells: readonly string[]): ReadRow {
  const wrong = (column: string, reason: ReweighReason): ReadRow => ({ ok: false, row, column, reason });
  if (cells.length !== columns.length) return wrong('', 'row_cells');
  const cell = (column: Column) => cells[columns.indexOf(column)] ?? '';
  const long = columns.find((_, index) => (cells[index] ?? '').length > MAX_CELL);
  if (long !== undefined) return wrong(long, 'cell_too_long');
  const reference = cell('reference');
  if (reference === '' || reference.length > 80) return wrong('reference', 'reference');
  const tracking_code = cell('tracking_code').toUpperCase();
  if (tracking_code === '' || tracking_code.length > 64) return wrong('tracking_code', 'tracking_code');
  const weight_g = numberOf(cell('weight_kg'), 1000);
  if (weight_g === null) return wrong('weight_kg', 'weight');
  const sides = (['length_cm', 'width_cm', 'height_cm'] as const).map((column) => [column, cell(column)] as const);
  const given = sides.filter(([, text]) => text !== '');
  const absent = sides.find(([, text]) => text === '');
  if (given.length > 0 && absent !== undefined) return wrong(absent[0], 'sides');
  const bad = given.find(([, text]) => numberOf(text, 10) === null);
  if (bad !== undefined) return wrong(bad[0], 'size');
  const [length = 0, width = 0, height = 0] = given.map(([, text]) => numberOf(text, 10) ?? 0);
  const note = cutText(cell('note'), 500);
  return {
    ok: true,
    value: {
      row,
      reference,
      tracking_code,
      weight_g,
      sides_mm: given.length === 0 ? null : [length, width, height],
      note,
    },
  };
}

/** A decimal as a whole number of thousandths or tenths; null when it is none, not above 0 or above 1000. */
function numberOf(text: string, factor: number): number | null {
  if (!NUMBER.test(text)) return null;
  const value = Math.round(Number(text) * factor);
  return value > 0 && value <= 1000 * factor ? value : null;
}
