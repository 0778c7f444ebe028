import type { CountryCode } from '@sampan/country-rules';

interface BalanceFacts {
  country: CountryCode;
  sign: string;
  /** What stands there until somebody chooses (docs/decisions/0024), as it is typed. */
  low: string;
  amount: string;
  cap: string;
  /** More than one top-up may be, and the bound the server names. */
  above: readonly [typed: string, bound: string];
  nothing_used: string;
}
const FACTS: readonly BalanceFacts[] = [
  {
    country: 'SG',
    sign: 'S$',
    low: '20.00',
    amount: '100.00',
    cap: '1000.00',
    above: ['50,001', 'S$ 50,000.00'],
    nothing_used: 'S$ 0.00',
  },
  {
    country: 'MY',
    sign: 'RM',
    low: '30.00',
    amount: '150.00',
    cap: '1500.00',
    above: ['100,001', 'RM 100,000.00'],
    nothing_used: 'RM 0.00',
  },
  {
    country: 'PH',
    sign: '₱',
    low: '500.00',
    amount: '2500.00',
    cap: '25000.00',
    above: ['1,000,001', '₱1,000,000.00'],
    nothing_used: '₱0.00',
  },
  {
    country: 'ID',
    sign: 'Rp',
    low: '60000',
    amount: '300000',
    cap: '3000000',
    above: ['1,000,001', 'Rp 1.000.000,00'],
    nothing_used: 'Rp 0,00',
  },
  {
    country: 'VN',
    sign: '₫',
    low: '100000',
    amount: '500000',
    cap: '5000000',
    above: ['1,000,001', '1.000.000 ₫'],
    nothing_used: '0 ₫',
  },
];

export const factsOf = (country: CountryCode): BalanceFacts =>
  FACTS.find((facts) => facts.country === country) as BalanceFacts;
