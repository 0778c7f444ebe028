import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { detectDelimiter, type CsvDelimiter } from './csv-delimiter.ts';
import { decodeInPieces, type TextEncoding } from './text-encoding.ts';

/** What a file may be at most. Each is looked at while the file is read, so that no file costs more than they allow. */
export interface CsvLimits {
  rows: number;
  columns: number;
  cell_characters: number;
  row_characters: number;
  milliseconds: number;
}

export type CsvRefusal = 'empty' | 'not_text' | 'unreadable' | 'too_many_rows' | 'too_many_columns' | 'too_slow';

/** A file that is no CSV, or more of one than is taken. */
export class CsvRefused extends Error {
  override readonly name = 'CsvRefused';
  readonly reason: CsvRefusal;

  constructor(reason: CsvRefusal, cause?: unknown) {
    super(`The file is refused: ${reason}`, { cause });
    this.reason = reason;
  }
}

/** A row as the file has it. Lines of a quoted cell count as one row, as spreadsheets count them. */
export interface CsvRow {
  row: number;
  cells: string[];
}

export interface CsvText {
  delimiter: CsvDelimiter;
  rows: AsyncIterable<CsvRow>;
}

const HEAD_CHARACTERS = 65_536;

/**
 * Opens a text of separated values. Rows come one by one, empty ones left out, with columns behind the last filled one cut.
 * Both here and while `rows` are read, throws `CsvRefused` for what is no such text or beyond `limits`.
 */
export function openCsv(
  bytes: Uint8Array,
  { encoding, limits, now }: { encoding: TextEncoding; limits: CsvLimits; now: () => number },
): CsvText {
  const head = decodeInPieces(bytes.subarray(0, HEAD_CHARACTERS), encoding).next().value ?? '';
  if (head.trim() === '') throw new CsvRefused('empty');
  const delimiter = detectDelimiter(head);
  const records = csvRecords(decodeInPieces(bytes, encoding), { delimiter, row_characters: limits.row_characters });
  return { delimiter, rows: rowsOf(records, limits, now) };
}

/** The records of a text that comes in pieces, as merchants' spreadsheets write them. Throws `CsvError` for what is none. */
export function csvRecords(
  pieces: Iterable<string | Uint8Array>,
  { delimiter, row_characters }: { delimiter: string; row_characters: number },
): AsyncIterable<string[]> {
  return Readable.from(pieces, { objectMode: false }).pipe(
    parse({
      bom: true,
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: row_characters,
    }),
  ) as AsyncIterable<string[]>;
}

async function* rowsOf(records: AsyncIterable<string[]>, limits: CsvLimits, now: () => number): AsyncGenerator<CsvRow> {
  const end = now() + limits.milliseconds;
  let row = 0;
  let filled = 0;
  try {
    for await (const cells of records) {
      row += 1;
      if (now() > end) throw new CsvRefused('too_slow');
      const used = cells.findLastIndex((cell) => cell.trim() !== '') + 1;
      if (used > limits.columns) throw new CsvRefused('too_many_columns');
      if (used === 0) continue;
      filled += 1;
      if (filled > limits.rows) throw new CsvRefused('too_many_rows');
      yield {
        row,
        cells: cells.slice(0, used).map((cell) => cell.slice(0, limits.cell_characters)),
      };
    }
  } catch (error) {
    throw error instanceof CsvError ? new CsvRefused('unreadable', error) : error;
  }
}
