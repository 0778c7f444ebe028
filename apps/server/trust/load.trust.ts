import { endpoints, type Endpoint } from '@sampan/contract';
import { createTestDatabase, startTestCluster, startTestServer } from '@sampan/testing';
import { setTimeout as sleep } from 'node:timers/promises';
import { FULL_DRAFT } from '#test/app/endpoint-samples.fixtures.ts';
import { callerOf } from './house-call.ts';
import { memoryOf } from './process-memory.ts';

const REQUESTS_PER_S = 200;
const SECONDS = 600;
const WARM_UP_S = 60;
/** Memory is looked at so often; one look may fall on a collection. */
const LOOK_S = 5;
const LOOKS = 12;

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/**
 * L1: two hundred requests a second for ten minutes, begun when they are due whether those before have ended or not: seven of ten
 * read lists and parcels, two estimate, one writes.
 */
export async function trustLoad() {
  const cluster = await startTestCluster({ is_durable: true });
  const database = await createTestDatabase({ cluster });
  const server = await startTestServer({
    database_url: database.url,
    env: { SAMPAN_RATE_LIMIT_FACTOR: '1000000', SAMPAN_LOG_LEVEL: 'silent', SAMPAN_CHECK_ANSWERS: 'false' },
  });
  try {
    const { call } = await callerOf(server.url);
    const first = await call<{ id: string }>(endpoints.createOrder, { body: FULL_DRAFT, key: 'load-first' });
    const params = { id: first.body.id };
    const write = (n: number): [Endpoint, object] => {
      const reference_id = `load-${n}`;
      return [endpoints.createOrder, { body: { ...FULL_DRAFT, reference_id }, key: reference_id }];
    };
    const turnOf = (n: number): [Endpoint, object] => {
      const turns: readonly (() => [Endpoint, object])[] = [
        () => [endpoints.listOrders, {}],
        () => [endpoints.getOrder, { params }],
        () => [endpoints.countOrders, {}],
        () => [endpoints.estimateOrder, { params, body: {} }],
        () => [endpoints.listOrders, { query: '?status=new' }],
        () => [endpoints.getOrder, { params }],
        () => write(n),
        () => [endpoints.listOrders, { query: '?search=nurul' }],
        () => [endpoints.estimateOrder, { params, body: {} }],
        () => [endpoints.getMe, {}],
      ];
      return turns[n % turns.length]?.() ?? write(n);
    };

    let errors = 0;
    const times: number[] = [];
    const kinds = new Map<string, number>();
    const ask = async (n: number, due: number, is_counted: boolean) => {
      const [endpoint, input] = turnOf(n);
      const { status } = await call(endpoint, input).catch(() => ({ status: 0 }));
      if (!is_counted) return;
      times.push(performance.now() - due);
      if (status === 200) return;
      errors += 1;
      const kind = `${endpoint.name} ${status}`;
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    };
    let n = 0;
    const run = async (seconds: number, is_counted: boolean) => {
      const running = new Set<Promise<void>>();
      const began = performance.now();
      for (let at = 0; at < seconds * REQUESTS_PER_S; at += 1, n += 1) {
        const due = began + (at * 1000) / REQUESTS_PER_S;
        const wait = due - performance.now();
        if (wait > 0) await sleep(wait);
        const asked = ask(n, due, is_counted).finally(() => running.delete(asked));
        running.add(asked);
      }
      await Promise.all(running);
    };
    const memoryWhile = async (work: Promise<void>) => {
      const looks: number[] = [];
      const timer = setInterval(() => looks.push(memoryOf(server.pid)), LOOK_S * 1000);
      await work.finally(() => clearInterval(timer));
      return looks;
    };

    await run(WARM_UP_S, false);
    const looks = await memoryWhile(run(SECONDS, true));
    const [early, late] = [median(looks.slice(0, LOOKS)), median(looks.slice(-LOOKS))];
    if (kinds.size > 0) console.error(Object.fromEntries(kinds));
    const sorted = times.toSorted((a, b) => a - b);
    const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
    return [
      { name: 'L1 requests in ten minutes, 200 a second', value: times.length, unit: 'requests', target: '= 120000' },
      { name: 'L1 of them not answered 200', value: errors, unit: 'requests', target: '= 0' },
      { name: 'L1 answered after, p95', value: at(0.95), unit: 'ms', target: '<= 250' },
      { name: 'L1 answered after, p50', value: at(0.5), unit: 'ms', target: null },
      { name: 'L1 memory of the server, first minute', value: early, unit: 'MB', target: null },
      { name: 'L1 growth until the last minute', value: (100 * (late - early)) / early, unit: '%', target: '< 10' },
    ];
  } finally {
    await server.stop();
    await database.drop();
    await cluster.stop();
  }
}
