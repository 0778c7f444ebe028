import { endpoints, type WebhookDeliveryDetail } from '@sampan/contract';
import type { ServerResponse } from 'node:http';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { epochSeconds } from '../../../platform/clock.ts';
import { outbox } from '../../../platform/outbox/outbox.table.ts';
import { createWebhookDispatcher } from './dispatch-webhooks.ts';
import { createDeliveries } from './create-deliveries.ts';
import { startReceiver } from '#test/webhook/receiver.fixtures.ts';
import { openWebhookHouse, type WebhookHouse } from '#test/webhook/webhook-house.fixtures.ts';
import { RETRY_SCHEDULE_S, retryAfterOf, retryDelay } from './retry-schedule.ts';
import { webhookDeliveries } from './webhook.table.ts';

let house: WebhookHouse;
const DAY_S = 86_400;
const STATUS =
  (status: number, headers = {}) =>
  (_request: unknown, response: ServerResponse) =>
    response.writeHead(status, headers).end(`status ${status}`);

beforeAll(async () => {
  house = await openWebhookHouse({ timeout_ms: 300 });
});
afterAll(() => house.close());
afterEach(() => house.clear());

const ids = () => house.receiver.received.map(({ headers }) => headers['webhook-id']);
const detailOf = async (id: string) =>
  (await house.app.call<WebhookDeliveryDetail>(endpoints.getWebhookDelivery, { token: house.owner, params: { id } }))
    .body;
const resend = (id: string) => house.app.call(endpoints.resendWebhookDelivery, { token: house.owner, params: { id } });
async function onlyDelivery(endpoint_id: string) {
  const [delivery, ...others] = await house.deliveriesOf(endpoint_id);
  expect(others).toEqual([]);
  if (!delivery) throw new Error('nothing was to be delivered');
  return delivery;
}

