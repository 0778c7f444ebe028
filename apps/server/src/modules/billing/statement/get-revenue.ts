import type { RevenueMonth } from '@sampan/contract';
import { rulesOf, toMajor, type Currency } from '@sampan/country-rules';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import type { AccountKind, JournalKind } from '../../ledger/wallet/index.ts';
import { dayOf, monthOf, periodOf, periodsBetween, yearOf } from './day-calendar.ts';
import { firstDayOf, sumAccounts } from './day-total.repo.ts';
import { readSnapshot } from '../../../platform/read-snapshot.ts';

type Part = Exclude<keyof RevenueMonth, 'key' | 'is_finished' | 'earned' | 'spent' | 'net'>;
type Minor = Record<Part, number>;
interface Sum {
  account: AccountKind;
  kind: JournalKind;
  in_minor: number;
  out_minor: number;
}

const NOTHING: Minor = {
  sales: 0,
  sale_refunds: 0,
  cod_collected: 0,
  cod_settled: 0,
  shipping: 0,
  insurance: 0,
  fees: 0,
  taxes: 0,
  refunds: 0,
  adjustments: 0,
  bonus: 0,
};

/** To whom the price of a label or a return went. */
const COST_OF: Partial<Record<AccountKind, Part>> = {
  courier_payable: 'shipping',
  insurance_payable: 'insurance',
  platform_fee: 'fees',
  tax_payable: 'taxes',
};

/** What a company earned and spent, month by month, in one year of its own time zone (spec 7 GET /statement/revenue). */
export async function getRevenue({ ctx, query }: { ctx: Ctx; query: { year?: string | undefined } }) {
  const { company_id, country_code } = requireActor(ctx);
  const { currency } = rulesOf(country_code);
  const today = dayOf(epochSeconds(ctx.clock), country_code);
  const this_year = yearOf(today);
  const year = periodOf(query.year ?? this_year.key);
  const { first, sums } = await readSnapshot(ctx, async (tx) => ({
    first: await firstDayOf(tx, { company_id }),
    sums: await sumAccounts(tx, company_id, year),
  }));
  const months = periodsBetween(monthOf, { first: year.first, last: Math.min(year.last, today) }).toReversed();
  const by_month = months.map((month) => ({
    month,
    minor: partsOf(sums.filter((sum) => sum.month === month.key)),
  }));
  const whole = { ...NOTHING };
  for (const { minor } of by_month) for (const part of Object.keys(whole) as Part[]) whole[part] += minor[part];
  return {
    currency,
    year: year.key,
    years: periodsBetween(yearOf, { first: first ?? today, last: today }).map(({ key }) => key),
    months: by_month.map(({ month, minor }) => ({
      key: month.key,
      is_finished: month.last < today,
      ...present(minor, currency),
    })),
    totals: present(whole, currency),
  };
}

/** Which part of a month each sum is; the costs of a label are those Sampan's accounts got of it. */
function partsOf(sums: readonly Sum[]): Minor {
  const minor = { ...NOTHING };
  for (const { account, kind, in_minor, out_minor } of sums) {
    const cost = COST_OF[account];
    if (cost !== undefined) {
      if (kind === 'label' || kind === 'parcel_return') minor[cost] += in_minor - out_minor;
      else if (kind === 'label_refund') minor.refunds += out_minor - in_minor;
    } else if (kind === 'sale' && account === 'merchant_sales') minor.sales += in_minor;
    else if ((kind === 'sale_refund' || kind === 'sale_refund_reversal') && account !== 'test_merchant_sales')
      minor.sale_refunds += out_minor - in_minor;
    // What a buyer's bank took back went back to a buyer, from whichever account of the shop.
    else if (kind === 'dispute' || kind === 'dispute_won' || kind === 'dispute_lost')
      minor.sale_refunds += out_minor - in_minor;
    else if (kind === 'cod_collected' && account === 'cod_collected') minor.cod_collected += in_minor;
    else if (kind === 'cod_payable' && account === 'cod_collected') minor.cod_settled += out_minor;
    else if (account === 'wallet' && (kind === 'adjustment' || kind === 'adjustment_reversal'))
      minor.adjustments += out_minor - in_minor;
    else if (account === 'wallet' && kind === 'claim') minor.refunds += in_minor;
    else if (account === 'wallet' && kind === 'promotion') minor.bonus += in_minor;
  }
  return minor;
}

function present(minor: Minor, currency: Currency) {
  const earned = minor.sales - minor.sale_refunds + minor.cod_collected;
  const spent = minor.shipping + minor.insurance + minor.fees + minor.taxes - minor.refunds + minor.adjustments;
  const all = { ...minor, earned, spent, net: earned - spent };
  return Object.fromEntries(Object.entries(all).map(([part, amount]) => [part, toMajor(amount, currency)])) as Omit<
    RevenueMonth,
    'key' | 'is_finished'
  >;
}
