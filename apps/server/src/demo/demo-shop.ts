import { BATIK, ELECTRONICS, HOME_WEAVES, KOPI_AND_KAYA, SPICES, type DemoProduct } from './data/catalogue.ts';
import type { DemoCountry } from './demo-customer.ts';

/** How much of what a demo company has, and how it does business. */
export interface DemoShop {
  email: string;
  country: DemoCountry;
  /** In front of the shop's own order numbers. */
  reference: string;
  catalogue: readonly DemoProduct[];
  /** Shares of all parcels, 0 to 1. */
  cod_share: number;
  insured_share: number;
  /** Where parcels for abroad go, and their share. */
  abroad: readonly DemoCountry[];
  abroad_share: number;
  /** Parcels that were delivered long ago. */
  past_parcels: number;
  /** Of what the company has of everything else, compared with a large one. */
  share: number;
  /** What the wallet holds in the end, in the currency's unit; null for a company that pays by invoice. */
  balance: number | null;
  /** A usual top-up. */
  top_up: number;
}

export const DEMO_COMPANIES: readonly DemoShop[] = [
  {
    email: 'sg@demo.sampan.test',
    country: 'SG',
    reference: 'KK-',
    catalogue: KOPI_AND_KAYA,
    cod_share: 0.08,
    insured_share: 0.12,
    abroad: ['MY', 'MY', 'ID', 'PH'],
    abroad_share: 0.14,
    past_parcels: 66,
    share: 1,
    balance: 1_284.5,
    top_up: 500,
  },
  {
    email: 'my@demo.sampan.test',
    country: 'MY',
    reference: 'BB',
    catalogue: BATIK,
    cod_share: 0.24,
    insured_share: 0.15,
    abroad: ['SG', 'SG', 'ID'],
    abroad_share: 0.08,
    past_parcels: 60,
    share: 1,
    balance: 3_650.2,
    top_up: 1000,
  },
  {
    email: 'ph@demo.sampan.test',
    country: 'PH',
    reference: 'HABI-',
    catalogue: HOME_WEAVES,
    cod_share: 0.46,
    insured_share: 0,
    abroad: ['SG', 'MY'],
    abroad_share: 0.06,
    past_parcels: 54,
    share: 1,
    balance: 48_215.75,
    top_up: 10_000,
  },
  {
    email: 'id@demo.sampan.test',
    country: 'ID',
    reference: 'RN-',
    catalogue: SPICES,
    cod_share: 0.38,
    insured_share: 0,
    abroad: ['SG', 'MY'],
    abroad_share: 0.05,
    past_parcels: 62,
    share: 1,
    balance: 9_452_500,
    top_up: 1_000_000,
  },
  {
    email: 'postbilling@demo.sampan.test',
    country: 'SG',
    reference: 'HFE',
    catalogue: ELECTRONICS,
    cod_share: 0,
    insured_share: 0.4,
    abroad: ['MY'],
    abroad_share: 0.1,
    past_parcels: 18,
    share: 0.35,
    balance: null,
    top_up: 0,
  },
];
