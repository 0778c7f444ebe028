import type { PayoutBalance } from '@sampan/contract';
import { BANKS, rulesOf, toMajor } from '@sampan/country-rules';
import { requireSession, type Ctx } from '../../../platform/context.ts';
import { payableOf } from '../../ledger/wallet/index.ts';
import { proofOf } from './reauthenticate.ts';
import { limitsOf } from './payout-limit.ts';
import { sumOpen } from './payout.repo.ts';

/** Which part of the balance a movement belongs to: cash on delivery, sales, shipping, payouts and what came back of them, disputes. */
function partOf(kind: string): keyof PayoutBalance['parts'] {
  if (kind.startsWith('cod')) return 'cod';
  if (kind.startsWith('sale')) return 'sales';
  if (kind.startsWith('payout')) return 'paid_out';
  if (kind.includes('dispute')) return 'disputes';
  return kind === 'payable_use' ? 'used_for_shipping' : 'other';
}

/** What the caller's company may be paid out, and under which conditions. The parts sum to what is available. */
export async function getPayoutBalance({ ctx }: { ctx: Ctx }): Promise<PayoutBalance> {
  const { company_id, country_code } = requireSession(ctx);
  const { currency } = rulesOf(country_code);
  const money = (minor: number) => toMajor(minor, currency);
  const payable = await payableOf(ctx, company_id);
  const parts = { cod: 0, sales: 0, used_for_shipping: 0, paid_out: 0, disputes: 0, other: 0 };
  for (const [kind, sum] of payable.by_kind) parts[partOf(kind)] += sum;
  const limits = await limitsOf(ctx, { company_id, country_code, currency });
  return {
    currency,
    available: money(payable.available_minor),
    parts: {
      cod: money(parts.cod),
      sales: money(parts.sales),
      used_for_shipping: money(parts.used_for_shipping),
      paid_out: money(parts.paid_out),
      disputes: money(parts.disputes),
      other: money(parts.other),
    },
    owed: money(payable.owed_minor),
    on_its_way: money(await sumOpen(ctx, company_id)),
    unreleased_sales: money(payable.unreleased_minor),
    limits: {
      min: money(limits.min_minor),
      max: money(limits.max_minor),
      day_max: money(limits.day_max_minor),
      day_left: money(limits.day_left_minor),
      approval_above: money(limits.approval_above_minor),
      cooling_off_hours: ctx.env.SAMPAN_PAYOUT_COOLING_HOURS,
      sales_release_days: ctx.env.SAMPAN_SALES_RELEASE_DAYS,
    },
    methods: country_code === 'SG' ? ['bank', 'paynow'] : ['bank'],
    banks: [...BANKS[country_code]],
    ...(await proofOf(ctx)),
  };
}
