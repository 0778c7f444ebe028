import { CURRENCIES } from './currency.ts';
import type { CountryRules } from './country-record.ts';
import { TIME_ZONES } from './time-zone.ts';

/** The Philippines. Rates and limits: spec section 9; the law's VAT is the same 12 %. */
export const PH: CountryRules = {
  code: 'PH',
  name: 'Philippines',
  currency: 'PHP',
  currency_symbol: CURRENCIES.PHP.symbol,
  phone_code: '+63',
  phone_lengths: [10],
  phone_has_trunk_zero: true,
  postcode_length: 4,
  postcode_pattern: /^\d{4}$/,
  postcode_is_optional: true,
  time_zone: TIME_ZONES.PH,
  utc_offset_h: 8,
  centre: { lat: 14.5995, lng: 120.9842 },
  quick_top_up_amounts: [4000, 6000, 10000],
  top_up_tiers: [],
  is_closed: false,
  rates: {
    tax: {
      spec: [{ name: 'VAT', basis_points: 1200, valid_from: 0 }],
      statutory: [{ name: 'VAT', basis_points: 1200, valid_from: 0 }],
    },
    cod_fee: [{ name: 'COD fee', basis_points: 450, valid_from: 0 }],
    insurance: {
      in_country: [{ name: 'Insurance', basis_points: 0, valid_from: 0 }],
      cross_border: [{ name: 'Insurance', basis_points: 0, valid_from: 0 }],
    },
  },
  insurance_promotion: { currency: 'SGD', amount_minor: 1_000_000 },
  address: {
    levels: [
      { level: 1, field: 'state', label: 'address.province' },
      { level: 2, field: 'city', label: 'address.municipality' },
      { level: 3, field: 'district', label: 'address.barangay' },
    ],
    reformed: null,
    fields: ['street', 'unit_number', 'state', 'city', 'district', 'post_code', 'country'],
    required: ['street', 'state', 'city', 'district', 'country'],
    filled_when: ['street', 'country'],
    recipient_required: [],
    unit_number_is_required: false,
    street_must_be_picked: true,
  },
  languages: { default: 'en', header: [], maps: {}, locations: { language: 'en', unless: null } },
  referral: { is_visible: false, credit: { currency: 'MYR', amount_minor: 2_000 }, ships: 2 },
  social_url: 'https://social.sampan.test/ph',
  support_mailbox: 'support',
  terms_document: 'shared',
  insurance_blog_path: '/ph/blog/insurance/parcel-insurance',
};
