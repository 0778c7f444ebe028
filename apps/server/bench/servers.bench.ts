import { endpoints, type Endpoint } from '@sampan/contract';
import { createTestDatabase, freePort, startTestCluster, startTestServer, type TestServer } from '@sampan/testing';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { FULL_DRAFT } from '#test/app/endpoint-samples.fixtures.ts';
import { callerOf, callerWith, type HouseCaller } from '../trust/house-call.ts';
import { fillOrders } from './fill-orders.ts';

const SERVERS = 4;
/** Of each server, so that all are pressed alike: a server that answers many at once wakes less often for each. */
const CLIENTS = 16;
const ORDERS = 20_000;
/** Of each server: what runs often is compiled by then. */
const WARM_UP_REQUESTS = 5_000;
const WARM_UP_AT_MOST_MS = 90_000;
const IDLE_MS = 10_000;
const MEASURED_MS = 15_000;
/** Ticks of the kernel's clock in a second, on every Linux. */
const TICKS = 100;
/** Servers, the database and the clients of this file have a core each. */
const ENOUGH_CORES = SERVERS * 2;

/** Seconds of a core that processes have had. */
function cpuOf(servers: readonly TestServer[]): number {
  const ticks = servers.map(({ pid }) => {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [user = 0, system = 0] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13)
      .map(Number);
    return user + system;
  });
  return ticks.reduce((sum, each) => sum + each, 0) / TICKS;
}

type Ask = (caller: HouseCaller, n: number) => Promise<{ status: number }>;

/** Clients that ask again as soon as they are answered, as many for each server. */
async function pressed(servers: readonly TestServer[], token: string, ask: Ask) {
  let answered = 0;
  let stopped = false;
  let n = 0;
  const clients = Array.from({ length: CLIENTS * servers.length }, async (_, client) => {
    const caller = callerWith(servers[client % servers.length]?.url ?? '', token);
    while (!stopped) {
      const { status } = await ask(caller, (n += 1));
      if (status !== 200) throw new Error(`answered ${status}`);
      answered += 1;
    }
  });
  const rest = (ms: number) => Promise.race([new Promise((resolve) => setTimeout(resolve, ms)), ...clients]);
  const begun = performance.now();
  while (answered < WARM_UP_REQUESTS * servers.length && performance.now() - begun < WARM_UP_AT_MOST_MS)
    await rest(100);
  const [before, cpu_before, began] = [answered, cpuOf(servers), performance.now()];
  await rest(MEASURED_MS);
  const [count, cpu_s, seconds] = [answered - before, cpuOf(servers) - cpu_before, (performance.now() - began) / 1000];
  stopped = true;
  await Promise.all(clients);
  return { per_second: count / seconds, cpu_ms: (cpu_s * 1000) / count };
}

/** What four servers on one database carry, beside one: requests a second, and what a request costs a core. */
export async function benchServers() {
  const cluster = await startTestCluster();
  const database = await createTestDatabase({ cluster });
  const servers: TestServer[] = [];
  const env = { SAMPAN_RATE_LIMIT_FACTOR: '1000000', SAMPAN_LOG_LEVEL: 'silent', SAMPAN_CHECK_ANSWERS: 'false' };
  const start = async () => {
    servers.push(await startTestServer({ database_url: database.url, env, port: await freePort() }));
  };
  try {
    await start();
    const { call, token } = await callerOf(servers[0]?.url ?? '');
    const company = await database.pool.query<{ company_id: string }>(
      "select company_id from users where email = 'sg@demo.sampan.test'",
    );
    const ids: string[] = [];
    for (let at = 0; at < CLIENTS; at += 1) {
      const body = { ...FULL_DRAFT, reference_id: `bench-${at}` };
      ids.push((await call<{ id: string }>(endpoints.createOrder, { body, key: `bench-${at}` })).body.id);
    }
    await fillOrders(database.pool, company.rows[0]?.company_id ?? '', ORDERS);
    const asks: Record<string, Ask> = {
      lists: (caller, n) => caller.call(endpoints.listOrders, { query: `?page=${1 + (n % 20)}` }),
      estimates: (caller, n) =>
        caller.call(endpoints.estimateOrder as Endpoint, { params: { id: ids[n % ids.length] ?? '' }, body: {} }),
    };
    const alone = new Map<string, Awaited<ReturnType<typeof pressed>>>();
    for (const [name, ask] of Object.entries(asks)) alone.set(name, await pressed(servers, token, ask));
    while (servers.length < SERVERS) await start();
    // Jobs look for work once a second, whether anybody calls or not.
    await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
    const idle_before = cpuOf(servers);
    await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
    const idle = ((cpuOf(servers) - idle_before) * 100_000) / IDLE_MS / SERVERS;
    const figures: { name: string; value: number; unit: string; target: string | null }[] = [
      { name: 'cores of this machine', value: availableParallelism(), unit: 'cores', target: null },
      { name: 'one server that nobody calls', value: idle, unit: '% of a core', target: null },
    ];
    for (const [name, ask] of Object.entries(asks)) {
      const one = alone.get(name) ?? { per_second: 0, cpu_ms: 0 };
      const four = await pressed(servers, token, ask);
      const more = 100 * (four.cpu_ms / one.cpu_ms - 1);
      const has_cores = availableParallelism() >= ENOUGH_CORES;
      figures.push(
        { name: `${name}, one server`, value: one.per_second, unit: 'requests/s', target: null },
        { name: `${name}, four servers`, value: four.per_second, unit: 'requests/s', target: null },
        {
          name: `${name}, four servers beside one (8 cores: three times)`,
          value: four.per_second / one.per_second,
          unit: 'times',
          target: has_cores ? '>= 3' : null,
        },
        {
          name: `${name}, one server, of one core of its own`,
          value: 1000 / one.cpu_ms,
          unit: 'requests/s',
          target: null,
        },
        {
          name: `${name}, four servers, of one core of theirs`,
          value: 1000 / four.cpu_ms,
          unit: 'requests/s',
          target: null,
        },
        {
          name: `${name}, more of a core for a request, for each further server`,
          value: more / (SERVERS - 1),
          unit: '%',
          target: '<= 10',
        },
      );
    }
    return figures;
  } finally {
    for (const server of servers.toReversed()) await server.stop();
    await database.drop();
    await cluster.stop();
  }
}
