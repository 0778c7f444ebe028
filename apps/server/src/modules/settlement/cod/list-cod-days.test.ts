import { endpoints, type CodDay, type Order } from '@sampan/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newOrder } from '#test/app/endpoint-samples.fixtures.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { codOrder } from '#test/cod/cod-order.fixtures.ts';
import { codOf, collectedParcels, remitted, settle, upload } from '#test/cod/cod.fixtures.ts';
import { momentOf } from './list-cod-days.ts';
import { releaseSettlements } from './release-settlements.ts';
import { writeRemittance } from './write-remittance.ts';

const ALIAS = 'merlion-express';
let app: TestApp;
let token: string;
let company_id: string;

beforeAll(async () => {
  app = await openTestApp();
  token = await app.tokenOf('sg@demo.sampan.test');
  const { rows } = await app.ctx.db.execute<{ company_id: string }>(
    sql`select company_id from users where email = 'sg@demo.sampan.test'`,
  );
  company_id = rows[0]?.company_id ?? '';
});
afterAll(() => app.close());

const daysOf = async (ids: readonly string[], who = token): Promise<CodDay[]> =>
  (await app.call<{ records: CodDay[] }>(endpoints.listCodDays, { token: who, query: { order_ids: ids.join(',') } }))
    .body.records;
/** On the clocks of Singapore. */
const dayOf = (at: number): string => new Date((at + 8 * 3_600) * 1_000).toISOString().slice(0, 10);

test('look-v2 12: each COD parcel says when its cash comes, and which step it waits for', async () => {
  const made = await collectedParcels(app, { company_id, country: 'SG', count: 3, courier_alias: ALIAS });
  const [first, second, third] = made.map(({ order_id }) => order_id) as [string, string, string];
  const waiting = await codOrder(app, token);
  const prepaid = await newOrder(app, token);
  const all = [first, second, third, waiting.id, prepaid.id];
  // This courier has handed nothing over yet, so no day is known. Those that were not asked for, and prepaid ones, are not told.
  expect(await daysOf(all)).toEqual([
    ...[first, second, third].map((order_id) => ({ order_id, when: 'after_courier', day: null })),
    { order_id: waiting.id, when: 'after_delivery', day: null },
  ]);

  const file = writeRemittance(ALIAS, remitted(made.slice(0, 1)));
  await settle(app, (await upload(app, file, ALIAS)).body.id);
  const { payable_at } = await codOf(app, token, first);
  const due = payable_at ?? 0;
  const took = due - (made[0]?.collected_at ?? 0);
  expect(await daysOf([first, second, third])).toEqual([
    { order_id: first, when: 'on', day: dayOf(due) },
    // As long after its delivery as the courier took for the first.
    { order_id: second, when: 'about', day: dayOf((made[1]?.collected_at ?? 0) + took) },
    { order_id: third, when: 'about', day: dayOf((made[2]?.collected_at ?? 0) + took) },
  ]);

  // Its day comes.
  await app.ctx.db.execute(
    sql`update cod_settlements set payable_at = ${Math.floor(app.clock.now() / 1_000)} where company_id = ${company_id}`,
  );
  await releaseSettlements(app.ctx);
  expect(await daysOf([first])).toEqual([{ order_id: first, when: 'now', day: null }]);
});

test("another company's parcels are not told, and too many or wrong ids are refused", async () => {
  const [parcel] = await collectedParcels(app, {
    company_id,
    country: 'SG',
    count: 1,
    courier_alias: ALIAS,
    code: 'SMPTS',
  });
  const id = parcel?.order_id ?? '';
  expect(await daysOf([id], await app.tokenOf('my@demo.sampan.test'))).toEqual([]);
  for (const order_ids of ['x', `${id},`, Array.from({ length: 51 }, () => id).join(',')]) {
    const refused = await app.refusal(endpoints.listCodDays, { token, query: { order_ids } });
    expect([refused.status, refused.body.errors[0]?.param]).toEqual([422, 'order_ids']);
  }
});

test('a promise of which the day has passed is none', async () => {
  const [parcel] = await collectedParcels(app, {
    company_id,
    country: 'SG',
    count: 1,
    courier_alias: ALIAS,
    code: 'SMPTU',
  });
  const id = parcel?.order_id ?? '';
  await app.ctx.db.execute(
    sql`update cod_collections set collected_at = collected_at - 30 * 86400 where order_id = ${id}`,
  );
  expect(await daysOf([id])).toEqual([{ order_id: id, when: 'after_courier', day: null }]);
});

test('every state of cash says when', () => {
  const row = { collected_at: 100, payable_at: 300, paid_at: 400 };
  const said = (state: NonNullable<Order['cod_state']>, pace?: number) => momentOf({ ...row, state }, pace);
  expect(said('expected')).toEqual({ when: 'after_delivery', at: null });
  expect(said('collected')).toEqual({ when: 'after_courier', at: null });
  expect(said('collected', 50)).toEqual({ when: 'about', at: 150 });
  expect(said('short', 50)).toEqual({ when: 'after_courier', at: null });
  expect(said('disputed', 50)).toEqual({ when: 'after_courier', at: null });
  expect(said('settled')).toEqual({ when: 'on', at: 300 });
  expect(momentOf({ ...row, state: 'settled', payable_at: null }, 50)).toEqual({ when: 'after_courier', at: null });
  expect(said('payable')).toEqual({ when: 'now', at: null });
  expect(said('paid')).toEqual({ when: 'paid', at: 400 });
  expect(said('not_collected')).toEqual({ when: 'none', at: null });
});
