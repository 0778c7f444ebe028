import { CURRENCIES } from './currency.ts';
import type { CountryRules } from './country-record.ts';
import { TIME_ZONES } from './time-zone.ts';
import { localMidnight } from './local-day.ts';

const UTC_OFFSET_H = 8;

/** Singapore. Rates and limits: spec section 9; statutory GST steps: 8 % in 2023, 9 % since 2024. */
export const SG: CountryRules = {
  code: 'SG',
  name: 'Singapore',
  currency: 'SGD',
  currency_symbol: CURRENCIES.SGD.symbol,
  phone_code: '+65',
  phone_lengths: [8],
  phone_has_trunk_zero: false,
  postcode_length: 6,
  postcode_pattern: /^\d{6}$/,
  postcode_is_optional: false,
  time_zone: TIME_ZONES.SG,
  utc_offset_h: UTC_OFFSET_H,
  centre: { lat: 1.3521, lng: 103.8198 },
  quick_top_up_amounts: [50, 100, 300, 500],
  top_up_tiers: [],
  is_closed: false,
  rates: {
    tax: {
      spec: [{ name: 'GST', basis_points: 700, valid_from: 0 }],
      statutory: [
        { name: 'GST', basis_points: 700, valid_from: 0 },
        { name: 'GST', basis_points: 800, valid_from: localMidnight(2023, 1, 1, UTC_OFFSET_H) },
        { name: 'GST', basis_points: 900, valid_from: localMidnight(2024, 1, 1, UTC_OFFSET_H) },
      ],
    },
    cod_fee: [{ name: 'COD fee', basis_points: 300, valid_from: 0 }],
    insurance: {
      in_country: [{ name: 'Insurance', basis_points: 20, valid_from: 0 }],
      cross_border: [{ name: 'Insurance', basis_points: 110, valid_from: 0 }],
    },
  },
  insurance_promotion: { currency: 'SGD', amount_minor: 1_000_000 },
  address: {
    levels: [],
    reformed: null,
    fields: ['post_code', 'street', 'unit_number', 'country'],
    required: ['post_code', 'street', 'unit_number', 'country'],
    filled_when: ['post_code', 'street', 'country'],
    recipient_required: [],
    unit_number_is_required: true,
    street_must_be_picked: false,
  },
  languages: { default: 'en', header: [], maps: {}, locations: { language: 'en', unless: null } },
  referral: { is_visible: true, credit: { currency: 'SGD', amount_minor: 500 }, ships: 2 },
  social_url: 'https://social.sampan.test/sg',
  support_mailbox: 'support',
  terms_document: 'shared',
  insurance_blog_path: '/sg/blog/insurance/parcel-insurance',
};
