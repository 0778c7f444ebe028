import { CURRENCIES } from './currency.ts';
import type { CountryRules } from './country-record.ts';
import { TIME_ZONES } from './time-zone.ts';
import { localMidnight } from './local-day.ts';

const UTC_OFFSET_H = 7;

/** Vietnam. Closed (spec section 1), with its rules complete so that old parcels and addresses still read right. */
export const VN: CountryRules = {
  code: 'VN',
  name: 'Vietnam',
  currency: 'VND',
  currency_symbol: CURRENCIES.VND.symbol,
  phone_code: '+84',
  phone_lengths: [9, 10],
  phone_has_trunk_zero: true,
  postcode_length: null,
  // Five digits today, six on addresses written before 2018.
  postcode_pattern: /^\d{5}\d?$/,
  postcode_is_optional: true,
  time_zone: TIME_ZONES.VN,
  utc_offset_h: UTC_OFFSET_H,
  centre: { lat: 10.8231, lng: 106.6297 },
  quick_top_up_amounts: [4000, 6000, 10000],
  top_up_tiers: [],
  is_closed: true,
  rates: {
    tax: {
      spec: [{ name: 'VAT', basis_points: 0, valid_from: 0 }],
      statutory: [
        { name: 'VAT', basis_points: 1000, valid_from: 0 },
        { name: 'VAT', basis_points: 800, valid_from: localMidnight(2025, 7, 1, UTC_OFFSET_H) },
        { name: 'VAT', basis_points: 1000, valid_from: localMidnight(2027, 1, 1, UTC_OFFSET_H) },
      ],
    },
    cod_fee: [{ name: 'COD fee', basis_points: 0, valid_from: 0 }],
    insurance: {
      in_country: [{ name: 'Insurance', basis_points: 0, valid_from: 0 }],
      cross_border: [{ name: 'Insurance', basis_points: 0, valid_from: 0 }],
    },
  },
  insurance_promotion: { currency: 'SGD', amount_minor: 1_000_000 },
  address: {
    levels: [
      { level: 1, field: 'state', label: 'address.city' },
      { level: 2, field: 'city', label: 'address.district' },
      { level: 3, field: 'district', label: 'address.ward' },
    ],
    // Districts were abolished: a ward stands directly under its city or province.
    reformed: {
      valid_from: localMidnight(2025, 7, 1, UTC_OFFSET_H),
      levels: [
        { level: 1, field: 'state', label: 'address.city' },
        { level: 2, field: 'city', label: 'address.ward' },
      ],
    },
    fields: ['street', 'unit_number', 'state', 'city', 'district', 'post_code', 'country'],
    required: ['street', 'state', 'city', 'district', 'country'],
    filled_when: ['street', 'state', 'city'],
    recipient_required: [],
    unit_number_is_required: false,
    street_must_be_picked: false,
  },
  languages: { default: 'vi', header: ['en', 'vi'], maps: { id: 'vi' }, locations: { language: 'vi', unless: 'id' } },
  referral: { is_visible: false, credit: { currency: 'MYR', amount_minor: 2_000 }, ships: 2 },
  social_url: 'https://social.sampan.test/vn',
  support_mailbox: 'support',
  terms_document: 'vn',
  insurance_blog_path: '/vn/blog/insurance/parcel-insurance',
};
