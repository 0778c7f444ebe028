import { describe, expect, it } from 'vitest';
import { applyFoundAddress, changeAddressField, emptyAddress, type FoundAddress } from './address-draft.ts';
import { coordinateOf } from './coordinate-of-draft.ts';
import { draftOf } from './draft-of-coordinate.ts';

const TOA_PAYOH: FoundAddress = {
  id: 'sg-1',
  formatted_address: '145 Lorong 2 Toa Payoh, Singapore 310145',
  street: '145 Lorong 2 Toa Payoh',
  building_name: 'Toa Payoh Court',
  district: 'Toa Payoh',
  city: 'Singapore',
  state: '',
  post_code: '310145',
  lat: 1.334,
  lng: 103.85,
};
const CAVITE: FoundAddress = {
  id: 'ph-1',
  formatted_address: 'Aguinaldo Highway, Dasmariñas City, Cavite 4114',
  street: 'Aguinaldo Highway',
  building_name: '',
  district: '',
  city: 'Dasmariñas City',
  state: 'Cavite',
  post_code: '4114',
  lat: 14.32,
  lng: 120.93,
};

describe('address drafts', () => {
  it('filling a gap the found place left keeps the pin; replacing a level drops it', () => {
    const picked = applyFoundAddress(emptyAddress('PH'), CAVITE, 'PH');
    const withBarangay = changeAddressField(picked, 'district', 'Salawag', 'PH');
    expect(withBarangay.lat).toBe(14.32);
    const again = applyFoundAddress(withBarangay, CAVITE, 'PH');
    expect(again.district).toBe('Salawag');
    const elsewhere = changeAddressField(withBarangay, 'city', 'Imus City', 'PH');
    expect(elsewhere).toMatchObject({ city: 'Imus City', district: '', lat: null, lng: null });
  });

  it('a place in another town takes the old barangay away', () => {
    const before = { ...emptyAddress('PH'), state: 'Laguna', city: 'Calamba', district: 'Real' };
    expect(applyFoundAddress(before, CAVITE, 'PH')).toMatchObject({ state: 'Cavite', district: '' });
  });

  it('a postcode stays only with its own town; in Singapore, where it is a building, never', () => {
    const nowhere = { ...CAVITE, post_code: '' };
    const at_home = { ...emptyAddress('PH'), state: 'Cavite', city: 'Dasmariñas City', post_code: '4115' };
    expect(applyFoundAddress(at_home, nowhere, 'PH').post_code).toBe('4115');
    expect(applyFoundAddress({ ...at_home, city: 'Imus City' }, nowhere, 'PH').post_code).toBe('');
    const sg = { ...emptyAddress('SG'), post_code: '999999' };
    expect(applyFoundAddress(sg, { ...TOA_PAYOH, post_code: '' }, 'SG').post_code).toBe('');
  });

  it('a place without a street keeps the typed one in its own town, and takes an older one away elsewhere', () => {
    const town = { ...CAVITE, street: '' };
    const typed = { ...emptyAddress('PH'), street: '7 Mabini Street' };
    expect(applyFoundAddress(typed, town, 'PH').street).toBe('7 Mabini Street');
    expect(applyFoundAddress({ ...typed, state: 'Laguna' }, town, 'PH').street).toBe('');
    const sector = { ...TOA_PAYOH, street: '', building_name: '' };
    const sg = { ...emptyAddress('SG'), street: '1 Orchard Road', post_code: '310145' };
    expect(applyFoundAddress(sg, sector, 'SG').street).toBe('1 Orchard Road');
    expect(applyFoundAddress({ ...sg, post_code: '238801' }, sector, 'SG').street).toBe('');
  });

  it('the same text is no change', () => {
    const draft = { ...emptyAddress('MY'), state: 'Johor', city: 'Muar' };
    expect(changeAddressField(draft, 'state', 'Johor', 'MY')).toBe(draft);
  });
});

describe('from and to an address of the API', () => {
  const draft = {
    ...emptyAddress('SG'),
    name: 'Lim',
    phone: '81234567',
    email: 'lim@example.test',
    street: '1 Orchard Road',
  };

  it('leaves the person out, and brings the place back', () => {
    const coordinate = coordinateOf(draft);
    expect(coordinate).not.toHaveProperty('name');
    expect(draftOf(coordinate)).toEqual({ ...draft, name: '', phone: '', email: '' });
  });

  it('refuses a country that is none of ours', () => {
    expect(() => coordinateOf({ ...draft, country: 'TH' })).toThrow('TH is no country of ours');
  });
});
