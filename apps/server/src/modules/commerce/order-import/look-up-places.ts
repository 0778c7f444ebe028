import { gt, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/context.ts';
import { SKIP_LOCKED } from '../../../platform/lease.ts';
import { writeLiveEvent } from '../../../platform/outbox/write-outbox.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { findPlaceNames } from '../../shipping/location/index.ts';
import { countRows, findImport, lockRowsOf, saveRows, writeImport } from './order-import.repo.ts';
import { orderImportRows } from './order-import.table.ts';
import { tellPlaces } from './tell-places.ts';

/** Rows whose places are looked up in one go: an import of as many is checked whole while it is made. */
export const PLACES_AT_ONCE = 500;

/**
 * The second pass over a large import: looks up the places of the next rows of the oldest one, and tells its screens. Answers
 * how many rows it came by; zero when no import waits. A server that dies leaves the rows to the next.
 */
export async function lookUpPlaces(ctx: Ctx): Promise<number> {
  return withTransaction(ctx, async (tx) => {
    const { rows: found } = await tx.db.execute<{ company_id: string; id: string; places_from: number }>(sql`
      select company_id, id, places_from from order_imports where places_from is not null
      order by created_at, id limit 1 ${SKIP_LOCKED}`);
    const [head] = found;
    if (!head) return 0;
    const rows = await lockRowsOf(
      tx,
      head.company_id,
      head.id,
      gt(orderImportRows.row, head.places_from),
      PLACES_AT_ONCE,
    );
    const told = await tellPlaces(rows, (search) => findPlaceNames(tx.db, search));
    const changed = told.filter((row, at) => row !== rows[at]);
    await saveRows(
      tx,
      changed.map((row) => ({ ...row, is_warned: true })),
    );
    const { summary } = await findImport(tx, head.company_id, head.id);
    const counted = changed.length === 0 ? {} : await countRows(tx, head.company_id, head.id, summary.lines);
    const next = rows.length < PLACES_AT_ONCE ? null : (rows.at(-1)?.row ?? null);
    await writeImport(tx, head.company_id, head.id, { ...counted, places_from: next });
    if (changed.length > 0 || next === null)
      await writeLiveEvent(tx, head.company_id, 'order_import_checked', { import_id: head.id });
    return rows.length + 1;
  });
}
