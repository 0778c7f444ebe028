import type { Answer, ImportEncoding, OrderImport, endpoints } from '@sampan/contract';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { CsvRefused, openCsv, type CsvLimits, type CsvRow } from '../../../platform/document/read-csv.ts';
import { mayBeHeader } from './detect-header.ts';
import { findImport, readHead } from './order-import.repo.ts';

/** Enough of a file for its first lines, whatever their cells hold. */
const HEAD_BYTES = 262_144;
const LINES = 10;
const CELLS = 8;
const SAMPLES = 3;
const SHOWN_CHARACTERS = 60;
/** Rows among which a letter is looked for that encodings read differently. */
const ROWS = 500;
const LIMITS: CsvLimits = {
  rows: ROWS,
  columns: 300,
  cell_characters: SHOWN_CHARACTERS,
  row_characters: 131_072,
  milliseconds: 5_000,
};

/** What a file of bytes may be in; one in UTF-16 is nothing else. */
const OF_BYTES: readonly ImportEncoding[] = ['utf-8', 'windows-1252', 'windows-1258'];

/** The first rows of a file in an encoding. What was cut off in the middle is left out, and so is what is no table in it. */
async function firstRows(bytes: Uint8Array, encoding: ImportEncoding, ctx: Ctx): Promise<CsvRow[]> {
  const rows: CsvRow[] = [];
  try {
    for await (const row of openCsv(bytes, { encoding, limits: LIMITS, now: () => ctx.clock.now() }).rows)
      rows.push(row);
  } catch (error) {
    if (!(error instanceof CsvRefused)) throw error;
  }
  return rows;
}

interface Place {
  row: number;
  column: number;
}

/** Cells with letters that the encodings read differently, those of the recipients' names first. */
function tellingPlaces(rows: readonly CsvRow[], { columns, detected }: Pick<OrderImport, 'columns' | 'detected'>) {
  const names = new Set(columns.flatMap(({ field }, at) => (field === 'recipient_name' ? [at] : [])));
  const places: Place[] = rows.flatMap(({ row, cells }) =>
    cells.flatMap((cell, column) => (/[^\p{ASCII}]/u.test(cell) ? [{ row, column }] : [])),
  );
  const isName = ({ row, column }: Place) => row > detected.header_row && names.has(column);
  return places.toSorted((a, b) => Number(isName(b)) - Number(isName(a))).slice(0, SAMPLES);
}

/** The lines of a file that may name its columns, and a few of its cells in each encoding, for a person to say which are right. */
export async function previewImport({
  ctx,
  id,
}: {
  ctx: Ctx;
  id: string;
}): Promise<Answer<typeof endpoints.getImportPreview>> {
  const { company_id } = requireActor(ctx);
  const head = await findImport(ctx, company_id, id);
  const bytes = await readHead(ctx, company_id, id, HEAD_BYTES);
  const { encoding } = head.detected;
  const rows = await firstRows(bytes, encoding, ctx);
  const places = tellingPlaces(rows, head);
  const encodings = [];
  for (const each of OF_BYTES.includes(encoding) ? OF_BYTES : [encoding]) {
    const read = each === encoding ? rows : await firstRows(bytes, each, ctx);
    const cells = new Map(read.map((row) => [row.row, row.cells]));
    encodings.push({
      encoding: each,
      samples: places.map(({ row, column }) => (cells.get(row)?.[column] ?? '').normalize('NFC')),
    });
  }
  const lines = rows.filter(mayBeHeader).slice(0, LINES);
  return { lines: lines.map(({ row, cells }) => ({ row, cells: cells.slice(0, CELLS) })), encodings };
}
