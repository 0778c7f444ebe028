import { csvPieces, type CsvFile } from './write-csv.ts';
import { writeXlsx } from './write-xlsx.ts';
import { writeZip, type ZipEntry } from './write-zip.ts';

export type TableFormat = 'csv' | 'xlsx';

/** Rows of one part: more than that opens slowly in a spreadsheet (volume 5). */
export const ROWS_OF_PART = 100_000;

export const CONTENT_TYPE = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
} as const;
export type TableExtension = keyof typeof CONTENT_TYPE;

/** A table whose number of rows is known before its first one. */
export interface Table<Row> extends CsvFile<Row> {
  rows: AsyncIterable<Row>;
  total: number;
  format: TableFormat;
  /** Of the parts inside an archive: `orders` makes `orders-1.csv`. */
  name: string;
  rows_of_part?: number;
}

/** The next rows of an iterator, which is left open behind them. */
async function* take<Row>(rows: AsyncIterator<Row>, count: number): AsyncGenerator<Row> {
  for (let taken = 0; taken < count; taken += 1) {
    const next = await rows.next();
    if (next.done) return;
    yield next.value;
  }
}

/** How many files a table of so many rows becomes. */
export function countParts(total: number, rows_of_part = ROWS_OF_PART): number {
  return Math.max(1, Math.ceil(total / rows_of_part));
}

/** How a table's file ends: several parts travel in one archive. */
export function extensionOf(format: TableFormat, parts: number): TableExtension {
  return parts > 1 ? 'zip' : format;
}

/** A table as one file, or as an archive of its parts where it is long. An empty one has its header. */
export async function* writeTable<Row>(table: Table<Row>): AsyncGenerator<Uint8Array> {
  const { total, format, name, rows_of_part = ROWS_OF_PART } = table;
  const parts = countParts(total, rows_of_part);
  const write = format === 'csv' ? csvPieces<Row> : writeXlsx<Row>;
  if (parts === 1) {
    yield* write(table);
    return;
  }
  const rows = table.rows[Symbol.asyncIterator]();
  try {
    const entries = Array.from({ length: parts }, (_, at): ZipEntry => ({
      name: `${name}-${at + 1}.${format}`,
      body: write({ ...table, rows: take(rows, rows_of_part) }),
      is_packed: format === 'xlsx',
    }));
    yield* writeZip(entries);
  } finally {
    await rows.return?.();
  }
}
