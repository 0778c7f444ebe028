import { CURRENCIES } from './currency.ts';
import type { CountryRules } from './country-record.ts';
import { everywhere, SG_TAX } from './tax-law.ts';
import { SG_ADDRESS } from './sg-address.ts';
import { UTC_OFFSETS_H } from './time-zone.ts';

const UTC_OFFSET_H = UTC_OFFSETS_H.SG;

/** Singapore. Rates and limits: spec section 9; statutory GST steps: 8 % in 2023, 9 % since 2024. */
export const SG: CountryRules = {
  ...SG_ADDRESS,
  currency: 'SGD',
  currency_symbol: CURRENCIES.SGD.symbol,
  time_zone: 'Asia/Singapore',
  utc_offset_h: UTC_OFFSET_H,
  quick_top_up_amounts: [50, 100, 300, 500],
  top_up_tiers: [],
  is_closed: false,
  rates: {
    tax: { spec: everywhere([{ name: 'GST', basis_points: 700, valid_from: 0 }]), statutory: SG_TAX },
    cod_fee: [{ name: 'COD fee', basis_points: 300, valid_from: 0 }],
    insurance: {
      in_country: [{ name: 'Insurance', basis_points: 20, valid_from: 0 }],
      cross_border: [{ name: 'Insurance', basis_points: 110, valid_from: 0 }],
    },
  },
  insurance_promotion: { currency: 'SGD', amount_minor: 1_000_000 },
  languages: { default: 'en', header: [], maps: {} },
  referral: { is_visible: true, credit: { currency: 'SGD', amount_minor: 500 }, ships: 2 },
  support_mailbox: 'support',
  terms_document: 'shared',
  insurance_blog_path: '/sg/blog/insurance/parcel-insurance',
};
