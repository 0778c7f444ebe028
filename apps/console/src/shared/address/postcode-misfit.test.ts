import type { GeocodedAddress } from '@sampan/contract';
import type { CountryCode } from '@sampan/country-rules';
import { emptyAddress } from '@sampan/stores/address';
import { describe, expect, it } from 'vitest';
import { canMisfit, misfitOf, withPlaceOf } from './postcode-misfit.ts';

const place = (country: CountryCode, state: string, city: string): GeocodedAddress => ({
  id: city,
  formatted_address: '',
  street: '',
  building_name: '',
  district: '',
  city,
  state,
  country,
  post_code: '',
  lat: 1,
  lng: 2,
});
const form = (country: CountryCode, state: string, city: string, post_code: string) => ({
  ...emptyAddress(country),
  state,
  city,
  post_code,
});

describe('a postcode against the levels', () => {
  it.each([
    // 88400 is Kota Kinabalu's.
    ['MY', form('MY', 'Selangor', 'Shah Alam', '88400'), [place('MY', 'Sabah', 'Kota Kinabalu')], 'Kota Kinabalu'],
    // A neighbouring town of the same state is written with it.
    ['MY', form('MY', 'Johor', 'Tangkak', '84400'), [place('MY', 'Johor', 'Sungai Mati')], null],
    ['PH', form('PH', 'Metro Manila', 'Makati City', '6000'), [place('PH', 'Cebu', 'Cebu City')], 'Cebu City'],
    ['PH', form('PH', 'Cebu', 'City of Cebu', '6000'), [place('PH', 'Cebu', 'Cebu City')], null],
    ['ID', form('ID', 'Jawa Barat', 'Kota Bandung', '40115'), [place('ID', 'Jawa Barat', 'Kota Bandung')], null],
    // Nobody knows the code, and a university's code names no city.
    ['MY', form('MY', 'Johor', 'Kluang', '86999'), [], null],
    ['PH', form('PH', 'Nueva Ecija', 'Science City of Muñoz', '3120'), [place('PH', 'Nueva Ecija', '')], null],
  ] as const)('%s %#: names the place it belongs to, or nothing', (country, value, places, city) => {
    expect(canMisfit(value, country)).toBe(true);
    expect(misfitOf(places, value, country)?.city ?? null).toBe(city);
  });

  it('waits for a complete code and a place, and has nothing to hold against in Singapore', () => {
    expect(canMisfit(form('MY', 'Selangor', 'Shah Alam', '884'), 'MY')).toBe(false);
    expect(canMisfit(form('MY', '', '', '88400'), 'MY')).toBe(false);
    expect(canMisfit(form('SG', 'Singapore', 'Singapore', '310145'), 'SG')).toBe(false);
  });

  it('puts the place in and keeps the street', () => {
    const value = { ...form('MY', 'Selangor', 'Shah Alam', '88400'), street: 'Jalan UMS', district: 'x' };
    expect(withPlaceOf(value, place('MY', 'Sabah', 'Kota Kinabalu'))).toMatchObject({
      street: 'Jalan UMS',
      post_code: '88400',
      state: 'Sabah',
      city: 'Kota Kinabalu',
      district: '',
    });
  });
});
