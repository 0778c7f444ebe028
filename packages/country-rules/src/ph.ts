import { CURRENCIES } from './currency.ts';
import type { CountryRules } from './country-record.ts';
import { everywhere, PH_TAX } from './tax-law.ts';
import { PH_ADDRESS } from './ph-address.ts';
import { UTC_OFFSETS_H } from './time-zone.ts';

/** The Philippines. Rates and limits: spec section 9; the law's VAT is the same 12 %. */
export const PH: CountryRules = {
  ...PH_ADDRESS,
  currency: 'PHP',
  currency_symbol: CURRENCIES.PHP.symbol,
  time_zone: 'Asia/Manila',
  utc_offset_h: UTC_OFFSETS_H.PH,
  quick_top_up_amounts: [4000, 6000, 10000],
  top_up_tiers: [],
  is_closed: false,
  rates: {
    tax: { spec: everywhere([{ name: 'VAT', basis_points: 1200, valid_from: 0 }]), statutory: PH_TAX },
    cod_fee: [{ name: 'COD fee', basis_points: 450, valid_from: 0 }],
    insurance: {
      in_country: [{ name: 'Insurance', basis_points: 0, valid_from: 0 }],
      cross_border: [{ name: 'Insurance', basis_points: 0, valid_from: 0 }],
    },
  },
  insurance_promotion: { currency: 'SGD', amount_minor: 1_000_000 },
  languages: { default: 'en', header: [], maps: {} },
  referral: { is_visible: false, credit: { currency: 'MYR', amount_minor: 2_000 }, ships: 2 },
  support_mailbox: 'support',
  terms_document: 'shared',
  insurance_blog_path: '/ph/blog/insurance/parcel-insurance',
};
