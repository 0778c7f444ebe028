import { rulesOf } from '@sampan/country-rules';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { countParts, extensionOf, writeTable } from '../../../platform/document/write-rows.ts';
import { localDay } from '../../../platform/document/local-time.ts';
import { writePersonalEvent } from '../../../platform/outbox/write-outbox.ts';
import { readLong, readSnapshot } from '../../../platform/read-snapshot.ts';
import { fillText, textsOf } from '../../../platform/texts.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { findCompany } from '../../identity/account/index.ts';
import { linkOf } from './download-export.ts';
import { exportSource } from './export-source.ts';
import { changeExport, LEASE_S, leaseExport } from './export.repo.ts';
import type { ExportRow } from './export.table.ts';
import { referenceOf } from './present-export.ts';

const TEXTS = textsOf('document_export');
/** A progress report at most so often (volume 4). */
const REPORT_EVERY_MS = 1_000;
/** A file has time to wait for a replica to have all of it. */
const CATCH_UP_MS = 5_000;
/** More beginnings than this are no accident of one server. */
const MOST_ATTEMPTS = 4;

/** The export was cancelled, or another server writes it: whatever was written is thrown away. */
class ExportTaken extends Error {
  override readonly name = 'ExportTaken';
}

/** Writes the next export that is due. Answers how many it found. */
export async function runExports(ctx: Ctx): Promise<number> {
  const row = await leaseExport(ctx);
  if (!row) return 0;
  try {
    if (row.attempt > MOST_ATTEMPTS) await fail(ctx, row);
    else await write(ctx, row);
  } catch (error) {
    if (error instanceof ExportTaken) return 1;
    ctx.log.warn({ err: error, export: referenceOf(row.id), attempt: row.attempt }, 'an export failed');
    if (row.attempt >= MOST_ATTEMPTS) await fail(ctx, row);
    else await changeExport(ctx, row, { lease_until: epochSeconds(ctx.clock) + row.attempt });
  }
  return 1;
}

async function tell(ctx: Ctx, row: ExportRow, end: 'progress' | 'completed', data: Record<string, unknown>) {
  if (row.by_key) return;
  await writePersonalEvent(ctx, row, `export_${row.kind}_csv_${end}`, { export_id: row.id, ...data });
}

async function write(ctx: Ctx, row: ExportRow): Promise<void> {
  const company = await findCompany(ctx, row.company_id);
  if (!company) throw new ExportTaken();
  const country = company.country_code;
  const source = exportSource(ctx, { ...row, country, asked_at: row.created_at });
  const name = TEXTS[row.language].file[row.kind];
  // A replica may break off a long read: what is tried again is read from the primary.
  const read = <T>(work: (tx: Ctx) => Promise<T>) =>
    row.attempt > 1 ? readSnapshot(ctx, work) : readLong(ctx, CATCH_UP_MS, work);
  const written = await read(async (tx) => {
    const total = await source.count(tx);
    const parts = countParts(total);
    const extension = extensionOf(row.format, parts);
    const stored_name = `exports/${row.company_id}/${row.id}-${row.attempt}.${extension}`;
    const progress = { total, done: 0 };
    const rows = reported(ctx, row, source.rows(tx), progress);
    const table = { ...source, rows, total, format: row.format, name };
    const file = await ctx.ports.files.put(stored_name, writeTable(table));
    return { ...file, stored_name, parts, extension, rows: progress.done };
  });
  const finished_at = epochSeconds(ctx.clock);
  const file_name = `${name}-${localDay(row.created_at, rulesOf(country).time_zone)}.${written.extension}`;
  const { bytes, sha256, parts, stored_name, rows } = written;
  const done = await withTransaction(ctx, async (tx) => {
    const change = { bytes, sha256, parts, stored_name, file_name, rows_total: rows, rows_done: rows, finished_at };
    if (!(await changeExport(tx, row, { ...change, state: 'done' }))) return false;
    await tell(tx, row, 'completed', { ...linkOf(tx, row, file_name, row.user_id), rows });
    return true;
  });
  if (!done) await ctx.ports.files.delete(stored_name);
}

/** The rows as they pass by, with a report each second. Throws ExportTaken when the export is no longer this server's. */
async function* reported(
  ctx: Ctx,
  row: ExportRow,
  rows: AsyncIterable<unknown>,
  progress: { total: number; done: number },
): AsyncGenerator<unknown> {
  const { total } = progress;
  let reported_at = ctx.clock.now();
  const report = async () => {
    const lease_until = epochSeconds(ctx.clock) + LEASE_S;
    if (!(await changeExport(ctx, row, { rows_total: total, rows_done: progress.done, lease_until })))
      throw new ExportTaken();
    const { done } = progress;
    await tell(ctx, row, 'progress', { success: done, failed: 0, remaining: Math.max(0, total - done), total });
  };
  await report();
  for await (const each of rows) {
    yield each;
    progress.done += 1;
    if (progress.done % 100 !== 0 || ctx.clock.now() - reported_at < REPORT_EVERY_MS) continue;
    reported_at = ctx.clock.now();
    await report();
  }
}

async function fail(ctx: Ctx, row: ExportRow): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    if (!(await changeExport(tx, row, { state: 'failed', finished_at: epochSeconds(ctx.clock) }))) return;
    const reference = referenceOf(row.id);
    await tell(tx, row, 'completed', { error_message: fillText(TEXTS[row.language].failed, { reference }), reference });
  });
}
