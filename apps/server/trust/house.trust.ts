import { createTestDatabase, freePort, startTestCluster, startTestServer, type TestServer } from '@sampan/testing';
import { mkdtempSync, rmSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startValkeyStandIn } from '#test/adapters/counters-valkey/valkey-stand-in.fixtures.ts';
import { drainCommand } from '../src/cli/drain.command.ts';
import { DEMO_PASSWORD } from '../src/demo/index.ts';
import { readEnv } from '../src/platform/config/env.ts';
import { startClients } from './house-clients.ts';
import { startLoadBalancer } from './load-balancer.ts';

const SERVERS = 4;
const CLIENTS = 200;
const THINK_MS = 8_000;
/** More than the time in which a load balancer asks twice. */
const DRAIN_S = '2';
const QUIET_MS = 4_000;

/** Four servers on one database behind a load balancer, with two hundred people at work. */
export async function trustHouse() {
  const cluster = await startTestCluster({ is_durable: true });
  const database = await createTestDatabase({ cluster });
  const valkey = await startValkeyStandIn();
  // They share their files as well.
  const data_dir = mkdtempSync(join(tmpdir(), 'sampan-house-'));
  const env = {
    SAMPAN_RATE_LIMIT_FACTOR: '1000',
    SAMPAN_LOG_LEVEL: 'silent',
    SAMPAN_DRAIN_SECONDS: DRAIN_S,
    SAMPAN_VALKEY_URL: valkey.url,
    SAMPAN_DATABASE_POOL: '15',
  };
  const servers: TestServer[] = [];
  const ports: number[] = [];
  for (let at = 0; at < SERVERS; at += 1) {
    const port = await freePort();
    ports.push(port);
    servers.push(await startTestServer({ database_url: database.url, env, port, data_dir }));
  }
  const again = async (at: number) => {
    const { port = 0 } = servers[at] ?? {};
    servers[at] = await startTestServer({ database_url: database.url, env, port, data_dir });
  };
  /** As an operator does before each of them is replaced. @returns how long it took, in milliseconds */
  const drain = async (at: number) => {
    const began = performance.now();
    const name = `${hostname()}:${servers[at]?.port ?? 0}`;
    const { exit_code, text } = await drainCommand([name], readEnv({ DATABASE_URL: database.url }, data_dir));
    if (exit_code !== 0) throw new Error(text);
    return performance.now() - began;
  };
  const balancer = await startLoadBalancer(ports);
  try {
    const login = await fetch(`${balancer.url}/api/v1/login`, {
      method: 'POST',
      body: JSON.stringify({ email: 'sg@demo.sampan.test', password: DEMO_PASSWORD }),
    });
    const { token } = (await login.json()) as { token: string };
    const work = startClients({ url: balancer.url, token, clients: CLIENTS, think_ms: THINK_MS, prefix: 'house' });
    await sleep(THINK_MS);

    work.forget();
    let exits = 0;
    const drained_ms: number[] = [];
    for (let at = 0; at < SERVERS; at += 1) {
      drained_ms.push(await drain(at));
      if ((await servers[at]?.kill('SIGTERM')) !== 0) exits += 1;
      await again(at);
      await sleep(1_500);
    }
    const rolled = { ...work.count };

    work.forget();
    await valkey.kill();
    await sleep(QUIET_MS);
    await valkey.restart();
    await sleep(QUIET_MS);
    const without_valkey = { ...work.count };

    work.forget();
    await servers[1]?.kill('SIGKILL');
    await sleep(QUIET_MS);
    await again(1);
    await sleep(QUIET_MS);
    const killed = { ...work.count };
    await work.end();

    const { rows } = await database.pool.query<{ reference_id: string; id: string }>(
      "select reference_id, id from orders where reference_id like 'house-%'",
    );
    const kept = new Map(rows.map(({ reference_id, id }) => [reference_id, id]));
    const { acknowledged } = work.count;
    for (const [what, { kinds }] of Object.entries({ rolled, without_valkey }))
      if (Object.keys(kinds).length > 0) console.error(what, kinds);
    return [
      { name: 'servers behind a load balancer', value: SERVERS, unit: 'servers', target: '= 4' },
      { name: 'clients', value: CLIENTS, unit: 'clients', target: '= 200' },
      {
        name: 'rolling restart: servers that `sampan drain` emptied first',
        value: drained_ms.length,
        unit: 'servers',
        target: '= 4',
      },
      { name: 'rolling restart: slowest of them', value: Math.max(...drained_ms) / 1000, unit: 's', target: '<= 60' },
      { name: 'rolling restart: requests answered', value: rolled.answered, unit: 'requests', target: '> 500' },
      { name: 'rolling restart: requests that failed', value: rolled.failed, unit: 'requests', target: '= 0' },
      { name: 'rolling restart: exit codes that were not 0', value: exits, unit: 'codes', target: '= 0' },
      { name: 'Valkey killed: requests answered', value: without_valkey.answered, unit: 'requests', target: '> 100' },
      { name: 'Valkey killed: requests that failed', value: without_valkey.failed, unit: 'requests', target: '= 0' },
      { name: 'one server killed: requests that failed', value: killed.failed, unit: 'requests', target: null },
      {
        name: 'one server killed: longest time without an answer',
        value: killed.longest_gap_ms / 1000,
        unit: 's',
        target: '<= 10',
      },
      { name: 'parcels acknowledged', value: acknowledged.size, unit: 'parcels', target: '>= 300' },
      {
        name: 'acknowledged parcels lost',
        value: [...acknowledged].filter(([reference, id]) => kept.get(reference) !== id).length,
        unit: 'parcels',
        target: '= 0',
      },
      { name: 'parcels made twice', value: rows.length - acknowledged.size, unit: 'parcels', target: '= 0' },
    ];
  } finally {
    await balancer.stop();
    for (const server of servers.toReversed()) await server.stop();
    await valkey.kill().catch(() => undefined);
    await database.drop();
    await cluster.stop();
    rmSync(data_dir, { recursive: true, force: true });
  }
}
