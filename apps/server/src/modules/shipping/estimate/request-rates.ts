import { formatMoney, rulesOf } from '@sampan/country-rules';
import { estimate as SENTENCES } from '@sampan/messages/en/estimate';
import type { Ctx } from '../../../platform/context.ts';
import { CourierUnavailable } from '../../../ports/courier.ts';
import type {
  CourierProfile,
  CourierQuote,
  CourierQuoteRequest,
  CourierRefusal,
  UnavailableReason,
} from '../../../ports/courier.ts';
import type { RateReason, UnavailableCourier } from './estimate.table.ts';
import { priceEntry } from './pricing.ts';
import type { PricingQuestion, QuoteEntry } from './pricing.ts';
import { rankEntries } from './rank-entries.ts';
import { sentenceOfCode } from '../../../platform/errors.ts';

export interface RateResponses {
  entries: QuoteEntry[];
  couriers_unavailable: UnavailableCourier[];
  /** Why nobody takes the parcel; empty as soon as somebody does. */
  reasons: RateReason[];
}

/** At most this many reasons are worth reading. */
const MAX_REASONS = 6;

/**
 * Asks every courier of the sender's country at the same time, each within its own budget, and prices what they answer.
 * So are the couriers of the company's own contracts. A courier that is slow, broken or talks nonsense is named with its reason and holds up nobody (trust 1 'Rates at checkout').
 */
export async function requestRates(
  ctx: Pick<Ctx, 'ports' | 'log'>,
  request: CourierQuoteRequest,
  question: PricingQuestion,
  quote_id: string,
  own_couriers: readonly string[] = [],
): Promise<RateResponses> {
  const { couriers } = ctx.ports;
  const own = own_couriers
    .flatMap((alias) => couriers.profileOf(alias) ?? [])
    .filter(({ countries }) => countries.includes(request.origin.country));
  const answers = await Promise.all(
    [...couriers.profiles(request.origin.country), ...own].map((profile) => askOne(ctx, profile, request)),
  );
  const priced = answers.flatMap(({ profile, quote }) =>
    quote === null
      ? []
      : quote.rates
          .filter((rate) => rate.currency === request.currency)
          .map((rate) => priceEntry(rate, profile, question, '')),
  );
  const collectable = priced.filter((entry) => tooMuchToCollect(entry) === null);
  const entries = rankEntries(collectable, question.delivery_type).map((entry, index) => ({
    ...entry,
    id: `${quote_id}.${index + 1}`,
  }));
  return {
    entries,
    couriers_unavailable: answers.flatMap(({ profile, failure }) =>
      failure === null ? [] : [{ courier_alias: profile.alias, courier_name: profile.name, reason: failure }],
    ),
    reasons:
      entries.length > 0
        ? []
        : worthReading(
            [
              ...priced.flatMap((entry) => tooMuchToCollect(entry) ?? []),
              ...answers.flatMap(({ quote }) => quote?.refusals ?? []),
            ],
            answers.every(({ failure }) => failure === null),
            rulesOf(request.origin.country).currency !== request.currency,
          ),
  };
}

/** A courier checks the amount it was asked about; what the recipient bears on top may be more than it carries. */
function tooMuchToCollect({ cod, currency, delivery_service }: QuoteEntry): CourierRefusal | null {
  const max_minor = delivery_service.cod?.max_minor;
  if (cod === null || max_minor === undefined || cod.to_collect_minor <= max_minor) return null;
  return {
    code: 'cod_out_of_range',
    message: `${delivery_service.name} collects up to ${formatMoney(max_minor, currency)}, with the fee.`,
  };
}

async function askOne(
  ctx: Pick<Ctx, 'ports' | 'log'>,
  profile: CourierProfile,
  request: CourierQuoteRequest,
): Promise<{ profile: CourierProfile; quote: CourierQuote | null; failure: UnavailableReason | null }> {
  try {
    return { profile, quote: await ctx.ports.couriers.quote(profile.alias, request), failure: null };
  } catch (error) {
    const failure = error instanceof CourierUnavailable ? error.reason : 'failed';
    ctx.log.warn(
      { courier: profile.alias, reason: failure, err: error instanceof Error ? error.cause : error },
      'no price from a courier',
    );
    return { profile, quote: null, failure };
  }
}

/**
 * What the merchant can change comes first; "nobody goes there", or can be paid there, only when everybody was heard and nobody says
 * anything else.
 */
function worthReading(refusals: readonly CourierRefusal[], all_answered: boolean, is_abroad: boolean): RateReason[] {
  const distinct = [...new Map(refusals.map((refusal) => [refusal.message, refusal])).values()];
  const changeable = distinct.filter((refusal) => refusal.code !== 'route_not_served');
  if (changeable.length > 0) return changeable.slice(0, MAX_REASONS);
  if (!all_answered) return [];
  return is_abroad
    ? [{ code: 'origin_abroad', message: SENTENCES['estimate.origin_abroad'] }]
    : [{ code: 'route_not_served', message: sentenceOfCode('no_service') }];
}
