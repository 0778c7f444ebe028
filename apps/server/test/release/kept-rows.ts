import pg from 'pg';
import type { TableShape } from '../../src/cli/backup/table-copy.ts';

/** What one table holds: how many rows, and a hash of each column, in the order of the key. */
export interface KeptTable {
  rows: number;
  columns: Readonly<Record<string, string>>;
}

/**
 * Reads tables by the columns that a release has, whatever else later ones have added.
 *
 * @returns null for a table that is gone, and `gone` for a column that is
 */
export async function readKeptRows(
  pool: pg.Pool,
  tables: readonly TableShape[],
): Promise<Record<string, KeptTable | null>> {
  const read: Record<string, KeptTable | null> = {};
  for (const { name, columns } of tables) read[name] = await readTable(pool, name, columns);
  return read;
}

async function readTable(pool: pg.Pool, name: string, columns: readonly string[]): Promise<KeptTable | null> {
  const { rows: found } = await pool.query<{ column: string; is_key: boolean }>(
    `select a.attname::text as column, exists (select 1 from pg_index i
       where i.indrelid = a.attrelid and i.indisprimary and a.attnum = any (i.indkey::int2[])) as is_key
     from pg_attribute a where a.attrelid = to_regclass($1) and a.attnum > 0 and not a.attisdropped`,
    [pg.escapeIdentifier(name)],
  );
  if (found.length === 0) return null;
  const there = columns.filter((column) => found.some((each) => each.column === column));
  const keys = found.filter(({ is_key }) => is_key).map(({ column }) => column);
  const order = (keys.length > 0 ? keys : there).map((column) => `${pg.escapeIdentifier(column)}::text collate "C"`);
  const hashes = there.map(
    (column) =>
      `md5(string_agg(coalesce(md5(${pg.escapeIdentifier(column)}::text), '-'), '' order by ${order.join(', ')})) as ${pg.escapeIdentifier(`c ${column}`)}`,
  );
  const { rows } = await pool.query<Record<string, string>>(
    `select count(*)::text as rows, ${hashes.join(', ')} from ${pg.escapeIdentifier(name)}`,
  );
  const answer = rows[0] ?? {};
  return {
    rows: Number(answer['rows']),
    columns: Object.fromEntries(
      columns.map((column) => [column, answer[`c ${column}`] ?? (there.includes(column) ? 'empty' : 'gone')]),
    ),
  };
}

/** `orders.note: changed`, `orders: 3 of 5 rows`, `orders: gone`: what is not as it was. */
export function differencesOf(
  before: Record<string, KeptTable | null>,
  after: Record<string, KeptTable | null>,
): string[] {
  return Object.entries(before).flatMap(([name, was]) => {
    const is = after[name];
    if (was === null) return [];
    if (!is) return [`${name}: gone`];
    if (is.rows !== was.rows) return [`${name}: ${is.rows} of ${was.rows} rows`];
    return Object.keys(was.columns).flatMap((column) => {
      if (is.columns[column] === was.columns[column]) return [];
      return [`${name}.${column}: ${is.columns[column] === 'gone' ? 'gone' : 'changed'}`];
    });
  });
}