describe('how it is delivered (trust 1 Webhooks out)', () => {
  test('as JSON with the three headers, under one id however often', async () => {
    const { id } = await house.newEndpoint({ events: ['order.created'] });
    await house.newOrder();
    await house.deliverAll();
    const delivery = await onlyDelivery(id);
    expect(delivery).toMatchObject({
      state: 'delivered',
      attempt_count: 1,
      last_status_code: 200,
      next_attempt_at: null,
    });
    const [first] = house.receiver.received;
    expect(first?.headers).toMatchObject({
      'content-type': 'application/json',
      'webhook-id': delivery.event_id,
      'webhook-timestamp': expect.stringMatching(/^\d{10}$/u) as string,
      'webhook-signature': expect.stringMatching(/^v1,[A-Za-z0-9+/]{43}=$/u) as string,
      'user-agent': expect.stringMatching(/^Sampan-Webhook\//u) as string,
    });
    expect(delivery.event_id).toMatch(/^msg_[0-9a-f]{32}$/u);
    expect((await resend(delivery.id)).status).toBe(200);
    await house.deliverAll();
    expect(ids()).toEqual([delivery.event_id, delivery.event_id]);
    expect(house.receiver.received[1]?.body).toBe(first?.body);
    expect((await detailOf(delivery.id)).attempts.map(({ number, status_code }) => [number, status_code])).toEqual([
      [1, 200],
      [2, 200],
    ]);
  });

  test('ten tries by the schedule within 20 %, then no more; a resend begins anew', async () => {
    const { id } = await house.newEndpoint({ events: ['order.created'] });
    house.receiver.answer = STATUS(500);
    await house.newOrder();
    const waits: number[] = [];
    for (let tries = 1; tries <= 10; tries += 1) {
      await house.deliverAll();
      expect(house.receiver.received).toHaveLength(tries);
      const delivery = await onlyDelivery(id);
      if (tries === 10) {
        expect(delivery).toMatchObject({
          state: 'failed',
          attempt_count: 10,
          next_attempt_at: null,
          last_failure: 'http_status',
        });
        break;
      }
      const wait = (delivery.next_attempt_at ?? 0) - Math.floor(house.app.clock.now() / 1000);
      waits.push(wait);
      await house.later(wait + 1);
    }
    for (const [index, wait] of waits.entries()) {
      const planned = RETRY_SCHEDULE_S[index + 1] ?? 0;
      expect([planned, Math.abs(wait - planned) <= planned * 0.2 + 1]).toEqual([planned, true]);
    }
    await house.later(30 * DAY_S);
    await house.deliverAll();
    expect(house.receiver.received).toHaveLength(10);
    expect(await house.endpointOf(id)).toMatchObject({ state: 'failing' });
    house.receiver.answer = STATUS(200);
    const since = (await onlyDelivery(id)).created_at;
    const again = await house.app.call(endpoints.resendFailedWebhooks, {
      token: house.owner,
      params: { id },
      body: { since },
    });
    expect(again.body).toEqual({ count: 1 });
    await house.deliverAll();
    expect(new Set(ids()).size).toBe(1);
    expect(await onlyDelivery(id)).toMatchObject({ state: 'delivered', attempt_count: 11 });
    expect(await house.endpointOf(id)).toMatchObject({ state: 'working', failing_since: null });
  });

  test('the schedule is 0 s, 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h, 24 h, and Retry-After is kept to', () => {
    const hour = 3_600;
    expect(RETRY_SCHEDULE_S).toEqual([
      0,
      5,
      300,
      1_800,
      2 * hour,
      5 * hour,
      10 * hour,
      14 * hour,
      20 * hour,
      24 * hour,
    ]);
    for (const [tries, wait] of RETRY_SCHEDULE_S.entries()) {
      expect(retryDelay(tries, 0, () => 0)).toBe(Math.round(wait * 0.8));
      expect(retryDelay(tries, 0, () => 1)).toBe(Math.round(wait * 1.2));
    }
    expect(retryDelay(10)).toBeNull();
    expect(retryDelay(1, 900)).toBe(900);
    expect(retryDelay(3, 10, () => 0.5)).toBe(1_800);
    expect(retryDelay(1, 10 ** 9)).toBe(DAY_S);
    expect(retryAfterOf('120', 0)).toBe(120);
    expect(retryAfterOf('Thu, 01 Jan 1970 00:02:00 GMT', 60_000)).toBe(60);
    for (const nonsense of [undefined, 'soon', '-5', 'Thu, 01 Jan 1970 00:00:00 GMT'])
      expect(retryAfterOf(nonsense, 60_000)).toBe(0);
  });

  test('a receiver that asks for time gets it', async () => {
    const { id } = await house.newEndpoint({ events: ['order.created'] });
    house.receiver.answer = STATUS(503, { 'retry-after': '1200' });
    await house.newOrder();
    await house.deliverAll();
    expect((await onlyDelivery(id)).next_attempt_at).toBe(epochSeconds(house.app.clock) + 1_200);
  });

  test('what a receiver can do wrong has a name in the log, and is tried again', async () => {
    const cases: [typeof house.receiver.answer, string, number | null][] = [
      [STATUS(404), 'http_status', 404],
      [STATUS(302, { location: 'http://127.0.0.1:1/' }), 'redirect', 302],
      [STATUS(308, { location: 'https://example.com/' }), 'redirect', 308],
      [() => undefined, 'timeout', null],
      [(request) => request.socket.destroy(), 'connection_lost', null],
      [(_request, response) => response.end('x'.repeat(2_000_000)), 'answer_too_large', null],
      [
        (_request, response) => {
          response.writeHead(200);
          const timer = setInterval(() => response.write('.'), 20);
          response.on('close', () => clearInterval(timer));
        },
        'timeout',
        null,
      ],
    ];
    const { id } = await house.newEndpoint({ events: ['order.created'] });
    for (const [answer, failure, status_code] of cases) {
      house.receiver.answer = answer;
      // The newest comes first, and none is due again.
      house.app.clock.advance(0.1);
      await house.newOrder();
      await house.deliverAll();
      const [delivery] = await house.deliveriesOf(id);
      expect([failure, delivery]).toMatchObject([
        failure,
        { state: 'pending', last_failure: failure, last_status_code: status_code },
      ]);
    }
    expect(house.receiver.received).toHaveLength(cases.length);
  });

  test('an address that leads inside by now is not called, at each delivery anew (DNS rebinding)', async () => {
    const addresses = ['93.184.215.14'];
    const rebinding = await openWebhookHouse({ resolve: async () => addresses });
    const { id } = await rebinding.newEndpoint({ url: 'https://hooks.attacker.example/', events: ['order.created'] });
    addresses[0] = '127.0.0.1';
    await rebinding.newOrder();
    await rebinding.deliverAll();
    expect(await rebinding.deliveriesOf(id)).toMatchObject([{ state: 'pending', last_failure: 'blocked_address' }]);
    await rebinding.close();
  });

  test('one kilobyte of the answer is kept, as text that a database takes', async () => {
    const { id } = await house.newEndpoint({ events: ['order.created'] });
    house.receiver.answer = (_request, response) => response.end(`\u0000\u0007<b>né</b>\n${'x'.repeat(5_000)}`);
    await house.newOrder();
    await house.deliverAll();
    const [attempt] = (await detailOf((await onlyDelivery(id)).id)).attempts;
    expect(attempt?.response_body.startsWith('<b>né</b>\nxxx')).toBe(true);
    expect(attempt?.response_body.length).toBeLessThanOrEqual(1_024);
  });
});

describe('when an endpoint is turned off', () => {
  const mails = async () =>
    (await house.app.ctx.db.select().from(outbox).where(eq(outbox.topic, 'mail'))).flatMap(({ payload }) =>
      String(payload['subject']).includes('webhook') ? [payload] : [],
    );

  test('410 turns it off at once; its owner gets a mail that names the host alone', async () => {
    const { id } = await house.newEndpoint({ events: ['order.created'], url: `${house.receiver.url}/token-4711` });
    house.receiver.answer = STATUS(410);
    const before = (await mails()).length;
    await house.newOrder();
    await house.newOrder();
    await house.deliverAll();
    expect(await house.endpointOf(id)).toMatchObject({ state: 'disabled', is_enabled: false, disabled_reason: 'gone' });
    expect((await house.deliveriesOf(id)).map(({ state }) => state)).toEqual(['failed', 'failed']);
    const [mail, ...more] = (await mails()).slice(before);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: 'sg@demo.sampan.test' });
    expect(JSON.stringify(mail)).toContain(house.receiver.host);
    expect(JSON.stringify(mail)).toContain(`/settings/webhooks/${id}`);
    expect(JSON.stringify(mail)).not.toContain('token-4711');
    await house.newOrder();
    await house.deliverAll();
    expect(await house.deliveriesOf(id)).toHaveLength(2);
  });

  test('five days of failures alone turn it off, a success in between begins them anew', async () => {
    const { id } = await house.newEndpoint({ events: ['order.created'] });
    const failOnce = async () => {
      house.receiver.answer = STATUS(500);
      await house.newOrder();
      await house.deliverAll();
    };
    await failOnce();
    await house.later(4 * DAY_S);
    house.receiver.answer = STATUS(204);
    await house.newOrder();
    await house.deliverAll();
    expect(await house.endpointOf(id)).toMatchObject({ state: 'working', failing_since: null });
    await failOnce();
    await house.later(5 * DAY_S - 60);
    await failOnce();
    expect(await house.endpointOf(id)).toMatchObject({ state: 'failing', is_enabled: true });
    await house.later(120);
    await failOnce();
    expect(await house.endpointOf(id)).toMatchObject({ state: 'disabled', disabled_reason: 'failing' });

    const on = await house.app.call(endpoints.updateWebhookEndpoint, {
      token: house.owner,
      params: { id },
      body: { is_enabled: true },
    });
    expect(on.body).toMatchObject({ is_enabled: true, disabled_reason: null, disabled_at: null, failing_since: null });
    await failOnce();
    expect(await house.endpointOf(id)).toMatchObject({ state: 'failing', is_enabled: true });
  });

  test('turned off by its owner nothing more is sent, and nothing can be resent until it is on again', async () => {
    const { id } = await house.newEndpoint({ events: ['order.created'] });
    await house.newOrder();
    await createDeliveries(house.app.ctx);
    const turn = (is_enabled: boolean) =>
      house.app.call(endpoints.updateWebhookEndpoint, { token: house.owner, params: { id }, body: { is_enabled } });
    await turn(false);
    await house.deliverAll();
    expect(house.receiver.received).toEqual([]);
    const delivery = await onlyDelivery(id);
    expect(delivery).toMatchObject({ state: 'failed', last_failure: 'endpoint_disabled', attempt_count: 0 });
    expect((await resend(delivery.id)).body).toMatchObject({ code: 'webhook_disabled' });
    await turn(true);
    await resend(delivery.id);
    await house.deliverAll();
    expect(ids()).toEqual([delivery.event_id]);
  });
});

