import type { BulkEstimatedCost, BulkEstimateRow } from '@sampan/contract';
import { describe, expect, test } from 'vitest';
import { chooseByRule, findOneService, isReady, nextPrice, sumOf } from './choose-services.ts';

function cost(service: string, total_fee: number, days: number): BulkEstimatedCost {
  return {
    id: `${service}-${total_fee}`,
    courier: { alias: service, name: service, image_url: null, color: '#000000' },
    delivery_service: {
      id: service,
      name: service,
      delivery_type: 'pick_up',
      eta_days_from: 1,
      eta_days_to: days,
      cut_off: null,
      cod_available: true,
    },
    currency: 'SGD',
    shipping_fee: total_fee,
    cod_fee: 0,
    tax: 0,
    total_fee,
    recommended: false,
    cheapest: false,
    fastest: false,
  };
}

function row(reference_id: string, ...estimated_costs: BulkEstimatedCost[]): BulkEstimateRow {
  return {
    reference_id,
    order_id: reference_id,
    number: reference_id,
    recipient_name: '',
    country_code: 'SG',
    place: '310145',
    weight: 1,
    expected_cod_collection: 0,
    recipient_record: null,
    pick_up_date: null,
    estimated_costs,
    couriers_unavailable: [],
    reasons: [],
    requested_service: null,
    rule_decision: null,
    lacks_purpose: false,
    missing: [],
    expires_at: null,
  };
}

const ROWS = [
  row('a', cost('slow', 3.1, 5), cost('quick', 6.2, 1), cost('wide', 4, 3)),
  row('b', cost('slow', 3.2, 5), cost('wide', 4, 3)),
  row('c', cost('wide', 9.9, 3), cost('quick', 9.9, 3)),
];
const chosen = (rule: Parameters<typeof chooseByRule>[1]) =>
  [...chooseByRule(ROWS, rule).values()].map(({ delivery_service }) => delivery_service.id);

test("a company's own contract is neither the cheapest, the fastest nor the one service: a person chooses it", () => {
  const own = cost('own', 0, 0);
  const with_own = [row('a', { ...own, courier: { ...own.courier, is_own_contract: true } }, cost('slow', 3.1, 5))];
  for (const rule of ['cheapest', 'fastest', 'one_service'] as const)
    expect(chooseByRule(with_own, rule).get('a')?.delivery_service.id).toBe('slow');
});

describe('spec 3 Estimated cost entry: one service for each of many parcels', () => {
  test('the cheapest of each, the fastest of each, or one for as many as it serves', () => {
    expect(chosen('cheapest')).toEqual(['slow', 'slow', 'wide']);
    expect(chosen('fastest')).toEqual(['quick', 'wide', 'wide']);
    expect(chosen('one_service')).toEqual(['wide', 'wide', 'wide']);
    expect(findOneService([])).toBeNull();
  });

  test('a parcel that the one service does not serve takes its cheapest', () => {
    const rows = [...ROWS, row('d', cost('quick', 7, 1), cost('island', 6, 9))];
    expect(chooseByRule(rows, 'one_service').get('d')?.delivery_service.id).toBe('island');
  });

  test('sums are exact to the cent', () => {
    expect(sumOf(chooseByRule(ROWS, 'cheapest').values())).toEqual({ labels: 3, total_minor: 1620, days: 13 / 3 });
    expect(sumOf([])).toEqual({ labels: 0, total_minor: 0, days: 0 });
  });

  test('the next price is that of the next dearer service', () => {
    const [a] = ROWS;
    expect(a === undefined ? [] : a.estimated_costs.map((one) => nextPrice(a, one))).toEqual([4, null, 6.2]);
  });

  test('a parcel without a price, or that lacks something, is not ready', () => {
    expect(
      [row('a', cost('slow', 1, 1)), row('b'), { ...row('c', cost('slow', 1, 1)), missing: ['x'] }].map(isReady),
    ).toEqual([true, false, false]);
  });
});

test("the company's rules choose by parcel; the cheapest where its courier doesn't go, and where no rule decided", () => {
  const entries = [cost('slow', 3.1, 5), cost('quick', 6.2, 1), cost('wide', 4, 3)];
  const ruled = (id: string, choice: 'cheapest' | 'fastest' | 'courier', courier: string | null = null) => {
    const any = { is_cod: null, over_value: null, over_weight_g: null, up_to_weight_g: null, country: null };
    return {
      ...row(id, ...entries),
      rule_decision: { position: 1, decided_at: 1, is_served: null, rule: { ...any, choice, courier } },
    };
  };
  const rows = [
    ruled('a', 'courier', 'wide'),
    ruled('b', 'courier', 'gone'),
    ruled('c', 'fastest'),
    row('d', ...entries),
  ];
  const services = [...chooseByRule(rows, 'own_rules').values()].map(({ delivery_service }) => delivery_service.id);
  expect(services).toEqual(['wide', 'slow', 'quick', 'slow']);
});

test("by row: what a name means, a service that is called so, the company's rule, then the cheapest", () => {
  const asks = (reference_id: string, requested_service: string | null, ...costs: BulkEstimatedCost[]) => ({
    ...row(reference_id, ...costs),
    requested_service,
  });
  const offered = [cost('slow', 3.1, 5), cost('quick', 6.2, 1), cost('wide', 4, 3)];
  const rows = [
    asks('a', 'Next Day', ...offered),
    asks('b', 'QUICK ', ...offered),
    asks('c', 'Express+', ...offered),
    asks('d', 'Express+', cost('slow', 3, 5)),
    asks('e', null, ...offered),
  ];
  const none = { courier: null, service: null, label: '' };
  const matches = [
    { ...none, name: 'next day', choice: 'fastest' as const },
    { ...none, name: 'express+', choice: 'service' as const, courier: 'wide', service: 'wide' },
  ];
  const services = [...chooseByRule(rows, 'by_row', matches).values()].map(
    ({ delivery_service }) => delivery_service.id,
  );
  expect(services).toEqual(['quick', 'quick', 'wide', 'slow', 'slow']);
});
