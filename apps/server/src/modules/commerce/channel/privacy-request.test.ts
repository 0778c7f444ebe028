import { endpoints, type BuyerData, type Order, type PrivacyRequest, type Store } from '@sampan/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectStore, deliverPushes, newStoreOrder, standInsOf } from '#test/channel/connect-store.fixtures.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { channelEvents } from './channel-order.table.ts';
import { webhookUrlOf } from './channel-urls.ts';
import { workInbox } from './work-inbox.ts';

let app: TestApp;
let token: string;
let store: Store;

beforeAll(async () => {
  app = await openTestApp();
  token = await app.tokenOf('sg@demo.sampan.test');
  store = await connectStore(app, token, 'shopify');
});
afterAll(() => app.close());

const announce = async (topic: 'customers/data_request' | 'customers/redact', order_ids: string[]) => {
  standInsOf(app).shopify.announcePrivacy(topic, order_ids, webhookUrlOf(app.ctx.env, 'shopify', store.id));
  await deliverPushes(app);
  while ((await workInbox(app.ctx)) > 0);
};
const list = async (as = token) =>
  (
    await app.call<{ records: PrivacyRequest[]; total: number }>(endpoints.listPrivacyRequests, {
      token: as,
      query: {},
    })
  ).body;

test("a buyer's request is listed until somebody answers it, with everything that is kept (channels C11)", async () => {
  const { made, read } = await newStoreOrder(app, token, store, { logistics: 'own' });
  await announce('customers/data_request', [made.id]);
  const [request] = (await list()).records;
  expect(request).toMatchObject({ kind: 'data_request', state: 'open', number: read.number, store_order_id: read.id });
  const params = { id: request?.id ?? '' };
  const data = await app.call<{ orders: BuyerData[] }>(endpoints.exportBuyerData, { token, params });
  for (const text of [made.buyer.name, made.buyer.phone, made.buyer.address_1])
    expect(JSON.stringify(data.body)).toContain(text);
  expect(data.body.orders[0]?.parcels).toHaveLength(1);
  const stranger = await app.tokenOf('my@demo.sampan.test');
  expect((await list(stranger)).total).toBe(0);
  expect((await app.refusal(endpoints.exportBuyerData, { token: stranger, params })).status).toBe(404);
  // A month passes without an answer: it stays on the list.
  const past = Math.floor(app.clock.now() / 1000) - 31 * 86_400;
  await app.ctx.db
    .update(channelEvents)
    .set({ received_at: past, due_at: past })
    .where(eq(channelEvents.id, params.id));
  while ((await workInbox(app.ctx)) > 0);
  expect((await list()).records[0]?.state).toBe('open');
  const answered = await app.call<PrivacyRequest>(endpoints.answerPrivacyRequest, { token, params });
  expect(answered.body).toMatchObject({ state: 'done', done_at: expect.any(Number) });
});

test('a buyer without orders asks too; what is erased says so', async () => {
  await announce('customers/data_request', []);
  const { made, read } = await newStoreOrder(app, token, store, { logistics: 'own' });
  const order = await app.call<Order>(endpoints.getOrder, { token, params: { id: read.parcels[0]?.order_id ?? '' } });
  const body = { party: order.body.shipping_address, tags: [] };
  expect((await app.call(endpoints.createSavedRecipient, { token, body })).status).toBe(200);
  const search = made.buyer.name;
  const saved = async () =>
    (await app.call<{ total: number }>(endpoints.listSavedRecipients, { token, query: { search } })).body.total;
  expect(await saved()).toBe(1);
  app.clock.advance(5);
  await announce('customers/redact', [made.id]);
  expect(await saved()).toBe(0);
  const { records, total } = await list();
  expect(total).toBe(3);
  expect(records.map(({ kind, state }) => `${kind} ${state}`).toSorted()).toEqual([
    'data_request done',
    'data_request open',
    'redact_buyer done',
  ]);
  const id = records.find(({ state }) => state === 'open')?.id ?? '';
  expect((await app.call(endpoints.exportBuyerData, { token, params: { id } })).body).toEqual({ orders: [] });
});
