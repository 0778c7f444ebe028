import {
  endpoints,
  type BulkJob,
  type BulkJobItem,
  type EstimatedCost,
  type Order,
  type StartedBulkJob,
  type User,
} from '@sampan/contract';
import { countPages, readLabelPage } from '@sampan/testing/read-label';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { newOrder, quoteOf } from '#test/app/endpoint-samples.fixtures.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { ctxOf } from '#test/bulk-job/bulk-job.fixtures.ts';
import { bulkSteps } from '../../../composition/bulk-steps.ts';
import { createBulkRunner } from '../../../platform/jobs/index.ts';
import { outbox } from '../../../platform/outbox/outbox.table.ts';
import { auditLedger, placeHold, releaseHold } from '../../ledger/wallet/index.ts';
import { reconcilePurchases } from './reconcile-purchases.ts';

interface Quoted {
  order: Order;
  entry: EstimatedCost;
}

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await openTestApp();
  token = await app.tokenOf('sg@demo.sampan.test');
});
afterAll(() => app.close());
afterEach(async () => {
  app.network.faults.clear();
  expect(await auditLedger(app.ctx)).toMatchObject({ imbalance_minor: 0, wrong_accounts: [] });
});

async function quoted(how_many: number): Promise<Quoted[]> {
  const all: Quoted[] = [];
  for (let index = 0; index < how_many; index += 1) {
    const order = await newOrder(app, token);
    const { estimated_costs } = await quoteOf(app, token, order.id);
    const entry = estimated_costs.find(({ courier }) => courier.alias === 'merlion-express');
    if (!entry) throw new Error('Merlion Express does not serve the sample parcel');
    all.push({ order, entry });
  }
  return all;
}

const labelsOf = (all: readonly Quoted[]) =>
  all.map(({ order, entry }) => ({ order_id: order.id, estimated_costs_id: entry.id, total_fee: entry.total_fee }));

async function start(labels: object[], key?: string): Promise<string> {
  const headers = key === undefined ? {} : { 'Idempotency-Key': key };
  const answer = await app.call<StartedBulkJob>(endpoints.startCreateLabels, { token, body: { labels }, headers });
  expect(answer.status).toBe(200);
  return answer.body.id;
}

async function drain(runner = createBulkRunner(app.ctx, bulkSteps)): Promise<void> {
  while ((await runner.run()) > 0);
}

const read = async (id: string) => (await app.call<BulkJob>(endpoints.getBulkJob, { token, params: { id } })).body;
const itemsOf = async (id: string) =>
  (await app.call<{ records: BulkJobItem[] }>(endpoints.listBulkJobItems, { token, params: { id } })).body.records;
const balance = async () =>
  (await app.call<{ balance: number; held: number }>(endpoints.getWalletBalance, { token })).body;
const cents = (amount: number) => Math.round(amount * 100);
const parcels = async (all: readonly Quoted[]) => {
  const ids = sql.param(all.map(({ order }) => order.id));
  const { rows } = await app.ctx.db.execute<{ n: string }>(
    sql`select count(*) as n from courier_parcels p join label_purchases l on l.client_ref::text = p.client_ref::text where l.order_id = any(${ids}::uuid[])`,
  );
  return Number(rows[0]?.n);
};

