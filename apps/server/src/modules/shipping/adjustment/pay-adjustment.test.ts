import { endpoints, type Adjustment } from '@sampan/contract';
import { toMinor } from '@sampan/country-rules';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliver, newAdjustment } from '#test/adjustment/adjustment.fixtures.ts';
import { shippedOrder } from '#test/app/endpoint-samples.fixtures.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { settleAdjustments } from './settle-adjustments.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const balance = async (token: string) =>
  (await app.call<{ balance: number }>(endpoints.getWalletBalance, { token })).body.balance;
const accept = (id: string, token: string) =>
  app.call<Adjustment>(endpoints.acceptAdjustment, { token, params: { id } });

test('a wallet that cannot cover it: due, and taken from the next money that comes in, before anything else is asked', async () => {
  const poor = await app.tokenOf('my@demo.sampan.test');
  const order = await deliver(shippedOrder, app, poor, {
    shipping_address: {
      name: 'Nurul Aisyah',
      phone: '123456789',
      email: 'nurul@example.test',
      coordinate: {
        country: 'MY',
        post_code: '50450',
        street: '12 Jalan Ampang',
        city: 'Kuala Lumpur',
        state: 'Kuala Lumpur',
      },
    },
  });
  const opened = await newAdjustment(app, order, { weight: 12 });
  const held = await balance(poor);
  const { rows } = await app.ctx.db.execute<{ id: string }>(
    sql`select id from ledger_accounts where kind = 'wallet' and company_id = ${opened.company.id}`,
  );
  const hold = (minor: number) =>
    app.ctx.db.execute(sql`update ledger_accounts set held_minor = held_minor + ${minor} where id = ${rows[0]?.id}`);
  await hold(toMinor(held, 'MYR'));
  expect((await accept(opened.id, poor)).body).toMatchObject({ state: 'due', outcome: 'accepted', booked_at: null });
  expect(await settleAdjustments(app.ctx)).toBe(0);
  await hold(-toMinor(held, 'MYR'));
  expect(await settleAdjustments(app.ctx)).toBe(1);
  expect(await settleAdjustments(app.ctx)).toBe(0);
  expect(toMinor(held, 'MYR') - toMinor(await balance(poor), 'MYR')).toBe(toMinor(opened.amount, 'MYR'));
});

test('a company that pays by invoice is charged to its credit', async () => {
  const invoiced = await app.tokenOf('postbilling@demo.sampan.test');
  const opened = await newAdjustment(app, await deliver(shippedOrder, app, invoiced));
  const before = await balance(invoiced);
  expect((await accept(opened.id, invoiced)).body.state).toBe('charged');
  expect(toMinor(before, 'SGD') - toMinor(await balance(invoiced), 'SGD')).toBe(toMinor(opened.amount, 'SGD'));
});
