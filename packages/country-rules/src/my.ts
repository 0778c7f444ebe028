import { CURRENCIES } from './currency.ts';
import type { CountryRules } from './country-record.ts';
import { everywhere, MY_TAX } from './tax-law.ts';
import { MY_ADDRESS } from './my-address.ts';
import { UTC_OFFSETS_H } from './time-zone.ts';

const UTC_OFFSET_H = UTC_OFFSETS_H.MY;

/** Malaysia. Rates, limits and bonus tiers: spec section 9; statutory: service tax on couriers since March 2024. */
export const MY: CountryRules = {
  ...MY_ADDRESS,
  currency: 'MYR',
  currency_symbol: CURRENCIES.MYR.symbol,
  time_zone: 'Asia/Kuala_Lumpur',
  utc_offset_h: UTC_OFFSET_H,
  quick_top_up_amounts: [300, 600, 1000],
  top_up_tiers: [
    { from_minor: 30_000, basis_points: 1500 },
    { from_minor: 60_000, basis_points: 2000 },
    { from_minor: 100_000, basis_points: 3350 },
  ],
  is_closed: false,
  rates: {
    tax: { spec: everywhere([{ name: 'SST', basis_points: 0, valid_from: 0 }]), statutory: MY_TAX },
    cod_fee: [{ name: 'COD fee', basis_points: 450, valid_from: 0 }],
    insurance: {
      in_country: [{ name: 'Insurance', basis_points: 20, valid_from: 0 }],
      cross_border: [{ name: 'Insurance', basis_points: 70, valid_from: 0 }],
    },
  },
  insurance_promotion: { currency: 'MYR', amount_minor: 3_090_000 },
  languages: { default: 'en', header: [], maps: {} },
  referral: { is_visible: true, credit: { currency: 'MYR', amount_minor: 2_000 }, ships: 2 },
  support_mailbox: 'support',
  terms_document: 'shared',
  insurance_blog_path: '/my/blog/insurance/parcel-insurance',
};