describe('many receivers, many servers', () => {
  test('a slow receiver holds up nobody else', async () => {
    const slow = await startReceiver();
    const open: ServerResponse[] = [];
    slow.answer = (_request, response) => void open.push(response);
    const two = await openWebhookHouse({ receivers: [slow.host], timeout_ms: 20_000 });
    const stuck = await two.newEndpoint({ url: slow.url, events: ['order.created'] });
    const quick = await two.newEndpoint({ events: ['order.created'] });
    for (let n = 0; n < 30; n += 1) await two.newOrder();
    await createDeliveries(two.app.ctx);
    const dispatcher = createWebhookDispatcher(two.app.ctx);
    for (let turn = 0; turn < 200 && two.receiver.received.length < 30; turn += 1) await dispatcher.run();
    expect(two.receiver.received).toHaveLength(30);
    await expect
      .poll(async () => (await two.deliveriesOf(quick.id)).filter(({ state }) => state === 'delivered').length)
      .toBe(30);
    expect(open).toHaveLength(2);
    expect((await two.deliveriesOf(stuck.id)).filter(({ attempt_count }) => attempt_count > 0)).toHaveLength(2);
    for (const response of open) response.end('ok');
    await dispatcher.land();
    await slow.close();
    await two.close();
  });

  test('four servers share the work and send nothing twice', async () => {
    const { id } = await house.newEndpoint({ events: ['order.created'] });
    for (let n = 0; n < 25; n += 1) await house.newOrder();
    const dispatchers = [1, 2, 3, 4].map(() => createWebhookDispatcher(house.app.ctx));
    await Promise.all(dispatchers.map(() => createDeliveries(house.app.ctx)));
    for (let turn = 0; turn < 200; turn += 1) {
      const running = await Promise.all(dispatchers.map(({ run }) => run()));
      if (running.every((count) => count === 0)) break;
    }
    expect(ids()).toHaveLength(25);
    expect(new Set(ids()).size).toBe(25);
    expect(await house.deliveriesOf(id)).toHaveLength(25);
  });

  test('what a dead server had taken comes free after a minute, and not before', async () => {
    const { id } = await house.newEndpoint({ events: ['order.created'] });
    await house.newOrder();
    await createDeliveries(house.app.ctx);
    await house.app.ctx.db.update(webhookDeliveries).set({
      leased_until: Math.floor(house.app.clock.now() / 1000) + 60,
      tries: 1,
      attempt_count: 1,
    });
    await house.deliverAll();
    expect(house.receiver.received).toEqual([]);
    await house.later(61);
    await house.deliverAll();
    expect(house.receiver.received).toHaveLength(1);
    expect(await onlyDelivery(id)).toMatchObject({ state: 'delivered', attempt_count: 2 });
  });
});
