import { expect, it } from 'vitest';
import { fieldNameOf, labelKeyOf } from './field-label.ts';

it('calls a field by the label of its form, however deep it lies (spec 5 Required field)', () => {
  expect(fieldNameOf('shipping_address.coordinate.post_code')).toBe('Postcode');
  expect(fieldNameOf('items.0.quantity')).toBe('Quantity');
  expect(fieldNameOf('total_package_value')).toBe('Total package value');
  expect(fieldNameOf('business.uen')).toBe('UEN');
  expect(labelKeyOf('billing_address.coordinate.street')).toBe('address.street');
});

it('calls what no form has by its own words', () => {
  expect([labelKeyOf('search'), fieldNameOf('search')]).toEqual([null, 'Search']);
  expect([labelKeyOf('voucher_promotion_code'), fieldNameOf('voucher_promotion_code')]).toEqual([
    null,
    'Voucher promotion code',
  ]);
  expect(fieldNameOf('')).toBe('This field');
});
