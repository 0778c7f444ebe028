import { CURRENCIES } from './currency.ts';
import type { CountryRules } from './country-record.ts';
import { everywhere, VN_TAX } from './tax-law.ts';
import { VN_ADDRESS } from './vn-address.ts';
import { UTC_OFFSETS_H } from './time-zone.ts';

const UTC_OFFSET_H = UTC_OFFSETS_H.VN;

/** Vietnam. Closed (spec section 1), with its rules complete so that old parcels and addresses still read right. */
export const VN: CountryRules = {
  ...VN_ADDRESS,
  currency: 'VND',
  currency_symbol: CURRENCIES.VND.symbol,
  time_zone: 'Asia/Saigon',
  utc_offset_h: UTC_OFFSET_H,
  quick_top_up_amounts: [4000, 6000, 10000],
  top_up_tiers: [],
  is_closed: true,
  rates: {
    tax: { spec: everywhere([{ name: 'VAT', basis_points: 0, valid_from: 0 }]), statutory: VN_TAX },
    cod_fee: [{ name: 'COD fee', basis_points: 0, valid_from: 0 }],
    insurance: {
      in_country: [{ name: 'Insurance', basis_points: 0, valid_from: 0 }],
      cross_border: [{ name: 'Insurance', basis_points: 0, valid_from: 0 }],
    },
  },
  insurance_promotion: { currency: 'SGD', amount_minor: 1_000_000 },
  languages: { default: 'vi', header: ['en', 'vi'], maps: { id: 'vi' } },
  referral: { is_visible: false, credit: { currency: 'MYR', amount_minor: 2_000 }, ships: 2 },
  support_mailbox: 'support',
  terms_document: 'vn',
  insurance_blog_path: '/vn/blog/insurance/parcel-insurance',
};
