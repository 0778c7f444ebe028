import { endpoints, type EstimateAnswer, type Order } from '@sampan/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test-app.fixtures.ts';
import { auditLedger } from '../wallet/index.ts';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await openTestApp();
  token = await app.tokenOf('sg@demo.sampan.test');
});
afterAll(() => app.close());

const RECIPIENT = {
  name: 'Nurul Aisyah binti Rahman', phone: '91234567', email: '',
  coordinate: { unit_number: '#08-212', street: 'Blk 145 Toa Payoh Lorong 2', post_code: '310145', city: 'Singapore', country: 'SG' },
};

async function quotedOrder(name = RECIPIENT.name): Promise<{ order: Order; quote: EstimateAnswer }> {
  const created = await app.call<Order>(endpoints.createOrder, {
    token,
    body: { shipping_address: { ...RECIPIENT, name }, dimension: { length: 30, width: 20, height: 10, weight: 1.5 }, package_content: 'Kaya jam, 6 jars', total_package_value: 48 },
  });
  expect(created.status, JSON.stringify(created.body)).toBe(200);
  expect(created.body.missing).toEqual([]);
  const quote = await app.call<EstimateAnswer>(endpoints.estimateOrder, { token, params: { id: created.body.id }, body: {} });
  expect(quote.status, JSON.stringify(quote.body)).toBe(200);
  return { order: created.body, quote: quote.body };
}

describe('create_label (spec 4 Order lifecycle, trust 3)', () => {
  test('a compared service is bought at its quoted price, once, however often it is asked for', async () => {
    const { order, quote } = await quotedOrder();
    const entry = quote.estimated_costs[0];
    if (!entry) throw new Error('no service');
    const buy = () => app.call<Order>(endpoints.createLabel, { token, params: { id: order.id }, body: { estimated_costs_id: entry.id, total_fee: entry.total_fee } });
    const before = await app.call<{ balance: number }>(endpoints.getWalletBalance, { token });
    const first = await buy();
    expect(first.status, JSON.stringify(first.body)).toBe(200);
    expect(first.body.status).toBe('ready_to_ship');
    expect(first.body.price).toBe(entry.total_fee);
    const second = await buy();
    expect(second.body.label).toEqual(first.body.label);
    const after = await app.call<{ balance: number }>(endpoints.getWalletBalance, { token });
    expect(Math.round((before.body.balance - after.body.balance) * 100)).toBe(Math.round(entry.total_fee * 100));
    expect(await auditLedger(app.ctx)).toMatchObject({ imbalance_minor: 0, wrong_wallets: [] });
  });
});
