import { describe, expect, it } from 'vitest';
import type { CountryCode } from '@sampan/country-rules';
import { addressSchema, coordinateSchema, partyOf } from './address.schema.ts';
import { accepted, refused } from '#test/refused.fixtures.ts';

const SG = {
  name: 'Tan Ah Kow',
  phone: '9123 4567',
  street: '1 Orchard Road',
  unit_number: '#05-12',
  post_code: '238801',
};
const MY = {
  name: 'Aminah',
  phone: '0123456789',
  street: 'Jalan Ampang 1',
  post_code: '50450',
  state: 'Wp Kuala Lumpur',
  city: 'Kuala Lumpur',
};
const PH = {
  name: 'Jose',
  phone: '09171234567',
  street: 'Blk 7 Lot 12',
  state: 'Bataan',
  city: 'City of Balanga',
  district: 'Poblacion',
  lat: 14.6,
  lng: 120.5,
};
const ID = {
  name: 'Siti',
  phone: '081234567890',
  street: 'Jl. Sudirman 1',
  state: 'DKI Jakarta',
  city: 'Jakarta Selatan',
  district: 'Setiabudi',
};
const VN = {
  name: 'Nguyễn Ánh',
  phone: '0912345678',
  street: '1 Lê Lợi',
  state: 'Hồ Chí Minh',
  city: 'Quận 1',
  district: 'Bến Nghé',
};

describe('address forms (spec section 5, Address)', () => {
  it.each<readonly [CountryCode, Readonly<Record<string, unknown>>]>([
    ['SG', SG],
    ['MY', MY],
    ['PH', PH],
    ['ID', ID],
    ['VN', VN],
  ])('%s takes a full address', (country, form) => {
    expect(accepted(addressSchema(country), form)).toMatchObject({
      country,
      name: form['name'],
      street: form['street'],
    });
  });

  it.each<readonly [CountryCode, readonly string[]]>([
    ['SG', ['name', 'phone', 'street', 'unit_number', 'post_code']],
    ['MY', ['name', 'phone', 'street', 'post_code', 'state', 'city']],
    ['PH', ['name', 'phone', 'street', 'state', 'city', 'district']],
    ['ID', ['name', 'phone', 'street', 'state', 'city', 'district']],
    ['VN', ['name', 'phone', 'street', 'state', 'city', 'district']],
  ])('%s refuses an empty form at %j', (country, paths) => {
    const messages = refused(addressSchema(country), {});
    expect(Object.keys(messages).sort()).toEqual([...paths].sort());
    expect(Object.values(messages).every((message) => message.endsWith(' is required'))).toBe(true);
  });

  it('needs the Singapore unit except for a marketplace order', () => {
    const form = { ...SG, unit_number: ' ' };
    expect(refused(addressSchema('SG'), form)).toEqual({ unit_number: 'Unit number is required' });
    expect(refused(addressSchema('SG', { marketplace: true }), form)).toEqual({});
    expect(refused(addressSchema('SG'), { ...SG, unit_number: 'N/A' })).toEqual({});
  });

  it('needs only the post code in the one Singapore form', () => {
    expect(refused(coordinateSchema('SG', { postcode_only: true }), { post_code: '238801' })).toEqual({});
    expect(refused(coordinateSchema('SG', { postcode_only: true }), {})).toEqual({ post_code: 'Postcode is required' });
  });

  it('wants a Philippine street from the search options or the map', () => {
    const message = 'Please select an address from the search options or the map';
    expect(refused(addressSchema('PH'), { ...PH, lat: null, lng: null })).toEqual({ street: message });
    expect(refused(addressSchema('PH'), { ...PH, lng: undefined })).toEqual({ street: message });
    expect(refused(addressSchema('PH', { street_may_be_typed: true }), { ...PH, lat: null, lng: null })).toEqual({});
    expect(refused(addressSchema('ID'), { ...ID, lat: null })).toEqual({});
  });

  it('says the labels of the country: City, District, Ward in Vietnam', () => {
    expect(refused(addressSchema('VN'), { ...VN, state: '', city: '', district: '' })).toEqual({
      state: 'City is required',
      city: 'District is required',
      district: 'Ward is required',
    });
    expect(refused(addressSchema('PH'), { ...PH, district: '' })).toEqual({ district: 'Barangay is required' });
  });

  it('asks for the ward alone once the Vietnamese districts are abolished', () => {
    const at_epoch_s = Date.parse('2026-01-01T00:00:00Z') / 1000;
    expect(refused(addressSchema('VN', { at_epoch_s }), { ...VN, city: '', district: '' })).toEqual({
      city: 'Ward is required',
    });
    expect(refused(addressSchema('VN', { at_epoch_s }), { ...VN, city: 'Sài Gòn', district: '' })).toEqual({});
  });

  it('normalises the names a map gives', () => {
    expect(accepted(addressSchema('MY'), MY).state).toBe('Kuala Lumpur');
    expect(accepted(addressSchema('PH'), PH).city).toBe('Balanga City');
  });

  it('keeps its country', () => {
    for (const country of [undefined, '', 'SG', 'Singapore', ' singapore ']) {
      expect(accepted(addressSchema('SG'), { ...SG, country }).country).toBe('SG');
    }
    expect(refused(addressSchema('SG'), { ...SG, country: 'MY' })).toEqual({
      country: "Country isn't one of the options",
    });
  });

  it('refuses a position that is not on earth and drops what it does not know', () => {
    expect(refused(addressSchema('SG'), { ...SG, lat: 91, lng: 103 })).toHaveProperty('lat');
    expect(accepted(addressSchema('SG'), { ...SG, is_admin: true })).not.toHaveProperty('is_admin');
  });

  it('becomes one side of a parcel with its one-line text', () => {
    expect(partyOf(accepted(addressSchema('SG'), SG))).toEqual({
      name: 'Tan Ah Kow',
      phone: '+6591234567',
      email: '',
      coordinate: {
        street: '1 Orchard Road',
        unit_number: '#05-12',
        building_name: '',
        post_code: '238801',
        state: '',
        city: '',
        district: '',
        county: '',
        country: 'SG',
        lat: null,
        lng: null,
        formatted_address: '#05-12, 1 Orchard Road, Singapore 238801',
      },
    });
    expect(
      partyOf(accepted(addressSchema('SG'), { ...SG, formatted_address: 'as found' })).coordinate.formatted_address,
    ).toBe('as found');
  });
});
