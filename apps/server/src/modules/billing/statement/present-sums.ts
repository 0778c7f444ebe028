import { TRANSACTION_GROUPS, type TransactionSums } from '@sampan/contract';
import { toMajor, type Currency } from '@sampan/country-rules';
import type { KindSum } from './day-total.repo.ts';
import { groupOf } from './transaction-group.ts';

/** What some kinds of movement sum to, in minor units. */
export interface MinorSums {
  in_minor: number;
  out_minor: number;
  count: number;
}

export function addUp(sums: readonly KindSum[]): MinorSums {
  const total = { in_minor: 0, out_minor: 0, count: 0 };
  for (const sum of sums) {
    total.in_minor += sum.in_minor;
    total.out_minor += sum.out_minor;
    total.count += sum.in_count + sum.out_count;
  }
  return total;
}

/** Sums by group as the wire shows them; every group is there. */
export function presentSums(sums: readonly KindSum[], currency: Currency): TransactionSums {
  const minor = Object.fromEntries(TRANSACTION_GROUPS.map((group) => [group, 0])) as Record<
    keyof TransactionSums,
    number
  >;
  for (const sum of sums) minor[groupOf(sum.kind)] += sum.in_minor - sum.out_minor;
  return Object.fromEntries(
    TRANSACTION_GROUPS.map((group) => [group, toMajor(minor[group], currency)]),
  ) as unknown as TransactionSums;
}

export function presentTotals({ in_minor, out_minor }: Pick<MinorSums, 'in_minor' | 'out_minor'>, currency: Currency) {
  return { amount_in: toMajor(in_minor, currency), amount_out: toMajor(out_minor, currency) };
}
