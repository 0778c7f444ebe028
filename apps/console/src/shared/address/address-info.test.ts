import type { Coordinate, User } from '@sampan/contract';
import { COUNTRY_CODES, rulesOf, type CountryCode } from '@sampan/country-rules';
import { createTranslator, loadMessages } from '@sampan/messages';
import { emptyAddress } from '@sampan/stores/address';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  addressInfoErrors,
  addressInfoOf,
  hasOwnAddresses,
  settingInputOf,
  withBilling,
  withPickUp,
  withSameToggled,
} from './address-info.ts';

let t: ReturnType<typeof createTranslator>;
beforeAll(async () => {
  t = createTranslator({ language: 'en', messages: await loadMessages('en') });
});

const NOWHERE: Omit<Coordinate, 'country'> = {
  unit_number: '',
  street: '',
  building_name: '',
  post_code: '',
  city: '',
  state: '',
  district: '',
  county: '',
  lat: null,
  lng: null,
  formatted_address: '',
};

const PLACES: Readonly<Record<CountryCode, Coordinate>> = {
  SG: { ...NOWHERE, country: 'SG', post_code: '409051', street: '60 Paya Lebar Road', unit_number: '#03-11' },
  MY: {
    ...NOWHERE,
    country: 'MY',
    post_code: '50450',
    street: '12 Jalan Ampang',
    state: 'Kuala Lumpur',
    city: 'Kuala Lumpur',
  },
  PH: {
    ...NOWHERE,
    country: 'PH',
    street: '100 Katipunan Ave',
    state: 'Metro Manila',
    city: 'Quezon City',
    district: 'Loyola Heights',
    lat: 14.63,
    lng: 121.07,
  },
  ID: {
    ...NOWHERE,
    country: 'ID',
    street: 'Jl. Dago 1',
    state: 'Jawa Barat',
    city: 'Kota Bandung',
    district: 'Coblong',
    county: 'Dago',
  },
  VN: { ...NOWHERE, country: 'VN', street: '1 Lê Lợi', state: 'Hồ Chí Minh', city: 'Quận 1', district: 'Bến Nghé' },
};

function userIn(country_code: CountryCode, part: Partial<User> = {}): User {
  return {
    name: 'Wei Ling Tan',
    phone: '',
    country_code,
    coordinate: PLACES[country_code],
    pickup_location: PLACES[country_code],
    is_same_billing_and_delivery_address: true,
    ...part,
  } as User;
}

describe('Address guard (spec section 4)', () => {
  it.each(COUNTRY_CODES)(
    'lets a person of %s with both addresses through, and stops one who lacks either',
    (country) => {
      expect(hasOwnAddresses(userIn(country))).toBe(true);
      expect(hasOwnAddresses(userIn(country, { coordinate: null }))).toBe(false);
      expect(hasOwnAddresses(userIn(country, { pickup_location: null }))).toBe(false);
    },
  );

  it.each([
    ['VN', ['street', 'state', 'city']],
    ['PH', ['street']],
    ['ID', ['street']],
    ['SG', ['post_code', 'street']],
    ['MY', ['post_code', 'street']],
  ] as const)('asks in %s for what makes a billing address present: %o', (country, fields) => {
    for (const field of fields) {
      expect(hasOwnAddresses(userIn(country, { coordinate: { ...PLACES[country], [field]: ' ' } })), field).toBe(false);
    }
  });
});

describe('the box "same as billing" (spec section 4)', () => {
  const different = addressInfoOf(
    userIn('SG', {
      is_same_billing_and_delivery_address: false,
      pickup_location: { ...PLACES.SG, unit_number: '#09-09' },
    }),
  );

  it('copies billing to pick-up when it is ticked', () => {
    const ticked = withSameToggled(different, 'SG');
    expect(ticked.is_same).toBe(true);
    expect(ticked.pick_up).toEqual(different.billing);
  });

  it('clears both when they are already equal', () => {
    const cleared = withSameToggled(withSameToggled(different, 'SG'), 'SG');
    expect(cleared).toMatchObject({ is_same: false, billing: emptyAddress('SG'), pick_up: emptyAddress('SG') });
  });

  it('lets pick-up follow billing while it is ticked, and not after', () => {
    const ticked = withSameToggled(different, 'SG');
    const moved = { ...ticked.billing, street: '1 Raffles Place' };
    expect(withBilling(ticked, moved).pick_up.street).toBe('1 Raffles Place');
    expect(withBilling(different, moved).pick_up.street).toBe('60 Paya Lebar Road');
  });

  it('is taken off by a pick-up address of its own', () => {
    const ticked = withSameToggled(different, 'SG');
    expect(withPickUp(ticked, { ...ticked.pick_up, unit_number: '#01-01' }).is_same).toBe(false);
  });
});

describe('saving addresses (spec section 3, Settings payload)', () => {
  it.each(['SG', 'MY', 'PH', 'ID'] as const)('sends a complete form of %s as the wire wants it', (country) => {
    const info = addressInfoOf(
      userIn(country, {
        phone: { SG: '+6591234567', MY: '+60123456789', PH: '+639171234567', ID: '+628123456789' }[country],
      }),
    );
    expect(addressInfoErrors(info, country, t)).toBeNull();
    const body = settingInputOf(info, country);
    expect(body.phone?.startsWith(rulesOf(country).phone_code)).toBe(true);
    expect(body.coordinate).toMatchObject({ country, street: PLACES[country].street });
    expect(body.coordinate.formatted_address).toContain(rulesOf(country).name);
    expect(body.pickup_location).toEqual(body.coordinate);
  });

  it('names every missing part in the words of the spec, and a pick-up address of its own as well', () => {
    const info = {
      ...addressInfoOf(userIn('SG')),
      billing: emptyAddress('SG'),
      pick_up: emptyAddress('SG'),
      is_same: false,
    };
    const errors = addressInfoErrors(info, 'SG', t);
    expect(errors?.billing).toMatchObject({ street: 'Street is required', unit_number: 'Unit number is required' });
    expect(errors?.pick_up.street).toBe('Street is required');
    expect(addressInfoErrors({ ...info, is_same: true }, 'SG', t)?.pick_up).toEqual({});
  });

  it('asks in the Philippines for a street from the list or the map', () => {
    const info = addressInfoOf(userIn('PH', { coordinate: { ...PLACES.PH, lat: null, lng: null } }));
    expect(addressInfoErrors(info, 'PH', t)?.billing.street).toBe(
      'Please select an address from the search options or the map',
    );
  });
});
