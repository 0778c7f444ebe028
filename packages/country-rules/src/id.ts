import { CURRENCIES } from './currency.ts';
import type { CountryRules } from './country-record.ts';
import { TIME_ZONES } from './time-zone.ts';
import { localMidnight } from './local-day.ts';

const UTC_OFFSET_H = 7;

/** Indonesia. Rates and limits: spec section 9. Its header clock is Jakarta's. */
export const ID: CountryRules = {
  code: 'ID',
  name: 'Indonesia',
  currency: 'IDR',
  currency_symbol: CURRENCIES.IDR.symbol,
  phone_code: '+62',
  phone_lengths: [9, 10, 11],
  phone_has_trunk_zero: true,
  postcode_length: 5,
  postcode_pattern: /^\d{5}$/,
  postcode_is_optional: true,
  time_zone: TIME_ZONES.ID,
  utc_offset_h: UTC_OFFSET_H,
  centre: { lat: -6.2088, lng: 106.8456 },
  quick_top_up_amounts: [4000, 6000, 10000],
  top_up_tiers: [],
  is_closed: false,
  rates: {
    tax: {
      spec: [{ name: 'PPN', basis_points: 0, valid_from: 0 }],
      statutory: [
        { name: 'PPN', basis_points: 1000, valid_from: 0 },
        { name: 'PPN', basis_points: 1100, valid_from: localMidnight(2022, 4, 1, UTC_OFFSET_H) },
        // 12 % on 11/12 of the price: the share of the whole price stays 11 %, the printed name changes.
        { name: 'PPN 12% x 11/12', basis_points: 1100, valid_from: localMidnight(2025, 1, 1, UTC_OFFSET_H) },
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
      { level: 1, field: 'state', label: 'address.province' },
      { level: 2, field: 'city', label: 'address.regency' },
      { level: 3, field: 'district', label: 'address.subdistrict' },
      { level: 4, field: 'county', label: 'address.village' },
    ],
    reformed: null,
    fields: ['street', 'unit_number', 'state', 'city', 'district', 'county', 'post_code', 'country'],
    required: ['street', 'state', 'city', 'district', 'country'],
    filled_when: ['street', 'country'],
    recipient_required: ['state', 'city'],
    unit_number_is_required: false,
    street_must_be_picked: false,
  },
  languages: { default: 'id', header: ['en', 'id'], maps: { vi: 'id' }, locations: { language: 'id', unless: 'vi' } },
  referral: { is_visible: false, credit: { currency: 'MYR', amount_minor: 2_000 }, ships: 2 },
  social_url: 'https://social.sampan.test/id',
  support_mailbox: 'support.id',
  terms_document: 'id',
  insurance_blog_path: '/id/blog/insurance/parcel-insurance',
};
