import type pg from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import { readSchemaState } from '../../platform/database/migrate.ts';
import { ok, warning, wrong, type Finding } from './finding.ts';

/** The oldest PostgreSQL the product's SQL is written for. */
const OLDEST_VERSION = 150_000;
/** Servers set their clock by the database; a machine that is further off writes misleading logs. */
const CLOCK_OFF_MS = 2_000;
const CHANNEL = 'sampan_doctor';
const HEARD_WITHIN_MS = 3_000;
const LOOK_EVERY_MS = 20;

/** Version, schema, clock, and whether live events arrive. */
export async function checkDatabase(pool: pg.Pool): Promise<Finding[]> {
  return [await checkVersion(pool), await checkSchema(pool), await checkClock(pool), await checkListen(pool)];
}

async function checkVersion(pool: pg.Pool): Promise<Finding> {
  const { rows } = await pool.query<{ number: number; name: string }>(
    "select current_setting('server_version_num')::int as number, current_setting('server_version') as name",
  );
  const name = `PostgreSQL ${rows[0]?.name ?? '?'}`;
  if ((rows[0]?.number ?? 0) >= OLDEST_VERSION) return ok('database version', name);
  return wrong('database version', name, 'Upgrade it to version 15 or newer.');
}

async function checkSchema(pool: pg.Pool): Promise<Finding> {
  const { pending, is_foreign } = await readSchemaState(pool);
  if (is_foreign)
    return wrong('schema', 'made by another release', 'Start the release that made it, or name another database.');
  if (pending === 0) return ok('schema', 'up to date');
  return wrong('schema', `${pending} migrations are missing`, 'Run: migrate. A server does so at its start as well.');
}

async function checkClock(pool: pg.Pool): Promise<Finding> {
  const began = Date.now();
  const { rows } = await pool.query<{ now: string }>('select extract(epoch from clock_timestamp()) * 1000 as now');
  const ended = Date.now();
  const now = Number(rows[0]?.now);
  // The database read its clock at some moment between the two.
  const off_ms = now < began ? began - now : Math.max(0, now - ended);
  if (off_ms < CLOCK_OFF_MS) return ok('clock', 'agrees with the database');
  return warning(
    'clock',
    `${Math.round(off_ms / 1000)} s away from the database's`,
    'Run a time service, such as chrony, on both machines.',
  );
}

/** A pooler in transaction mode takes LISTEN and delivers nothing: live events and bulk jobs would only come by polling. */
async function checkListen(pool: pg.Pool): Promise<Finding> {
  const listener = await pool.connect();
  let heard = false;
  listener.on('notification', () => (heard = true));
  try {
    await listener.query(`listen ${CHANNEL}`);
    const began = performance.now();
    await pool.query(`select pg_notify('${CHANNEL}', '')`);
    while (!heard && performance.now() - began < HEARD_WITHIN_MS) await sleep(LOOK_EVERY_MS);
  } finally {
    listener.release(true);
  }
  if (heard) return ok('live events', 'LISTEN and NOTIFY arrive');
  return wrong(
    'live events',
    'LISTEN hears nothing',
    'DATABASE_URL leads through a pooler in transaction mode, such as PgBouncer. Let it lead to PostgreSQL itself, or use session mode.',
  );
}
