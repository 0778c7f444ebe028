import { endpoints, webhookEvent, type Order } from '@sampan/contract';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { RECIPIENT, completedOrder, newOrder, newShareLink, quoteOf } from '#test/app/endpoint-samples.fixtures.ts';
import { outbox } from '../../../platform/outbox/outbox.table.ts';
import { writeLiveEvent } from '../../../platform/outbox/write-outbox.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { newProduct, started } from '#test/checkout/checkout.fixtures.ts';
import { openWebhookHouse, type WebhookHouse } from '#test/webhook/webhook-house.fixtures.ts';
import { webhookDeliveries, webhookEndpoints } from './webhook.table.ts';

let house: WebhookHouse;
beforeAll(async () => {
  house = await openWebhookHouse();
});
afterAll(() => house.close());
afterEach(() => house.clear());

describe('what endpoints are told', () => {
  test('each thing that happens to a parcel, as the API itself answers it, to those who asked for it', async () => {
    const all = await house.newEndpoint();
    const some = await house.newEndpoint({ events: ['order.cancelled'] });
    const other = await house.newEndpoint({}, await house.app.tokenOf('my@demo.sampan.test'));
    const order = await completedOrder(house.app, house.owner);
    const { owner: token } = house;
    const doomed = await house.newOrder();
    await house.app.call(endpoints.updateOrder, { token, params: { id: doomed.id }, body: { package_content: 'Tea' } });
    await house.app.call(endpoints.cancelOrder, { token, params: { id: doomed.id }, body: { reason: 'no' } });
    const deleted = await house.newOrder();
    await house.app.call(endpoints.deleteOrder, { token, params: { id: deleted.id } });
    await house.deliverAll();

    const events = house.bodies();
    for (const event of events) expect(v.parse(webhookEvent, event)).toEqual(event);
    const of = (id: string) =>
      events.flatMap(({ type, data }) => ('order_id' in data && data.order_id === id ? [type] : []));
    expect(new Set(of(order.id))).toEqual(
      new Set(['order.created', 'order.updated', 'label.purchased', 'tracking.updated']),
    );
    expect(of(doomed.id).filter((type) => type === 'order.cancelled')).toHaveLength(2);
    // Two at a time, so in any order (docs/webhooks.md).
    expect(of(deleted.id).toSorted()).toEqual(['order.created', 'order.deleted']);
    const bought = events.find(({ type }) => type === 'label.purchased');
    const now = (await house.app.call<Order>(endpoints.getOrder, { token, params: { id: order.id } })).body;
    expect(bought).toMatchObject({ data: { order_id: order.id, number: order.number, status: 'ready_to_ship' } });
    expect(bought && 'order' in bought.data ? bought.data.order : null).toEqual(now);
    expect(events.find(({ type }) => type === 'order.deleted')).toMatchObject({
      data: { order_id: deleted.id, number: deleted.number, status: 'deleted', order: null },
    });
    expect((await house.deliveriesOf(some.id)).map(({ type }) => type)).toEqual(['order.cancelled']);
    expect((await house.deliveriesOf(all.id)).every(({ state }) => state === 'delivered')).toBe(true);
    expect(
      await house.app.ctx.db.select().from(webhookDeliveries).where(eq(webhookDeliveries.endpoint_id, other.id)),
    ).toEqual([]);
  });

  test('nothing of a change that was taken back, and nothing when nobody asked', async () => {
    const { id } = await house.newEndpoint({ events: ['checkout.paid'] });
    const order = await house.newOrder();
    await withTransaction(house.app.ctx, async (tx) => {
      const { company_id } = (await tx.db.select().from(webhookEndpoints))[0] ?? { company_id: '' };
      await writeLiveEvent(tx, company_id, 'order_updated', { order_id: order.id, status: 'new' });
      throw new Error('changed my mind');
    }).catch(() => undefined);
    await house.deliverAll();
    expect(await house.deliveriesOf(id)).toEqual([]);
    expect(await house.app.ctx.db.select().from(outbox).where(eq(outbox.topic, 'webhook'))).toEqual([]);
  });

  test('a body of more than 20 KB comes without its big part', async () => {
    await house.newEndpoint({ events: ['order.created'] });
    const items = Array.from({ length: 100 }, (_, n) => ({ name: `${n} ${'kaya '.repeat(36)}`, quantity: 1 }));
    const { body: order } = await house.app.call<Order>(endpoints.createOrder, { token: house.owner, body: { items } });
    await house.deliverAll();
    expect(house.bodies()).toMatchObject([{ data: { order_id: order.id, number: order.number, order: null } }]);
    expect(Buffer.byteLength(house.receiver.received[0]?.body ?? '')).toBeLessThanOrEqual(20_480);
  });

  test('a label the courier refused, an address the recipient confirmed and a checkout that was paid', async () => {
    await house.newEndpoint({ events: ['label.failed', 'address.confirmed', 'checkout.paid'] });
    const { app, owner: token } = house;
    const refused = await newOrder(app, token, { shipping_address: { ...RECIPIENT, name: 'TEST_FAIL_BUY' } });
    const [entry] = (await quoteOf(app, token, refused.id)).estimated_costs;
    await app.call(endpoints.createLabel, {
      token,
      params: { id: refused.id },
      body: { estimated_costs_id: entry?.id, total_fee: entry?.total_fee },
    });

    const confirmed = await newOrder(app, token);
    const params = { id: (await newShareLink(app, token, confirmed.id)).secret };
    const { body: open } = await app.call<{ confirm_token: string }>(endpoints.parseShareLink, {
      params,
      body: { proof: RECIPIENT.phone.slice(-4) },
    });
    const address = { ...RECIPIENT.coordinate, formatted_address: 'Blk 145 Toa Payoh Lorong 2, Singapore 310145' };
    await app.call(endpoints.confirmShareLink, { params, body: { confirm_token: open.confirm_token, address } });

    const product = await newProduct(app, token);
    const { id, secret, total } = await started(app, product);
    await app.call(endpoints.confirmSandboxPayment, {
      params: { id },
      body: { secret, action: 'card', card_number: '4242424242424242' },
    });
    await house.deliverAll();

    const events = house.bodies();
    for (const event of events) expect(v.parse(webhookEvent, event)).toEqual(event);
    expect(events.map(({ type }) => type).toSorted()).toEqual(['address.confirmed', 'checkout.paid', 'label.failed']);
    const dataOf = (type: string) => events.find((event) => event.type === type)?.data;
    expect(dataOf('label.failed')).toMatchObject({ order_id: refused.id, order: { label_state: 'failed' } });
    expect(dataOf('address.confirmed')).toMatchObject({ order_id: confirmed.id });
    expect(dataOf('checkout.paid')).toMatchObject({
      checkout_id: id,
      product_id: product.public_id,
      quantity: 1,
      total,
      is_test: true,
    });
  });
});
