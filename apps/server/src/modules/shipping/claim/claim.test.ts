import { endpoints, type OperatorClaim, type Order, type OrderClaim } from '@sampan/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SCALE_PHOTO as PHOTO } from '#test/adjustment/adjustment.fixtures.ts';
import { shippedOrder } from '#test/app/endpoint-samples.fixtures.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { APPROVAL, CLAIM, endParcel, LOST } from '#test/claim/claim-samples.fixtures.ts';

let app: TestApp;
let token: string;
let admin: string;

beforeAll(async () => {
  app = await openTestApp();
  token = await app.tokenOf('sg@demo.sampan.test');
  admin = await app.tokenOf('admin@demo.sampan.test');
});
afterAll(() => app.close());

type Refused = { code?: string; errors?: { param: string; code: string }[] };
const ask = (id: string) => app.call<OrderClaim>(endpoints.getOrderClaim, { token, params: { id } });
const open = (id: string, body: object) =>
  app.call<OrderClaim & Refused>(endpoints.openClaim, { token, params: { id }, body });
const answer = (id: string, body: object) =>
  app.call<OperatorClaim & Refused>(endpoints.answerClaim, { token: admin, params: { id }, body });
const pay = (id: string) => app.call<OperatorClaim & Refused>(endpoints.payClaim, { token: admin, params: { id } });
const balance = async () =>
  Math.round((await app.call<{ balance: number }>(endpoints.getWalletBalance, { token })).body.balance * 100);

async function ended(change?: object): Promise<Order> {
  const order = await shippedOrder(app, token, change);
  await endParcel(app, order);
  return order;
}

describe('look-v2 3: a claim with evidence, answered at the desk and paid into the wallet once', () => {
  test('sent, answered, paid: the ledger books it once, whoever presses twice', async () => {
    const order = await ended(LOST);
    expect((await ask(order.id)).body).toMatchObject({ obstacle: null, reasons: ['lost'], claim: null });
    const sent = await open(order.id, { ...CLAIM, photos: [PHOTO] });
    expect(sent.body).toMatchObject({ obstacle: 'claimed', claim: { state: 'sent', value: 45.5, granted: null } });
    const photo = await app.app.request(sent.body.claim?.photos[0]?.link ?? '');
    expect([photo.status, photo.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const again = await open(order.id, CLAIM);
    expect([again.status, again.body.code]).toEqual([409, 'claim_not_possible']);

    const id = sent.body.claim?.id ?? '';
    const early = await pay(id);
    expect([early.status, early.body.code]).toEqual([409, 'claim_closed']);
    const before = await balance();
    for (let time = 0; time < 2; time += 1) expect((await answer(id, APPROVAL)).body.state).toBe('approved');
    const other = await answer(id, { ...APPROVAL, amount: 30 });
    expect([other.status, other.body.code]).toEqual([409, 'claim_closed']);
    expect(await balance()).toBe(before);
    for (let time = 0; time < 2; time += 1) expect((await pay(id)).body.state).toBe('paid');
    expect(await balance()).toBe(before + 4_000);
    expect((await ask(order.id)).body.claim).toMatchObject({ state: 'paid', granted: 40, answer: APPROVAL.note });
    const journals = await app.ctx.db.execute(
      sql`select e.amount_minor from journals j join entries e on e.journal_id = j.id where j.kind = 'claim' and j.reference = ${id} order by 1`,
    );
    expect(journals.rows.map((row) => Number(row['amount_minor']))).toEqual([-4_000, 4_000]);
    const audits = await app.ctx.db.execute(
      sql`select action from audit_log where object_id = ${order.id} and action like 'order.claim%' order by action`,
    );
    expect(audits.rows.map((row) => row['action'])).toEqual([
      'order.claim_approved',
      'order.claim_open',
      'order.claim_paid',
    ]);
  });

  test('damage needs a photo, a value and a reason the parcel can have', async () => {
    const order = await ended();
    const bare = await open(order.id, { ...CLAIM, reason: 'damaged', value: 0 });
    expect(bare.body.errors?.map(({ param }) => param)).toEqual(['value', 'photos']);
    const odd = await open(order.id, CLAIM);
    expect(odd.body.errors?.map(({ param }) => param)).toEqual(['reason']);
    const six = await open(order.id, { ...CLAIM, reason: 'damaged', photos: Array.from({ length: 6 }, () => PHOTO) });
    expect([six.status, six.body.errors?.[0]?.param]).toEqual([422, 'photos']);
    const sent = await open(order.id, { ...CLAIM, reason: 'damaged', photos: [PHOTO] });
    const id = sent.body.claim?.id ?? '';
    const much = await answer(id, { ...APPROVAL, amount: 46, pay_by: null });
    expect(much.body.errors?.map(({ param }) => param)).toEqual(['amount', 'pay_by']);
    const refused = await answer(id, { decision: 'refuse', note: 'Signed as undamaged.' });
    expect(refused.body).toMatchObject({ state: 'refused', granted: null });
    expect((await pay(id)).status).toBe(409);
  });

  test('a parcel still on its way, and one of another company, cannot be claimed', async () => {
    const order = await shippedOrder(app, token);
    expect((await ask(order.id)).body.obstacle).toBe('not_shipped');
    expect((await open(order.id, CLAIM)).status).toBe(409);
    const stranger = await app.tokenOf('my@demo.sampan.test');
    const foreign = await app.call(endpoints.getOrderClaim, { token: stranger, params: { id: order.id } });
    expect(foreign.status).toBe(404);
    const list = await app.call<{ records: OperatorClaim[] }>(endpoints.listOperatorClaims, { token: admin });
    expect(list.body.records.every(({ state }) => state === 'sent')).toBe(true);
  });
});
