import type { ExportSize } from '@sampan/contract';
import type { Ctx } from '../../../platform/context.ts';
import { countParts, writeTable, type TableFormat } from '../../../platform/document/write-rows.ts';
import { readSnapshot } from '../../../platform/read-snapshot.ts';
import { exportSource, type ExportSource } from './export-source.ts';
import { readRequest, type ExportInput } from './read-request.ts';

/** Rows that are written to guess how long the rest is. */
const SAMPLE = 200;

async function* firstOf(rows: AsyncGenerator<unknown>, limit: number): AsyncGenerator<unknown> {
  let taken = 0;
  for await (const row of rows) {
    yield row;
    taken += 1;
    if (taken === limit) return;
  }
}

async function bytesOf(
  { columns, time_zone }: ExportSource,
  format: TableFormat,
  rows: AsyncIterable<unknown>,
  total: number,
): Promise<number> {
  let bytes = 0;
  const table = { columns, time_zone, rows, format, name: 'sample', total, rows_of_part: Math.max(1, total) };
  for await (const piece of writeTable(table)) bytes += piece.length;
  return bytes;
}

async function* none(): AsyncGenerator<never> {
  // Only the header is measured.
}

/** How many rows a file would have, and about how large it would be: some of them are written, and the rest is like them. */
export async function measureExport({ ctx, asked }: { ctx: Ctx; asked: ExportInput }): Promise<ExportSize> {
  const request = await readRequest(ctx, asked);
  const source = exportSource(ctx, request);
  return readSnapshot(ctx, async (tx) => {
    const rows = await source.count(tx);
    const sampled = Math.min(rows, SAMPLE);
    const frame = await bytesOf(source, request.format, none(), 0);
    const sample = await bytesOf(source, request.format, firstOf(source.rows(tx, SAMPLE), SAMPLE), sampled);
    const each = sampled === 0 ? 0 : (sample - frame) / sampled;
    return { rows, bytes: Math.round(frame + each * rows), parts: countParts(rows), columns: [...request.columns] };
  });
}
