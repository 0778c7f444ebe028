import { endpoints, type Order } from '@sampan/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shippedOrder } from '#test/app/endpoint-samples.fixtures.ts';
import { RECIPIENT } from '#test/app/full-draft.fixtures.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await openTestApp();
  token = await app.tokenOf('sg@demo.sampan.test');
});
afterAll(() => app.close());

const DIGITS = RECIPIENT.phone.slice(-4);
const PHOTO = /<img src="\/couriers\/proof\/\d\.svg"/u;

async function deliveredOrder(): Promise<Order> {
  const order = await shippedOrder(app, token);
  await app.call(endpoints.advanceParcel, { body: { tracking_code: order.label?.tracking_code, to: 'end' } });
  return order;
}

async function visit(order: Order, proof?: string) {
  const body = proof === undefined ? null : new URLSearchParams({ proof });
  const address = `http://sampan.test/t/${order.label?.tracking_code ?? ''}`;
  const answer = await app.app.request(address, body === null ? {} : { method: 'POST', body });
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
}

test('look-v2 10: where a parcel was left is shown after the proof alone, and in no frame', async () => {
  const order = await deliveredOrder();
  const before = await visit(order);
  expect(before.html).toContain('Proof of delivery');
  expect(before.html).not.toMatch(PHOTO);
  expect(before.headers.get('x-frame-options')).toBeNull();

  const wrong = await visit(order, String((Number(DIGITS) + 1) % 10_000).padStart(4, '0'));
  expect([wrong.status, PHOTO.test(wrong.html)]).toEqual([422, false]);
  expect(wrong.html).toContain('This does not match the order.');

  const shown = await visit(order, DIGITS);
  expect([shown.status, PHOTO.test(shown.html)]).toEqual([200, true]);
  expect(shown.html).toContain('Cannot find it?');
  expect(shown.html).not.toContain('name="proof"');
  expect(shown.headers.get('x-frame-options')).toBe('DENY');
  expect(shown.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect((await visit(order)).html).not.toMatch(PHOTO);
});

test("a courier's own pictures may be loaded on that answer, and on no other", async () => {
  const order = await deliveredOrder();
  await app.database.pool.query('update orders set pod_urls = $1 where id = $2', [
    JSON.stringify(['https://pod.courier.example/1.jpg?a=1&b=2']),
    order.id,
  ]);
  expect((await visit(order)).headers.get('content-security-policy')).not.toContain('courier.example');
  const shown = await visit(order, DIGITS);
  expect(shown.headers.get('content-security-policy')).toContain("img-src 'self' data: https://pod.courier.example;");
  expect(shown.html).toContain('<img src="https://pod.courier.example/1.jpg?a=1&amp;b=2"');
});
