import { expect, test } from 'vitest';
import { MAX_AMOUNT, storeSettings } from '@sampan/contract';
import * as v from 'valibot';
import type { ChannelOrder } from '../../../ports/sales-channel.ts';
import { cleanText, factsOf } from './order-facts.ts';

const LINE = { external_id: '1', sku: 'JAM', name: 'Jam', shipped_quantity: 0 };
const orderOf = (line: { quantity: number; unit_price_minor: number; weight_g: number | null }) =>
  ({
    lines: [{ ...LINE, ...line }],
    cod_minor: 0,
    logistics: 'own',
    address_state: 'hidden',
    note: '',
  }) as unknown as ChannelOrder;
const settings = v.parse(storeSettings, {});
const factsFor = (line: Parameters<typeof orderOf>[0]) =>
  factsOf(orderOf(line), null, { lines: [], settings, currency: 'SGD' }).facts;

test('value and weight are those of all pieces', () => {
  const facts = factsFor({ quantity: 3, unit_price_minor: 1_250, weight_g: 400 });
  expect([facts.total_package_value_minor, facts.weight_g]).toEqual([3_750, 1_200]);
});

test('an order beyond what a parcel can be ends there, and holds up nothing', () => {
  const { total_package_value_minor, weight_g, items } = factsFor({
    quantity: 5_000_000,
    unit_price_minor: 90_000_000_000,
    weight_g: 500_000_000,
  });
  expect([total_package_value_minor, weight_g]).toEqual([MAX_AMOUNT * 100, 1_000_000]);
  expect(items).toMatchObject([{ quantity: 100_000, weight: 1_000, unit_value: 900_000_000 }]);
});

test('a text that is cut ends with a whole character: the database keeps no half of one', () => {
  const cut = (before: number) => cleanText(`${'a'.repeat(before)}📦 ready stock`, 200);
  expect([cut(198), cut(199), cut(200)]).toEqual([`${'a'.repeat(198)}📦`, 'a'.repeat(199), 'a'.repeat(200)]);
});
