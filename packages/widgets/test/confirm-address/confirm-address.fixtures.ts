import type { GeocodedAddress, SharedOrder } from '@sampan/contract';

/** A link's secret. */
export const LINK = 'Jq3x'.repeat(10) + 'Jq_';
/** The digits that open it. */
export const PROOF = '4567';

/** What the page of a link is told first. */
export const LOCKED: SharedOrder = {
  state: 'locked',
  shop: { name: 'Kopi & Kaya Goods', initials: 'KK' },
  order_number: 'SP-•••482',
  country_code: 'SG',
  proof: 'phone_last4',
  tries_left: 5,
  is_proof_wrong: false,
  expires_at: 1_795_829_400,
  recipient: null,
  cod: null,
  confirm_token: null,
};

const NOWHERE = {
  unit_number: '',
  street: '',
  building_name: '',
  post_code: '',
  city: '',
  state: '',
  district: '',
  county: '',
  country: 'SG' as const,
  lat: null,
  lng: null,
  formatted_address: '',
};

/** The same link after the right proof. */
export const OPEN: SharedOrder = {
  ...LOCKED,
  state: 'open',
  proof: null,
  tries_left: null,
  recipient: {
    name: 'Nurul Aisyah binti Rahman',
    phone_masked: '•••• 4567',
    coordinate: {
      ...NOWHERE,
      unit_number: '#08-212',
      street: 'Blk 145 Toa Payoh Lorong 2',
      post_code: '310145',
      formatted_address: '#08-212, Blk 145 Toa Payoh Lorong 2, Singapore 310145',
    },
    delivery_instructions: 'Beside the lift',
  },
  cod: { amount: 48, currency: 'SGD', text: 'S$ 48.00' },
  confirm_token: 'token-of-the-proof',
};

/** A parcel to the Philippines whose street was typed by the shop, so it has no position yet. */
export const OPEN_PH: SharedOrder = {
  ...OPEN,
  country_code: 'PH',
  recipient: {
    name: 'Maria Clara Santos',
    phone_masked: '•••• 4567',
    coordinate: {
      ...NOWHERE,
      country: 'PH',
      street: 'Blk 7 Lot 12 Phase 3',
      state: 'Cavite',
      city: 'Dasmariñas City',
      district: 'San Antonio De Padua I',
    },
    delivery_instructions: '',
  },
  cod: { amount: 4000, currency: 'PHP', text: '₱4,000.00' },
};

/** A link that is over tells the shop's name only. */
export const over = (state: 'confirmed' | 'expired' | 'closed'): SharedOrder => ({
  ...LOCKED,
  state,
  order_number: null,
  country_code: null,
  proof: null,
  tries_left: null,
  expires_at: null,
});

const FOUND = { building_name: '', district: '', city: '', state: '' };

/** What is at another postcode. */
export const ORCHARD: GeocodedAddress = {
  ...FOUND,
  id: 'sg-238801',
  formatted_address: '2 Orchard Turn, Singapore 238801',
  street: '2 Orchard Turn',
  country: 'SG',
  post_code: '238801',
  lat: 1.304,
  lng: 103.832,
};

/** A street of the Philippines as the search finds it. */
export const AGUINALDO: GeocodedAddress = {
  ...FOUND,
  id: 'ph-1',
  formatted_address: 'Aguinaldo Highway, Dasmariñas City, Cavite 4114',
  street: 'Aguinaldo Highway',
  city: 'Dasmariñas City',
  state: 'Cavite',
  country: 'PH',
  post_code: '4114',
  lat: 14.32,
  lng: 120.93,
};

export const listed = <Row>(...records: readonly Row[]) => ({
  records,
  total: records.length,
  page: 1,
  per_page: Math.max(records.length, 1),
});

/** The levels of every country, two places each, named after what they lie in. */
export const LEVELS = {
  'GET /api/v1/common/supported_locations/level_1/list': listed(
    { id: '1', name: 'Cavite' },
    { id: '2', name: 'Laguna' },
  ),
  'GET /api/v1/common/supported_locations/level_2/list': (call: { query: Readonly<Record<string, string>> }) =>
    call.query['level1'] === 'Laguna'
      ? listed({ id: '3', name: 'Calamba' })
      : listed({ id: '4', name: 'Dasmariñas City' }, { id: '5', name: 'Imus City' }),
  'GET /api/v1/common/supported_locations/level_3/list': listed(
    { id: '6', name: 'San Antonio De Padua I' },
    { id: '7', name: 'Salitran I' },
  ),
};

export const PARSE = 'POST /api/v1/order/share/{id}/parse';
export const CONFIRM = 'POST /api/consumer/v1/order/share/{id}/confirm';
export const SEARCH = 'GET /api/v1/common/search_addresses';

/** A server with one link: locked, and open for the right digits. */
export const opens =
  (open: SharedOrder) =>
  ({ body }: { body: unknown }): SharedOrder => {
    const { proof } = (body ?? {}) as { proof?: string };
    if (proof === undefined) return { ...LOCKED, country_code: open.country_code };
    return proof === PROOF ? open : { ...LOCKED, is_proof_wrong: true, tries_left: 4 };
  };
