import { endpoints, type Order, type WebhookEndpoint } from '@sampan/contract';
import { createTestDatabase, startTestCluster, startTestServer, type TestDatabase } from '@sampan/testing';
import { setTimeout as sleep } from 'node:timers/promises';
import { createEgress } from '../src/platform/egress/egress-client.ts';
import { HOSTILE_EGRESS_NAMES, HOSTILE_EGRESS_URLS } from '#test/egress/egress-url.fixtures.ts';
import { createWebhookDispatcher } from '../src/modules/integration/webhook/dispatch-webhooks.ts';
import { createDeliveries } from '../src/modules/integration/webhook/create-deliveries.ts';
import { startReceiver, type Receiver } from '#test/webhook/receiver.fixtures.ts';
import { RETRY_SCHEDULE_S } from '../src/modules/integration/webhook/retry-schedule.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { EgressError } from '../src/ports/egress.ts';
import { randomOf } from './random.ts';

const SEED = Number(process.env['SAMPAN_SEED'] ?? 20_261_121);
const EVENTS = 1_000;
const FAILING_SHARE = 0.3;
const KILLED_EVENTS = 300;
const KILLS = 3;
/** A killed server's leases end after a minute. */
const REST_ARRIVES_WITHIN_MS = 150_000;

/** I5, and trust 1 'Webhooks out': hostile addresses, names that change, the schedule, a receiver that fails, servers that die. */
export async function trustWebhooks() {
  const escapes = await hostileEscapes();
  const rebound = await rebindingEscapes();
  const cluster = await startTestCluster();
  try {
    const deviation = await largestDeviation(await createTestDatabase({ cluster, pool: { max: 20 } }));
    const flaky = await toFlakyReceiver(await createTestDatabase({ cluster, pool: { max: 20 } }));
    const killed = await throughKills(await createTestDatabase({ cluster }));
    const hostile = HOSTILE_EGRESS_URLS.length + Object.keys(HOSTILE_EGRESS_NAMES).length;
    return [
      { name: 'hostile webhook addresses that would be called', value: escapes, unit: `of ${hostile}`, target: '= 0' },
      {
        name: 'calls that follow a name to another address than the one checked',
        value: rebound,
        unit: 'calls',
        target: '= 0',
      },
      { name: 'largest distance of nine retries from their schedule', value: deviation, unit: '%', target: '<= 20' },
      {
        name: 'webhooks that never arrived, of 1,000 to a receiver that fails 30 % of the time',
        value: flaky.lost,
        unit: 'events',
        target: '= 0',
      },
      { name: 'webhooks that came again under another id', value: flaky.renamed, unit: 'events', target: '= 0' },
      {
        name: 'webhooks lost by killing the sending server three times',
        value: killed.lost,
        unit: `of ${KILLED_EVENTS}`,
        target: '= 0',
      },
      {
        name: 'webhooks those kills sent again under another id',
        value: killed.renamed,
        unit: 'events',
        target: '= 0',
      },
    ];
  } finally {
    await cluster.stop();
  }
}

/** By their form, whatever a name service says of them; and honest forms by where they lead. */
async function hostileEscapes(): Promise<number> {
  const trusting = createEgress({ resolve: async () => ['93.184.215.14'] });
  const knowing = createEgress({
    resolve: async (name) => HOSTILE_EGRESS_NAMES[name] ?? HOSTILE_EGRESS_NAMES[`${name}.`] ?? [],
  });
  const answers = await Promise.all([
    ...HOSTILE_EGRESS_URLS.map((url) => trusting.check(url)),
    ...Object.keys(HOSTILE_EGRESS_NAMES).map((name) => knowing.check(`https://${name}/`)),
  ]);
  return answers.filter((refusal) => refusal === null).length;
}

/** A name that means something else at every later look: a second look-up of one call, or none at the next one, would reach inside. */
async function rebindingEscapes(): Promise<number> {
  const inside = await startReceiver();
  const [host = '', port = ''] = inside.host.split(':');
  let escapes = 0;
  for (let turn = 0; turn < 100; turn += 1) {
    const answers = [['127.0.0.2'], [host], [host]];
    const within = createEgress({
      allow: [`rebind.example:${port}`],
      // Nobody answers where it is checked; at a second look-up the receiver would.
      resolve: async () => answers.shift() ?? [host],
    });
    await within.send({ url: `http://rebind.example:${port}/`, method: 'POST', headers: {} }).catch(() => undefined);
    const looks = [['93.184.215.14'], [host]];
    const between = createEgress({ resolve: async () => looks.shift() ?? [host] });
    await between.check('https://rebind.example/');
    const code = await between.send({ url: 'https://rebind.example/', method: 'POST', headers: {} }).then(
      () => 'answered',
      (error: unknown) => (error instanceof EgressError ? error.code : 'unknown'),
    );
    if (code !== 'blocked_address') escapes += 1;
  }
  escapes += inside.received.length;
  await inside.close();
  return escapes;
}

interface Bench {
  app: TestApp;
  receiver: Receiver;
  endpoint: WebhookEndpoint;
  newOrders: (count: number) => Promise<string[]>;
  deliverAll: () => Promise<void>;
}

