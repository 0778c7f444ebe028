import { endpoints } from '@sampan/contract';
import { readLabelPage } from '@sampan/testing/read-label';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newOrder, quoteOf } from '#test/app/endpoint-samples.fixtures.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await openTestApp();
  token = await app.tokenOf('sg@demo.sampan.test');
});
afterAll(() => app.close());

const squeezed = (text: string): string => text.normalize('NFC').replace(/[\s,]/gu, '');

test("a bought label has the shop's name, the recipient's script, and phones whole or masked as asked", async () => {
  const order = await newOrder(app, token);
  const shipping_address = { ...order.shipping_address, name: '陈伟明 முத்து' };
  await app.call(endpoints.updateOrder, { token, params: { id: order.id }, body: { shipping_address } });
  const [entry] = (await quoteOf(app, token, order.id)).estimated_costs;
  const bought = await app.refusal(endpoints.createLabel, {
    token,
    params: { id: order.id },
    body: { estimated_costs_id: entry?.id },
  });
  expect(bought.status).toBe(200);
  const printed = async (mask_phones: 'true' | 'false', format: 'a6' | 'zpl') => {
    const query = { format, mask_phones };
    const { body } = await app.call<{ link: string }>(endpoints.downloadLabel, {
      token,
      params: { id: order.id },
      query,
    });
    return app.app.request(body.link);
  };
  const text = async (mask_phones: 'true' | 'false') =>
    squeezed((await readLabelPage(new Uint8Array(await (await printed(mask_phones, 'a6')).arrayBuffer()))).text);
  await app.ctx.db.execute(
    sql`update companies set name = 'Anson Supplies' where id = (select company_id from orders where id = ${order.id})`,
  );
  const phone = (order.shipping_address?.phone ?? '').slice(-8);
  const whole = await text('false');
  for (const part of ['陈伟明', 'முத்து', phone, 'Anson Supplies']) expect(whole).toContain(squeezed(part));
  // Both sides are in one country: the number is the one that is dialled there.
  expect(whole).not.toContain(`+65${phone}`);
  const masked = await text('true');
  expect(masked).toContain(`••••${phone.slice(-4)}`);
  expect(masked).not.toContain(phone);
  expect(await (await printed('true', 'zpl')).text()).not.toContain(phone);
});
