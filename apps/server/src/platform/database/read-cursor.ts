import { getTableColumns, sql, type InferSelectModel, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/** Rows of one fetch: few enough for memory, and a million is five thousand fetches. */
const BATCH = 200;

/** One transaction may read several at once, so each has a name of its own. */
let cursors = 0;

/**
 * Rows of a query one after the other, however many there are, all as of one moment: the memory is that of one batch. Must
 * run in a transaction, which it keeps open until its reader is done; several may be read at once.
 */
export async function* readCursor(tx: Database, query: SQL, batch = BATCH): AsyncGenerator<Record<string, unknown>> {
  const name = sql.identifier(`cursor_${(cursors += 1)}`);
  await tx.execute(sql`declare ${name} no scroll cursor for ${query}`);
  for (;;) {
    const { rows } = await tx.execute(sql`fetch ${sql.raw(String(batch))} from ${name}`);
    const fetched = rows.length;
    yield* rows;
    // What was awaited stays reachable from the awaits before it until the next large collection of garbage: without its rows
    // it weighs nothing, with them a long file grew the process by a hundred megabytes.
    rows.length = 0;
    if (fetched < batch) break;
  }
  await tx.execute(sql`close ${name}`);
}

/** A row of a table as the driver gave it, in the types that its columns have. */
export function decodeRow<Table extends PgTable>(table: Table, raw: Record<string, unknown>): InferSelectModel<Table> {
  const decoded: Record<string, unknown> = {};
  for (const [key, column] of Object.entries(getTableColumns(table))) {
    const value = raw[column.name];
    decoded[key] = value === null || value === undefined ? null : column.mapFromDriverValue(value);
  }
  return decoded as InferSelectModel<Table>;
}