async function withBench<T>(database: TestDatabase, work: (bench: Bench) => Promise<T>): Promise<T> {
  const receiver = await startReceiver();
  const app = await openTestApp({ database, ports: { egress: createEgress({ allow: [receiver.host] }) } });
  const token = await app.tokenOf('sg@demo.sampan.test');
  const body = { url: receiver.url, events: ['order.created'] };
  const { body: endpoint } = await app.call<WebhookEndpoint>(endpoints.createWebhookEndpoint, { token, body });
  const dispatcher = createWebhookDispatcher(app.ctx);
  try {
    return await work({
      app,
      receiver,
      endpoint,
      async newOrders(count) {
        const ids: string[] = [];
        while (ids.length < count) {
          const made = await Promise.all(
            Array.from({ length: Math.min(20, count - ids.length) }, () =>
              app.call<Order>(endpoints.createOrder, { token, body: {} }),
            ),
          );
          ids.push(...made.map((answer) => answer.body.id));
        }
        return ids;
      },
      async deliverAll() {
        for (;;) {
          const found = await createDeliveries(app.ctx);
          if ((await dispatcher.run()) === 0 && found === 0) return;
        }
      },
    });
  } finally {
    await receiver.close();
    await database.drop();
  }
}

/** Every wait of twenty deliveries that never arrive, in per cent of what is planned; one second is the clock's grain. */
async function largestDeviation(database: TestDatabase): Promise<number> {
  return withBench(database, async ({ app, receiver, newOrders, deliverAll }) => {
    receiver.answer = (_request, response) => response.writeHead(500).end();
    await newOrders(20);
    let largest = 0;
    for (const planned of RETRY_SCHEDULE_S.slice(1)) {
      const before_s = Math.floor(app.clock.now() / 1000);
      await deliverAll();
      const { rows } = await database.pool.query<{ at: string; due: string }>(
        `select max(a.at) as at, d.next_attempt_at as due from webhook_deliveries d
         join webhook_attempts a on a.delivery_id = d.id where d.state = 'pending' group by d.id`,
      );
      for (const row of rows) {
        const distance = Math.max(0, Math.abs(Number(row.due) - Number(row.at) - planned) - 1);
        largest = Math.max(largest, (distance / planned) * 100);
      }
      const last_due = Math.max(before_s, ...rows.map(({ due }) => Number(due)));
      app.clock.advance(last_due - Math.floor(app.clock.now() / 1000) + 1);
    }
    return Math.round(largest * 10) / 10;
  });
}

const orderOf = (body: string) => (JSON.parse(body) as { data: { order_id: string } }).data.order_id;

/** What is missing of the orders, and which of them came under two ids. */
function lossesOf(receiver: Receiver, taken: readonly number[], order_ids: readonly string[]) {
  const ids_of = new Map<string, Set<string>>();
  for (const { headers, body } of receiver.received) {
    const ids = ids_of.get(orderOf(body)) ?? new Set<string>();
    ids_of.set(orderOf(body), ids.add(String(headers['webhook-id'])));
  }
  const arrived = new Set(
    receiver.received.flatMap(({ body }, index) => ((taken[index] ?? 200) === 200 ? [orderOf(body)] : [])),
  );
  return {
    lost: order_ids.filter((id) => !arrived.has(id)).length,
    renamed: [...ids_of.values()].filter((ids) => ids.size > 1).length,
  };
}

async function toFlakyReceiver(database: TestDatabase) {
  return withBench(database, async ({ app, receiver, newOrders, deliverAll }) => {
    const random = randomOf(SEED);
    const statuses: number[] = [];
    receiver.answer = (_request, response) => {
      const status = random() < FAILING_SHARE ? 500 : 200;
      statuses.push(status);
      response.writeHead(status).end();
    };
    const orders = await newOrders(EVENTS);
    for (let turn = 0; turn < RETRY_SCHEDULE_S.length; turn += 1) {
      await deliverAll();
      app.clock.advance(30 * 3_600);
    }
    return lossesOf(receiver, statuses, orders);
  });
}

/** Real servers, killed while they send, each continued by the next one. */
async function throughKills(database: TestDatabase) {
  const receiver = await startReceiver();
  receiver.answer = (_request, response) => void setTimeout(() => response.end('ok'), 10);
  const start = () =>
    startTestServer({
      database_url: database.url,
      env: { SAMPAN_EGRESS_ALLOW: receiver.host, SAMPAN_RATE_LIMIT_FACTOR: '100' },
    });
  let server = await start();
  try {
    const post = async <T>(path: string, body: object, token = ''): Promise<T> => {
      const answer = await fetch(`${server.url}/api/v1${path}`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
      return (await answer.json()) as T;
    };
    const credentials = { email: 'sg@demo.sampan.test', password: 'Sampan#2026' };
    const { token } = await post<{ token: string }>('/login', credentials);
    await post('/webhook', { url: receiver.url, events: ['order.created'] }, token);
    const orders: string[] = [];
    for (let round = 0; round < KILLS; round += 1) {
      const size = KILLED_EVENTS / KILLS;
      for (let n = 0; n < size; n += 1) orders.push((await post<Order>('/order', {}, token)).id);
      // Some of this round are on their way now.
      for (let turn = 0; turn < 200 && receiver.received.length < round * size + 20; turn += 1) await sleep(25);
      await server.kill('SIGKILL');
      server = await start();
    }
    const until = Date.now() + REST_ARRIVES_WITHIN_MS;
    while (Date.now() < until && lossesOf(receiver, [], orders).lost > 0) await sleep(500);
    return lossesOf(receiver, [], orders);
  } finally {
    await server.stop();
    await receiver.close();
    await database.drop();
  }
}
