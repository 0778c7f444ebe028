import { freePort } from '@sampan/testing';
import { tmpdir } from 'node:os';
import { pino } from 'pino';
import { composeServer, runServer } from '../src/composition/server.ts';
import { DEMO_PASSWORD, seedDemoAccounts } from '../src/demo/index.ts';
import { auditLedger, isBalanced } from '../src/modules/ledger/wallet/index.ts';
import { readEnv } from '../src/platform/config/env.ts';
import { openDatabase } from '../src/platform/database/index.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { seedLocations } from '../src/modules/shipping/location/index.ts';
import { seedRates } from '../src/modules/shipping/estimate/index.ts';
import { startWriters } from './pool-writers.ts';
import { startReplicaPair, type ReplicaPair } from './replica-pair.ts';

const SERVERS = 2;
const WRITERS = 20;
const BEFORE = 150;
const AFTER = 150;
const STANDSTILL_MS = 90_000;

interface Outcome {
  acknowledged: number;
  lost: number;
  doubled: number;
  failed: number;
  come_back: number;
  promoted_after_s: number;
  back_after_s: number;
  ledger_is_whole: boolean;
}

/** Servers as `main.ts` starts them, on the pair's own address, with writers that write until they are told that it is kept. */
async function writeThrough(pair: ReplicaPair, loses: () => Promise<void>): Promise<Outcome> {
  const log = pino({ level: 'silent' });
  const opened = [];
  for (let at = 0; at < SERVERS; at += 1) {
    const database = await openDatabase({ database_url: pair.url, data_dir: '', log, pool: { max: 20 } });
    if (at === 0) {
      await migrate(database.pool);
      const { ctx } = await composeServer({ pool: database.pool, env: readEnv({}, tmpdir()), log });
      await seedLocations(ctx.db);
      await seedRates(ctx.db);
      await seedDemoAccounts({ ctx });
    }
    const port = await freePort();
    const env = readEnv(
      { PORT: String(port), SAMPAN_RATE_LIMIT_FACTOR: '1000000', SAMPAN_LOG_LEVEL: 'silent' },
      tmpdir(),
    );
    const parts = await composeServer({ pool: database.pool, env, log });
    opened.push({
      database,
      parts,
      server: await runServer(parts, database.newClient),
      url: `http://127.0.0.1:${port}`,
    });
  }
  try {
    const login = await fetch(`${opened[0]?.url}/api/v1/login`, {
      method: 'POST',
      body: JSON.stringify({ email: 'sg@demo.sampan.test', password: DEMO_PASSWORD }),
    });
    const { token } = (await login.json()) as { token: string };
    const writing = opened.map(({ url }, at) =>
      startWriters({ url, token, writers: WRITERS / SERVERS, prefix: `host-${at}` }),
    );
    for (const writers of writing) await writers.acknowledge(BEFORE / SERVERS, STANDSTILL_MS);
    const began = performance.now();
    await loses();
    const promoted_after_s = (performance.now() - began) / 1000;
    // Back is when every server has acknowledged something that it was not told before.
    await Promise.all(writing.map((writers) => writers.acknowledge(1, STANDSTILL_MS)));
    const back_after_s = (performance.now() - began) / 1000;
    for (const writers of writing) await writers.acknowledge(AFTER / SERVERS, STANDSTILL_MS);
    for (const writers of writing) await writers.end();
    const rows = await pair.replica.ask("select reference_id, id from orders where reference_id like 'host-%'", 'shop');
    const kept = new Map((rows ?? []).map((row) => [row['reference_id'], row['id']]));
    const acknowledged = writing.flatMap(({ count }) => [...count.acknowledged]);
    const [first] = opened;
    return {
      acknowledged: acknowledged.length,
      lost: acknowledged.filter(([reference, id]) => kept.get(reference) !== id).length,
      doubled: (rows?.length ?? 0) - acknowledged.length,
      failed: writing.reduce((sum, { count }) => sum + count.failed.length, 0),
      come_back: writing.reduce((sum, { count }) => sum + count.come_back, 0),
      promoted_after_s,
      back_after_s,
      ledger_is_whole: first !== undefined && isBalanced(await auditLedger(first.parts.ctx)),
    };
  } finally {
    for (const { server, database } of opened) {
      await server.stop();
      await database.stop();
    }
  }
}

function figuresOf(what: string, outcome: Outcome, back_target: string) {
  return [
    { name: `${what}: parcels acknowledged`, value: outcome.acknowledged, unit: 'parcels', target: '>= 300' },
    { name: `${what}: acknowledged parcels lost`, value: outcome.lost, unit: 'parcels', target: '= 0' },
    { name: `${what}: parcels made twice`, value: outcome.doubled, unit: 'parcels', target: '= 0' },
    { name: `${what}: answers of 503`, value: outcome.come_back, unit: 'answers', target: null },
    { name: `${what}: other answers of 500 and above`, value: outcome.failed, unit: 'answers', target: '= 0' },
    { name: `${what}: replica promoted after`, value: outcome.promoted_after_s, unit: 's', target: null },
    {
      name: `${what}: every server takes writes again after`,
      value: outcome.back_after_s,
      unit: 's',
      target: back_target,
    },
    {
      name: `${what}: ledgers that do not add up`,
      value: outcome.ledger_is_whole ? 0 : 1,
      unit: 'ledgers',
      target: '= 0',
    },
  ];
}

async function onPair(loses: (pair: ReplicaPair) => Promise<void>): Promise<Outcome> {
  const pair = await startReplicaPair();
  try {
    return await writeThrough(pair, () => loses(pair));
  } finally {
    await pair.stop();
  }
}

/** The primary is killed, then one whose whole host falls silent; a replica that every commit waited for takes over. */
export async function trustFailover() {
  const killed = await onPair(async (pair) => {
    pair.primary.signal('SIGKILL');
    await pair.takeOver(true);
  });
  const silent = await onPair(async (pair) => {
    pair.primary.signal('SIGSTOP');
    await pair.takeOver(false);
  });
  return [...figuresOf('primary killed', killed, '<= 10'), ...figuresOf('host of the primary silent', silent, '<= 45')];
}
