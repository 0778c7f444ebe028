import { endpoints } from '@sampan/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newOrder as sampleOrder, quoteOf } from '#test/app/endpoint-samples.fixtures.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await openTestApp();
  token = await app.tokenOf('sg@demo.sampan.test');
});
afterAll(() => app.close());

const RECIPIENT = {
  name: 'Nurul Aisyah binti Rahman',
  phone: '91234567',
  email: '',
  coordinate: {
    unit_number: '#08-212',
    street: 'Blk 145 Toa Payoh Lorong 2',
    post_code: '310145',
    city: 'Singapore',
    country: 'SG',
  },
};
const newOrder = (over: object) => sampleOrder(app, token, { shipping_address: RECIPIENT, ...over });

describe('labels that could not be printed', () => {
  test.each([
    ['shipping_address.name', { shipping_address: { ...RECIPIENT, name: '김민수 Kim' } }, '김 민 수'],
    [
      'shipping_address.coordinate.street',
      { shipping_address: { ...RECIPIENT, coordinate: { ...RECIPIENT.coordinate, street: '세종대로 1' } } },
      '세 종 대 로',
    ],
    ['package_content', { package_content: 'Kimchi 김치' }, '김 치'],
    ['delivery_instructions', { delivery_instructions: 'Ring ᜃ' }, 'ᜃ'],
  ])('no price for a label that could not be printed: %s and its characters are named', async (param, over, shown) => {
    const order = await newOrder(over);
    expect(order.missing).toEqual([param]);
    const refusal = await app.refusal(endpoints.estimateOrder, { token, params: { id: order.id }, body: {} });
    expect(refusal).toMatchObject({ status: 422, body: { code: 'order_incomplete', errors: [{ param }] } });
    expect(refusal.body.errors[0]?.message).toMatch(new RegExp(`label can't show: ${shown}$`, 'u'));
    expect(refusal.body.errors[0]).toMatchObject({ code: 'validate.not_printable', params: { characters: shown } });
  });

  test('a name in a script of the region gets its price', async () => {
    for (const name of ['陈伟明', 'முத்துலட்சுமி', 'น้ำทิพย์', 'محمد', 'Kopi ☕']) {
      const order = await newOrder({ shipping_address: { ...RECIPIENT, name } });
      expect((await quoteOf(app, token, order.id)).estimated_costs).not.toEqual([]);
    }
  });
});
