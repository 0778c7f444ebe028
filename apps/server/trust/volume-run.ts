import { setTimeout as sleep } from 'node:timers/promises';
import { startTestServer, type TestDatabase } from '@sampan/testing';
import type pg from 'pg';
import { signIn } from './crash-client.ts';
import { keepBusy } from './crash-work.ts';
import { endLeases } from './end-leases.ts';
import { randomOf } from './random.ts';
import { countVolume, type VolumeCount } from './volume-count.ts';
import { VolumeLine } from './volume-line.ts';
import { shipFile } from './volume-work.ts';

interface VolumeOutcome extends VolumeCount {
  kills: number;
  settled_after_ms: number;
}

const EMAIL = 'sg@demo.sampan.test';
const CLIENTS = 3;
const SETTLE_LIMIT_MS = 180_000;
/** A kill of both servers comes after so many of one. What the dead ones held is free then, else no job would end within the run. */
const BOTH_AFTER = 7;

/** Two servers on one database that keep their files in one folder. */
export async function startPair(
  database: TestDatabase,
): Promise<{ line: VolumeLine; restart: (at: number) => Promise<void> }> {
  const settings = {
    database_url: database.url,
    env: { SAMPAN_RATE_LIMIT_FACTOR: '1000', SAMPAN_COURIER_LATENCY_MS: '60', SAMPAN_LOG_LEVEL: 'silent' },
  };
  const first = await startTestServer(settings);
  const second = await startTestServer({ ...settings, data_dir: first.data_dir });
  const line = new VolumeLine([first, second]);
  line.token = await signIn(line, EMAIL);
  return {
    line,
    async restart(at) {
      const { port, data_dir } = line.servers[at] ?? first;
      line.servers[at] = await startTestServer({ ...settings, port, data_dir });
    },
  };
}

/**
 * Kills one of two servers, now and then both, at random moments while clients import files, buy and print their labels in bulk and export them.
 * At the end both are killed and started again; what they left open has to be finished, once.
 */
export async function killDuringVolume(input: {
  database: TestDatabase;
  kills: number;
  seed: number;
}): Promise<VolumeOutcome> {
  const { database, kills, seed } = input;
  const { pool } = database;
  const random = randomOf(seed);
  const { line, restart } = await startPair(database);
  // Enough for every label of the run: this is about crashes, not about an empty wallet.
  await pool.query("update ledger_accounts set credit_limit_minor = 1000000000 where kind = 'wallet'");
  const work = Promise.all(
    Array.from({ length: CLIENTS }, (_, client) =>
      keepBusy(line, 'ships files', (_shared, turn) => shipFile(line, `${client}-${turn}`)),
    ),
  );
  // What goes wrong meanwhile is told at the end.
  work.catch(() => undefined);
  for (let kill = 0; kill < kills - 2; kill += 1) {
    await sleep(150 + random() * 1_200);
    await line.servers[kill % 2]?.kill('SIGKILL');
    if (kill % BOTH_AFTER === BOTH_AFTER - 1 && kill < kills - 3) {
      kill += 1;
      await killBoth(line, pool);
      await restart(1 - (kill % 2));
    }
    await restart(kill % 2);
  }
  await Promise.all(line.servers.map((server) => server.kill('SIGKILL')));
  line.stopping = true;
  await work;
  line.stopping = false;
  // Their leases would run out in two minutes, or in ten for a job that was about to end.
  await endLeases(pool);
  await Promise.all([restart(0), restart(1)]);
  const settled_after_ms = await settle(pool, line.began_at);
  const outcome = await countVolume(pool, line);
  for (const server of line.servers) await server.stop();
  return { ...outcome, kills, settled_after_ms };
}

async function killBoth(line: VolumeLine, pool: pg.Pool): Promise<void> {
  await Promise.all(line.servers.map((server) => server.kill('SIGKILL')));
  await endLeases(pool);
}

async function settle(pool: pg.Pool, began_at: number): Promise<number> {
  const started = performance.now();
  for (;;) {
    const open = await pool.query<{ n: string }>(
      `select (select count(*) from label_purchases where state in ('buying', 'unknown'))
         + (select count(*) from bulk_jobs where state in ('queued', 'running') and kind in ('create_labels', 'print_labels') and created_at >= $1)
         + (select count(*) from exports where state in ('waiting', 'running')) as n`,
      [began_at],
    );
    const waited = performance.now() - started;
    if (open.rows[0]?.n === '0' || waited > SETTLE_LIMIT_MS) return waited;
    await sleep(250);
  }
}
