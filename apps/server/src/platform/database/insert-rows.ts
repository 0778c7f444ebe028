import { getTableColumns, getTableName, is, sql, type SQL } from 'drizzle-orm';
import { PgCustomColumn, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/**
 * Writes many rows as one statement with one parameter: for histories of thousands of rows, where building a parameter per
 * value takes longer than the writing. Every row has the columns of the first; columns it lacks get their default.
 */
export async function insertRows<T extends PgTable>(
  db: Database,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => key in first);
  const names = (prefix: SQL) =>
    sql.join(
      columns.map(([, column]) => sql`${prefix}${sql.identifier(column.name)}`),
      sql`, `,
    );
  const named = rows.map((row) =>
    Object.fromEntries(
      columns.map(([key, column]) => [column.name, storedValue(column, (row as Record<string, unknown>)[key])]),
    ),
  );
  const target = sql.identifier(getTableName(table));
  await db.execute(
    sql`insert into ${target} (${names(sql``)}) select ${names(sql`given.`)} from json_populate_recordset(null::${target}, ${JSON.stringify(named)}::json) given`,
  );
}

/** A value as its column stores it: a column of our own writes some otherwise than they are read. */
function storedValue(column: PgColumn, value: unknown): unknown {
  return value !== null && value !== undefined && is(column, PgCustomColumn) ? column.mapToDriverValue(value) : value;
}
