import { CURRENCIES } from './currency.ts';
import type { CountryRules } from './country-record.ts';
import { everywhere, ID_TAX } from './tax-law.ts';
import { ID_ADDRESS } from './id-address.ts';
import { UTC_OFFSETS_H } from './time-zone.ts';

const UTC_OFFSET_H = UTC_OFFSETS_H.ID;

/** Indonesia. Rates and limits: spec section 9. Its header clock is Jakarta's. */
export const ID: CountryRules = {
  ...ID_ADDRESS,
  currency: 'IDR',
  currency_symbol: CURRENCIES.IDR.symbol,
  time_zone: 'Asia/Jakarta',
  utc_offset_h: UTC_OFFSET_H,
  quick_top_up_amounts: [4000, 6000, 10000],
  top_up_tiers: [],
  is_closed: false,
  rates: {
    tax: { spec: everywhere([{ name: 'PPN', basis_points: 0, valid_from: 0 }]), statutory: ID_TAX },
    cod_fee: [{ name: 'COD fee', basis_points: 0, valid_from: 0 }],
    insurance: {
      in_country: [{ name: 'Insurance', basis_points: 0, valid_from: 0 }],
      cross_border: [{ name: 'Insurance', basis_points: 0, valid_from: 0 }],
    },
  },
  insurance_promotion: { currency: 'SGD', amount_minor: 1_000_000 },
  languages: { default: 'id', header: ['en', 'id'], maps: { vi: 'id' } },
  referral: { is_visible: false, credit: { currency: 'MYR', amount_minor: 2_000 }, ships: 2 },
  support_mailbox: 'support.id',
  terms_document: 'id',
  insurance_blog_path: '/id/blog/insurance/parcel-insurance',
};
