import type { EstimatedCost } from '@sampan/contract';
import { toMinor } from '@sampan/country-rules';
import { createI18nFrom } from '@sampan/i18n';
import { priceParts } from '@sampan/widgets/pricing';
import { describe, expect, it } from 'vitest';
import { sortServices } from '@sampan/stores/estimate';
import { nowHhmm, openSlots } from './pick-up-slots.ts';

function cost(
  id: string,
  total_fee: number,
  days: [number, number],
  flags: Partial<EstimatedCost> = {},
): EstimatedCost {
  return {
    id,
    reference_id: id,
    courier: { alias: id, name: id, image_url: null, color: '#000000' },
    delivery_service: {
      id,
      name: id,
      delivery_type: 'pick_up',
      eta_days_from: days[0],
      eta_days_to: days[1],
      cut_off: null,
      cod_available: true,
    },
    currency: 'SGD',
    shipping_fee: total_fee,
    surcharges: [],
    platform_fee: 0,
    cod_fee: 0,
    original_delivery_sampan_premium: 0,
    delivery_sampan_premium: 0,
    discount: 0,
    discount_percent: 0,
    reward_program_name: null,
    sub_total: total_fee,
    tax: 0,
    tax_name: 'GST',
    tax_rate_percent: 7,
    tax_discount: 0,
    tax_before_discount: 0,
    total_fee,
    total_fee_before_discount: total_fee,
    total_fee_before_discount_non_tax: total_fee,
    weight: { actual: 1, volumetric: 0, chargeable: 1, divisor: 5000, charged_by: 'actual' },
    recommended: false,
    cheapest: false,
    fastest: false,
    ...flags,
  };
}

describe('services side by side (spec 4: recommended first, then by total)', () => {
  const services = [
    cost('slow', 3, [3, 5]),
    cost('best', 5, [1, 2], { recommended: true }),
    cost('rush', 9, [0, 0]),
    cost('next', 4, [1, 2]),
  ];
  const order = (sort: Parameters<typeof sortServices>[1]) => sortServices(services, sort).map(({ id }) => id);

  it('sorts three ways and leaves the answer alone', () => {
    expect([order('recommended'), order('cheapest'), order('fastest')]).toEqual([
      ['best', 'slow', 'next', 'rush'],
      ['slow', 'next', 'best', 'rush'],
      ['rush', 'next', 'best', 'slow'],
    ]);
    expect(services[0]?.id).toBe('slow');
  });
});

describe('the parts of a price', () => {
  const { t } = createI18nFrom({ language: 'en', country: 'SG', messages: {} }).current();
  const parts = priceParts(
    cost('all', 17.98, [1, 2], {
      shipping_fee: 10,
      surcharges: [{ code: 'fuel', name: 'Fuel surcharge', amount: 0.8 }],
      platform_fee: 0.11,
      cod_fee: 3,
      delivery_sampan_premium: 5.05,
      discount: 2.16,
      discount_percent: 20,
      tax: 1.18,
      total_fee_before_discount: 20.29,
    }),
    t,
  );
  const minor = (text: unknown) =>
    Number(
      String(text)
        .replace(/[^\d.]/gu, '')
        .replace('.', ''),
    ) * (String(text).startsWith('−') ? -1 : 1);

  it('add up to the total, to the cent', () => {
    expect(parts.lines.reduce((sum, { amount }) => sum + minor(amount), 0)).toBe(toMinor(17.98, 'SGD'));
  });

  it('strike the old total only where something is saved', () => {
    expect([parts.total.struck, priceParts(cost('none', 5, [1, 1]), t).total.struck]).toEqual(['S$ 20.29', undefined]);
  });
});

describe('pick-up slots (spec 3: HHMM)', () => {
  it('offers of today what has not begun, of other days all', () => {
    expect([
      openSlots(true, '1130').map(({ from }) => from),
      openSlots(true, '2200'),
      openSlots(false, '2200').length,
    ]).toEqual([['1200', '1400', '1700'], [], 4]);
  });

  it('reads the clock of the country, not of the computer', () => {
    const noon_utc = Date.UTC(2026, 10, 21, 12, 5) / 1000;
    expect([nowHhmm('SG', noon_utc), nowHhmm('ID', noon_utc)]).toEqual(['2005', '1905']);
  });
});
