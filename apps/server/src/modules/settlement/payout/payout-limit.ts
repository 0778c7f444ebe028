import { formatMoney, rulesOf, type CountryCode, type Currency } from '@sampan/country-rules';
import type { ValidateKey } from '@sampan/validators';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { refuseFields } from '../../../platform/errors.ts';
import { issueErrorOf } from '../../../platform/issue-error.ts';
import { sumSince } from './payout.repo.ts';

const DAY_S = 86_400;

export interface PayoutLimits {
  min_minor: number;
  max_minor: number;
  day_max_minor: number;
  day_left_minor: number;
  approval_above_minor: number;
}

/** When today began where the company is. None of the five countries changes its clocks. */
function dayStart(now: number, country: CountryCode): number {
  const offset = rulesOf(country).utc_offset_h * 3_600;
  return Math.floor((now + offset) / DAY_S) * DAY_S - offset;
}

/** The limits of a company (spec 9: not shown; decision 27) with what is left of today's. */
export async function limitsOf(
  ctx: Ctx,
  company: { company_id: string; country_code: CountryCode; currency: Currency },
): Promise<PayoutLimits> {
  const { env } = ctx;
  const { currency } = company;
  const since = dayStart(epochSeconds(ctx.clock), company.country_code);
  const used = await sumSince(ctx, company.company_id, since);
  const day_max_minor = env.SAMPAN_PAYOUT_DAY_MAX[currency];
  return {
    min_minor: env.SAMPAN_PAYOUT_MIN[currency],
    max_minor: env.SAMPAN_PAYOUT_MAX[currency],
    day_max_minor,
    day_left_minor: Math.max(0, day_max_minor - used),
    approval_above_minor: env.SAMPAN_PAYOUT_APPROVAL[currency],
  };
}

/** Throws `invalid_input` naming `amount` when a payout is outside of the limits. */
export function checkLimits(limits: PayoutLimits, amount_minor: number, currency: Currency): void {
  const refuse = (key: ValidateKey, name: 'min' | 'max', bound_minor: number) => {
    refuseFields([issueErrorOf('amount', key, { [name]: formatMoney(bound_minor, currency) })]);
  };
  const { min_minor, max_minor, day_left_minor } = limits;
  if (amount_minor < min_minor) refuse('validate.number_min', 'min', min_minor);
  if (amount_minor > max_minor) refuse('validate.number_max', 'max', max_minor);
  if (amount_minor > day_left_minor) refuse('validate.number_max_today', 'max', day_left_minor);
}
