import { describe, expect, it } from 'vitest';
import type { CountryCode } from '@sampan/country-rules';
import { recipientSchema, shareAddressSchema } from './recipient.schema.ts';
import { accepted, refused } from '#test/refused.fixtures.ts';

describe('recipient (spec section 5, Recipient validation)', () => {
  const COMMON = [
    'Address is required',
    'Name is required',
    'Package content is required',
    'Package type is required',
    'Package value is required',
    'Package weight is required',
    'Phone number is required',
    'Service type is required',
  ];
  it.each<readonly [CountryCode, readonly string[]]>([
    ['SG', ['Postcode is required']],
    ['MY', ['Postcode is required', 'State is required']],
    ['PH', []],
    ['ID', ['City is required', 'State is required']],
    ['VN', []],
  ])('%s: state in MY and ID, city in ID, and what every row needs', (country, own) => {
    expect(Object.values(refused(recipientSchema(country, 'SGD'), {})).sort()).toEqual([...COMMON, ...own].sort());
  });

  it('cleans a good row', () => {
    const row = {
      recipient_name: 'Siti',
      recipient_phone: '0812 3456 7890',
      recipient_address: 'Jl. Sudirman 1',
      recipient_state: 'DKI Jakarta',
      recipient_city: 'Jakarta',
      package_content: 'Shoes',
      package_value: '1.000.500',
      package_weight: '1.5',
      package_type: 'satchel',
      delivery_service: 'express',
    };
    expect(accepted(recipientSchema('ID', 'IDR'), row)).toMatchObject({
      recipient_phone: '+6281234567890',
      package_value: 1_000_500,
      package_weight: 1.5,
    });
  });
});

describe('share-address link (spec section 5)', () => {
  it('takes a valid email or phone', () => {
    expect(accepted(shareAddressSchema('SG'), { contact: ' a@b.co ' })).toEqual({ contact: { email: 'a@b.co' } });
    expect(accepted(shareAddressSchema('PH'), { contact: '0917 123 4567' })).toEqual({
      contact: { phone: '+639171234567' },
    });
  });

  it.each(['', undefined, 'a@b', '123', 'call me'])('%j: Please input valid phone or email.', (contact) => {
    expect(refused(shareAddressSchema('SG'), { contact })).toEqual({ contact: 'Please input valid phone or email.' });
  });
});
