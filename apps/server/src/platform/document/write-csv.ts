import { stringify } from 'csv-stringify/sync';
import { ReadableStream as WebStream } from 'node:stream/web';
import { csvCell, type CsvColumn } from './csv-column.ts';
import { escapeCsvFormula } from './escape-csv-formula.ts';

/** What a CSV file is made of. */
export interface CsvFile<Row> {
  columns: readonly CsvColumn<Row>[];
  /** Taken one after the other, and no faster than the file is read: a database may be behind it (`readInBatches`). */
  rows: AsyncIterable<Row> | Iterable<Row>;
  /** Of `date` and `time` columns: the company's (`rulesOf(country_code).time_zone`). */
  time_zone: string;
}

/** Rows in one piece of the stream: about 10 kB. */
const ROWS_AT_ONCE = 100;
const BYTE_ORDER_MARK = '\u{FEFF}';

/**
 * The file as a stream of bytes: UTF-8 with a byte order mark, so that spreadsheets read Vietnamese, CRLF, quoting by RFC
 * 4180, and no text that a spreadsheet runs (trust.md 4 row 17). It holds a few rows at a time, however many there are, and
 * waits when its reader does. A reader that cancels ends `rows` too: their `finally` runs. What `rows` throws, the
 * stream's reader gets.
 */
export function writeCsv<Row>(file: CsvFile<Row>): ReadableStream<Uint8Array> {
  return WebStream.from(csvPieces(file)) as ReadableStream<Uint8Array>;
}

/** The same for whoever writes the bytes on: as they are made, and no faster than they are taken. */
export async function* csvPieces<Row>({ columns, rows, time_zone }: CsvFile<Row>): AsyncGenerator<Uint8Array> {
  const heads = columns.map((column) => escapeCsvFormula(column.header));
  yield Buffer.from(BYTE_ORDER_MARK + textOf([heads]));
  let piece: string[][] = [];
  for await (const row of rows) {
    piece.push(columns.map((column) => csvCell(column, row, time_zone)));
    if (piece.length < ROWS_AT_ONCE) continue;
    yield Buffer.from(textOf(piece));
    piece = [];
  }
  if (piece.length > 0) yield Buffer.from(textOf(piece));
}

function textOf(rows: string[][]): string {
  return stringify(rows, {
    record_delimiter: '\r\n',
    // A lone line feed or carriage return breaks a row in most readers as CRLF does.
    quoted_match: /[\r\n]/u,
  });
}