describe('many labels at once (spec 1)', () => {
  test('each is bought once and charged at the price that was shown, by two servers together', async () => {
    const all = await quoted(6);
    const before = await balance();
    const id = await start(labelsOf(all));
    await Promise.all([drain(), drain()]);
    expect(await read(id)).toMatchObject({ state: 'completed', success: 6, failed: 0, remaining: 0, total: 6 });
    const charged = all.reduce((sum, { entry }) => sum + cents(entry.total_fee), 0);
    expect(cents((await balance()).balance)).toBe(cents(before.balance) - charged);
    expect(await parcels(all)).toBe(6);
    expect((await itemsOf(id)).map(({ result }) => result?.['total_fee'])).toEqual(
      all.map(({ entry }) => entry.total_fee),
    );
  });

  test('the same key starts one purchase', async () => {
    const labels = labelsOf(await quoted(2));
    const first = await start(labels, 'twice-0001');
    expect(await start(labels, 'twice-0001')).toBe(first);
  });

  test('a price that nobody was shown is not charged; the others are bought', async () => {
    const all = await quoted(2);
    const [wrong, right] = labelsOf(all);
    const id = await start([{ ...wrong, total_fee: 0.01 }, right as object]);
    await drain();
    expect((await itemsOf(id)).map(({ state, error_code }) => [state, error_code])).toEqual([
      ['failed', 'price_changed'],
      ['succeeded', null],
    ]);
  });

  test('a quote that ended is asked for again and bought at the same price', async () => {
    const all = await quoted(1);
    const id = await start(labelsOf(all));
    app.clock.advance(3_600);
    await drain();
    expect(await read(id)).toMatchObject({ success: 1, failed: 0 });
  });

  test('another company’s parcel is not found, and nothing is charged for it', async () => {
    const other = await app.tokenOf('my@demo.sampan.test');
    const { id: order_id } = await newOrder(app, other);
    const id = await start([{ order_id, estimated_costs_id: `${order_id}.0`, total_fee: 1 }]);
    await drain();
    expect(await itemsOf(id)).toMatchObject([{ state: 'failed', error_code: 'not_found' }]);
  });

  test('a courier that did not answer is asked, and the label is not bought again', async () => {
    const all = await quoted(1);
    const before = await balance();
    app.network.faults.set('merlion-express', { buy: 'lost_after' });
    const id = await start(labelsOf(all));
    await drain();
    expect(await read(id)).toMatchObject({ state: 'running', remaining: 1 });
    app.network.faults.clear();
    app.clock.advance(70);
    await reconcilePurchases(app.ctx);
    await drain();
    expect(await read(id)).toMatchObject({ state: 'completed', success: 1 });
    expect(await parcels(all)).toBe(1);
    expect(cents((await balance()).balance)).toBe(cents(before.balance) - cents(all[0]?.entry.total_fee ?? 0));
  });

  test('too little money: what there is buys what it can, the rest waits and goes on after a top-up', async () => {
    const all = await quoted(3);
    const { company_id } = (await ctxOf(app, token)).actor ?? { company_id: '' };
    const { balance: money, held } = await balance();
    const left_for_one = cents(money) - cents(held) - cents(all[0]?.entry.total_fee ?? 0);
    const reference = all[0]?.order.id ?? '';
    const hold = await placeHold(app.ctx, { company_id, amount_minor: left_for_one, reference });
    const id = await start(labelsOf(all));
    await drain();
    expect(await read(id)).toMatchObject({ state: 'waiting_for_top_up', success: 1, failed: 0, remaining: 2 });
    await releaseHold(app.ctx, hold);
    await app.call(endpoints.resumeBulkJob, { token, params: { id } });
    await drain();
    expect(await read(id)).toMatchObject({ state: 'completed', success: 3, failed: 0 });
  });

  test('spec 4 print_labels: one file in the order of the list, without the parcel that has no label', async () => {
    const all = await quoted(3);
    await start(labelsOf(all.slice(0, 2)));
    await drain();
    const order_ids = all.map(({ order }) => order.id);
    const { body } = await app.call<StartedBulkJob>(endpoints.startPrintLabels, { token, body: { order_ids } });
    await drain();
    const job = await read(body.id);
    expect(job).toMatchObject({ state: 'completed', success: 2, failed: 1, error_message: null });
    // Its end is told through the socket, with the file to open, to the person who asked.
    const told = await app.ctx.db.select().from(outbox).where(eq(outbox.topic, 'live'));
    const { body: me } = await app.call<User>(endpoints.getMe, { token });
    expect(
      told
        .map(({ payload }) => payload as { event_type: string; user_id: string; data: Record<string, unknown> })
        .filter(({ event_type }) => event_type === 'print_labels_completed'),
    ).toMatchObject([
      {
        user_id: me.id,
        data: { job_id: body.id, success: 2, failed: 1, remaining: 0, total: 3, link: expect.any(String) },
      },
    ]);
    const file = await app.app.request(job.link ?? '');
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const bytes = new Uint8Array(await file.arrayBuffer());
    expect(await countPages(bytes)).toBe(3);
    // The cover sheet says which parcel is missing, and why (volume 4 'Printing').
    const cover = (await readLabelPage(bytes)).text;
    for (const part of ['1 of 3 parcels', all[2]?.order.number ?? '', "The label hasn't been bought."])
      expect(cover).toContain(part);
    app.clock.advance(3_600);
    expect((await app.app.request(job.link ?? '')).status).toBe(404);
    expect((await app.app.request((await read(body.id)).link ?? '')).status).toBe(200);
  });

  test('labels are printed as soon as they are bought, and counted as printed when the file is opened', async () => {
    const all = await quoted(2);
    const body = { labels: labelsOf(all), print: { format: 'a6', sort: 'courier' } };
    const { body: bought } = await app.call<StartedBulkJob>(endpoints.startCreateLabels, { token, body });
    const unprinted = async () => {
      const query = { is_printed: 'false', status: 'ready_to_ship', per_page: '100' };
      const { records } = (await app.call<{ records: Order[] }>(endpoints.listOrders, { token, query })).body;
      return records.filter(({ id }) => all.some(({ order }) => order.id === id)).length;
    };
    await drain();
    // The end of the purchase started the print.
    await drain();
    const { records } = (
      await app.call<{ records: BulkJob[] }>(endpoints.listBulkJobs, { token, query: { per_page: '2' } })
    ).body;
    const job = records.find(({ kind }) => kind === 'print_labels');
    expect(records.map(({ id }) => id)).toContain(bought.id);
    expect(job).toMatchObject({ state: 'completed', success: 2, total: 2 });
    const figures = async () =>
      (await app.call<{ to_print: number }>(endpoints.getPerformance, { token })).body.to_print;
    const [before, waiting] = [await figures(), await unprinted()];
    expect(waiting).toBe(2);
    app.clock.advance(5);
    const link = job?.link ?? '';
    await app.app.request(link);
    await app.app.request(link);
    expect([before - (await figures()), await unprinted()]).toEqual([2, 0]);
    const printed = async () =>
      (await app.call<Order>(endpoints.getOrder, { token, params: { id: all[0]?.order.id ?? '' } })).body;
    // The same link is the same print; a new one is a reprint.
    expect((await printed()).label_print_count).toBe(1);
    app.clock.advance(60);
    const again = await read(job?.id ?? '');
    await app.app.request(again.link ?? '');
    expect((await printed()).label_print_count).toBe(2);
  });

  test('a finished purchase is printed by its job, in its order', async () => {
    const all = await quoted(2);
    const job_id = await start(labelsOf(all));
    await drain();
    const { body } = await app.call<StartedBulkJob>(endpoints.startPrintLabels, { token, body: { job_id } });
    await drain();
    expect((await itemsOf(body.id)).map(({ subject_id }) => subject_id)).toEqual(all.map(({ order }) => order.id));
    const both = { job_id, order_ids: [all[0]?.order.id] };
    expect((await app.refusal(endpoints.startPrintLabels, { token, body: both })).status).toBe(422);
    const other = await app.tokenOf('my@demo.sampan.test');
    expect((await app.refusal(endpoints.startPrintLabels, { token: other, body: { job_id } })).status).toBe(404);
  });

  test('spec 4 cancel_orders: each label is refunded; one that cannot be cancelled says why', async () => {
    const all = await quoted(2);
    await start(labelsOf(all));
    await drain();
    const before = await balance();
    const order_ids = all.map(({ order }) => order.id);
    const body = { order_ids, reason: 'Sold out' };
    const { body: job } = await app.call<StartedBulkJob>(endpoints.startCancelOrders, { token, body });
    await drain();
    expect(await read(job.id)).toMatchObject({ state: 'completed', success: 2, failed: 0 });
    const refunded = all.reduce((sum, { entry }) => sum + cents(entry.total_fee), 0);
    expect(cents((await balance()).balance)).toBe(cents(before.balance) + refunded);
  });
});
