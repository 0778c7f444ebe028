import type { Order } from '@sampan/contract';
import { expect, it } from 'vitest';
import { fieldsOfCopy, fieldsOfOrder } from './order-fields.ts';

const ORDER = {
  reference_id: 'SHOP-1001',
  package_content: 'Kaya jam',
  total_package_value: 48,
  dimension: { length: 30, width: 20, height: 10, weight: 1.5 },
  pick_up_date: '2026-11-21',
  pick_up_time_slot_from: '09:00',
  pick_up_time_slot_to: '12:00',
  voucher_promotion_code: 'KOPI10',
  expected_cod_collection: 48,
} as Order;

it('a copy has what is sent, and neither the reference, the pick-up nor the voucher of the first parcel', () => {
  const [whole, copy] = [fieldsOfOrder(ORDER), fieldsOfCopy(ORDER)];
  expect(copy).toMatchObject({
    package_content: 'Kaya jam',
    total_package_value: 48,
    dimension: ORDER.dimension,
    expected_cod_collection: 48,
  });
  expect(Object.keys(whole).filter((name) => !(name in copy))).toEqual([
    'reference_id',
    'pick_up_date',
    'pick_up_time_slot_from',
    'pick_up_time_slot_to',
    'voucher_promotion_code',
  ]);
});
