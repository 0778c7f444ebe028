import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/** A table that is divided by the milliseconds of a column (`partition by range`), with `<name>_rest` for what has no month. */
export interface MonthlyTable {
  readonly name: string;
  readonly key: string;
}

/** So many months are there before they begin: a server that stands still for weeks finds them. */
const AHEAD = 2;
/** Whoever waits for the table makes others wait who come after: the next run tries again. */
const LOCK_TIMEOUT = '2s';

interface Month {
  readonly part: string;
  readonly from_ms: number;
  readonly to_ms: number;
}

function monthAt(table: MonthlyTable, now_ms: number, later: number): Month {
  const now = new Date(now_ms);
  const at = (more: number) => Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + later + more, 1);
  const from_ms = at(0);
  return {
    part: `${table.name}_${new Date(from_ms).toISOString().slice(0, 7).replace('-', '_')}`,
    from_ms,
    to_ms: at(1),
  };
}

/**
 * Makes the months that begin soon, and takes away those that ended before a time, each whole. Rows that came before their month was made
 * are moved into it. Any number of servers may do it at once: one works, the others find it done.
 */
export async function keepMonths(
  db: Database,
  table: MonthlyTable,
  { now_ms, before_ms }: { now_ms: number; before_ms: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql.raw(`set local lock_timeout = '${LOCK_TIMEOUT}'`));
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`months of ${table.name}`}))`);
    const { rows } = await tx.execute<{ part: string }>(
      sql`select c.relname::text as part from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = ${table.name}::regclass`,
    );
    const there = new Set(rows.map(({ part }) => part));
    for (let later = 0; later <= AHEAD; later += 1) {
      const month = monthAt(table, now_ms, later);
      if (!there.has(month.part)) await tx.execute(sql.raw(makeMonth(table, month)));
    }
    for (const part of there) {
      const [, year, number] = /_(\d{4})_(\d{2})$/u.exec(part) ?? [];
      if (year === undefined || Date.UTC(Number(year), Number(number), 1) > before_ms) continue;
      await tx.execute(sql.raw(`alter table ${table.name} detach partition ${part}; drop table ${part}`));
    }
  });
}

/** A part is attached with its rows in it: a table made as a part would keep readers out of the whole meanwhile. */
const makeMonth = ({ name, key }: MonthlyTable, { part, from_ms, to_ms }: Month): string => `
  create table ${part} (like ${name} including defaults including constraints);
  with moved as (delete from ${name}_rest where ${key} >= ${from_ms} and ${key} < ${to_ms} returning *)
  insert into ${part} select * from moved;
  alter table ${name} attach partition ${part} for values from (${from_ms}) to (${to_ms})`;
