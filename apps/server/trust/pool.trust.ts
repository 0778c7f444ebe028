import { createTestDatabase, freePort, startTestCluster } from '@sampan/testing';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { pino } from 'pino';
import { readEnv } from '../src/platform/config/env.ts';
import { openDatabase } from '../src/platform/database/index.ts';
import { DEMO_PASSWORD, seedDemoAccounts } from '../src/demo/index.ts';
import { composeServer, runServer } from '../src/composition/server.ts';
import { startWriters, type Writers } from './pool-writers.ts';

const TERMINATIONS = 500;
const KILLS = 20;
const WRITERS = 40;
const POOL = 20;
/** After a kill, all of PostgreSQL recovers: this many parcels more are acknowledged before the next. */
const PARCELS_BETWEEN_KILLS = 5;
/** Writers that get no further for so long stand still for good. */
const STANDSTILL_MS = 60_000;

/** One connection of the server's pool, any. */
const ANY =
  "select pid from pg_stat_activity where application_name = 'sampan-pool' and datname = current_database() order by random() limit 1";

/** Runs one statement on a connection of its own; null while PostgreSQL recovers. */
async function ask(url: string, text: string): Promise<Record<string, unknown>[] | null> {
  const client = new pg.Client({ connectionString: url, application_name: 'sampan-trust' });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query<Record<string, unknown>>(text)).rows;
  } catch {
    return null;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function terminateMany(url: string, writers: Writers): Promise<number> {
  let done = 0;
  while (done < TERMINATIONS) {
    const rows = await ask(url, `select pg_terminate_backend(pid) as gone from (${ANY}) any_one`);
    if (rows?.[0]?.['gone'] !== true) continue;
    done += 1;
    await writers.acknowledge(1, STANDSTILL_MS);
  }
  return done;
}

async function killMany(url: string, writers: Writers): Promise<number> {
  let done = 0;
  while (done < KILLS) {
    const pid = (await ask(url, ANY))?.[0]?.['pid'];
    if (typeof pid === 'number' && endProcess(pid)) {
      done += 1;
      await writers.acknowledge(PARCELS_BETWEEN_KILLS, STANDSTILL_MS);
    } else await sleep(50);
  }
  return done;
}

/** False where it ended by itself a moment ago. */
function endProcess(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGKILL');
  } catch {
    return false;
  }
}

/** Connections of the pool that end while forty writers write: the pool stays whole, and what was acknowledged is there. */
export async function trustPool() {
  // A killed process takes PostgreSQL down: with the settings of tests, commits that nobody wrote out yet would be lost.
  const cluster = await startTestCluster({ is_durable: true });
  const house = await createTestDatabase({ cluster });
  const log = pino({ level: 'silent' });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = readEnv(
    { PORT: String(port), SAMPAN_RATE_LIMIT_FACTOR: '1000000', SAMPAN_LOG_LEVEL: 'silent' },
    tmpdir(),
  );
  const database = await openDatabase({ database_url: house.url, data_dir: '', log, pool: { max: POOL } });
  const { pool } = database;
  const parts = await composeServer({ pool, env, log });
  await seedDemoAccounts(parts);
  const server = await runServer(parts, house.url);
  try {
    const login = await fetch(`${url}/api/v1/login`, {
      method: 'POST',
      body: JSON.stringify({ email: 'sg@demo.sampan.test', password: DEMO_PASSWORD }),
    });
    const { token } = (await login.json()) as { token: string };
    const writers = startWriters({ url, token, writers: WRITERS });
    const terminated = await terminateMany(house.url, writers);
    const killed = await killMany(house.url, writers);
    await writers.end();
    for (const text of new Set(writers.count.failed)) process.stderr.write(`${text}\n`);

    const { acknowledged } = writers.count;
    const given_up = await ask(
      house.url,
      "select name from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit') and setting <> 'on'",
    );
    const rows = await ask(house.url, "select reference_id, id from orders where reference_id like 'pool-%'");
    const kept = new Map((rows ?? []).map((row) => [row['reference_id'], row['id']]));
    // As many at once as the pool has: with one connection fewer, one of them would never come.
    const clients = await Promise.all(Array.from({ length: POOL }, () => pool.connect()));
    for (const client of clients) client.release();
    await expectIdle(pool);
    return [
      { name: 'connections ended by pg_terminate_backend', value: terminated, unit: 'connections', target: '= 500' },
      { name: 'processes of PostgreSQL ended by kill -9', value: killed, unit: 'processes', target: '= 20' },
      { name: 'settings of it that give up durability', value: given_up?.length ?? 3, unit: 'settings', target: '= 0' },
      { name: 'writers', value: WRITERS, unit: 'writers', target: '= 40' },
      { name: 'parcels acknowledged', value: acknowledged.size, unit: 'parcels', target: '>= 600' },
      { name: 'answers of 503', value: writers.count.come_back, unit: 'answers', target: null },
      { name: 'other answers of 500 and above', value: writers.count.failed.length, unit: 'answers', target: '= 0' },
      {
        name: 'acknowledged parcels lost',
        value: [...acknowledged].filter(([reference, id]) => kept.get(reference) !== id).length,
        unit: 'parcels',
        target: '= 0',
      },
      { name: 'parcels made twice', value: (rows?.length ?? 0) - acknowledged.size, unit: 'parcels', target: '= 0' },
      {
        name: 'connections nobody gave back',
        value: pool.totalCount - pool.idleCount,
        unit: 'connections',
        target: '= 0',
      },
    ];
  } finally {
    await server.stop();
    await database.stop();
    await house.drop();
    await cluster.stop();
  }
}

/** Jobs use the pool as well, for moments: waits for one without them. */
async function expectIdle(pool: pg.Pool): Promise<void> {
  for (let turn = 0; turn < 200 && pool.totalCount !== pool.idleCount; turn += 1) await sleep(10);
}
