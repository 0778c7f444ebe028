import { endpoints, HEADERS, type EstimateAnswer, type Order } from '@sampan/contract';
import { createTestDatabase, startTestCluster } from '@sampan/testing';
import { FULL_DRAFT } from '../src/endpoint-samples.fixtures.ts';
import { openTestApp } from '../src/test-app.fixtures.ts';

const TIMES = 50;

/** M3: the same key fifty times at once, the key with another body, and a money call of our own client without one. */
export async function trustIdempotencyKeys() {
  const cluster = await startTestCluster();
  const database = await createTestDatabase({ cluster, pool: { max: 20 } });
  try {
    const app = await openTestApp({ database });
    const token = await app.tokenOf('sg@demo.sampan.test');
    const rows = async (query: string) => (await database.pool.query(query)).rowCount ?? 0;
    const atOnce = <T>(call: () => Promise<T>) => Promise.all(Array.from({ length: TIMES }, call));
    const orders_before = await rows('select 1 from orders');
    const draft = { token, body: FULL_DRAFT, headers: { [HEADERS.idempotencyKey]: 'fifty-parcels' } };
    const created = await atOnce(() => app.call<Order>(endpoints.createOrder, draft));
    const orders_made = (await rows('select 1 from orders')) - orders_before;

    const order = (await app.call<Order>(endpoints.createOrder, { token, body: FULL_DRAFT })).body;
    const quote = await app.call<EstimateAnswer>(endpoints.estimateOrder, {
      token,
      params: { id: order.id },
      body: {},
    });
    const [entry] = quote.body.estimated_costs;
    const purchase = {
      token,
      params: { id: order.id },
      body: { estimated_costs_id: entry?.id, total_fee: entry?.total_fee },
      headers: { [HEADERS.idempotencyKey]: 'fifty-labels', [HEADERS.client]: 'trust' },
    };
    const bought = await atOnce(() => app.call(endpoints.createLabel, purchase));
    const labels = await rows(`select 1 from journals where kind = 'label'`);
    const known = (answers: { status: number; headers: Headers }[]) =>
      answers.filter(({ status, headers }) => status === 409 || headers.get(HEADERS.idempotencyReplayed) === 'true');
    const fresh = (answers: { status: number; headers: Headers }[]) =>
      answers.filter(({ status, headers }) => status === 200 && headers.get(HEADERS.idempotencyReplayed) === null)
        .length;

    const reused = await app.call(endpoints.createOrder, { ...draft, body: { ...FULL_DRAFT, package_content: 'Tea' } });
    const keyless = await app.call(endpoints.createLabel, { ...purchase, headers: { [HEADERS.client]: 'trust' } });
    return [
      { name: 'parcels made by 50 calls at once with one key', value: orders_made, unit: 'parcels', target: '= 1' },
      { name: 'labels charged by 50 calls at once with one key', value: labels, unit: 'labels', target: '= 1' },
      {
        name: 'first answers among these 100 calls',
        value: fresh(created) + fresh(bought),
        unit: 'answers',
        target: '= 2',
      },
      {
        name: 'all others replayed or told to wait (409)',
        value: known(created).length + known(bought).length,
        unit: 'answers',
        target: `= ${2 * TIMES - 2}`,
      },
      { name: 'the key with another body', value: reused.status, unit: 'status', target: '= 422' },
      { name: 'a money call of our own client without a key', value: keyless.status, unit: 'status', target: '= 400' },
    ];
  } finally {
    await database.drop();
    await cluster.stop();
  }
}
