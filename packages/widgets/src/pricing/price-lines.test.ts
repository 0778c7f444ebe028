import type { EstimatedCost } from '@sampan/contract';
import { createTranslator, loadMessages } from '@sampan/messages';
import { describe, expect, it } from 'vitest';
import { priceParts } from './price-lines.ts';

const COST = {
  currency: 'SGD',
  shipping_fee: 6.5,
  surcharges: [{ code: 'fuel', name: 'Fuel surcharge', amount: 0.4 }],
  platform_fee: 0.07,
  cod_fee: 1.37,
  delivery_sampan_premium: 0.2,
  discount: 1.39,
  discount_percent: 20,
  tax: 0.5,
  tax_name: 'GST',
  tax_rate_percent: 7,
  total_fee: 7.65,
  total_fee_before_discount: 9.14,
} as EstimatedCost;

const english = async () => createTranslator({ language: 'en', messages: await loadMessages('en') });

const cents = (text: unknown): number =>
  Number(String(text).replace(/[^\d]/gu, '')) * (String(text).startsWith('−') ? -1 : 1);

describe('a price in parts (spec section 3, Estimated cost entry)', () => {
  it('shows lines that add up to the total to the cent', async () => {
    const { lines, total } = priceParts(COST, await english());
    expect(lines.reduce((sum, line) => sum + cents(line.amount), 0)).toBe(cents(total.amount));
    expect(lines.map((line) => line.label)).toEqual([
      'Shipping fee',
      'Fuel surcharge',
      'Platform fee',
      'COD fee',
      'Insurance',
      'Discount 20%',
      'GST 7%',
    ]);
  });

  it('strikes a price only where something is saved', async () => {
    expect(priceParts(COST, await english()).total.struck).toBe('S$ 9.14');
    expect(priceParts({ ...COST, total_fee_before_discount: 7.65 }, await english()).total.struck).toBeUndefined();
  });

  it('leaves out parts of nothing', async () => {
    const plain = {
      ...COST,
      surcharges: [],
      platform_fee: 0,
      cod_fee: 0,
      delivery_sampan_premium: 0,
      discount: 0,
      tax: 0,
    };
    expect(priceParts(plain, await english()).lines.map((line) => line.id)).toEqual(['shipping_fee']);
  });
});
