import type { Ctx } from '../../../platform/context.ts';
import type { CourierQuote, CourierQuoteRequest, PriceBracket } from '../../../ports/courier.ts';

/** What a price does not depend on: who lives there, and where in its postcode. */
const NO_PART_OF_THE_LANE = { name: '', phone: '', email: '', unit_number: '', street: '', lat: null, lng: null };

/**
 * Couriers that answer the same question once, however many parcels ask it: those of one bracket in the rates that the courier
 * publishes, else those of one postcode, weight, size and value. Only for one bulk estimate: the answers are kept as long as
 * the object.
 */
export function shareCourierCalls(ctx: Ctx): { ctx: Ctx; countCalls: () => number } {
  const answers = new Map<string, Promise<CourierQuote>>();
  const { couriers } = ctx.ports;
  const quote = async (alias: string, request: CourierQuoteRequest): Promise<CourierQuote> => {
    const bracket = await couriers.bracketOf(alias, request);
    const key = JSON.stringify([alias, bracket === null ? exactly(request) : bracket.key]);
    const answer = answers.get(key) ?? couriers.quote(alias, request);
    answers.set(key, answer);
    return bracket === null ? answer : weighed(await answer, bracket);
  };
  return {
    ctx: { ...ctx, ports: { ...ctx.ports, couriers: { ...couriers, quote } } },
    countCalls: () => answers.size,
  };
}

function exactly(request: CourierQuoteRequest): CourierQuoteRequest {
  return {
    ...request,
    origin: { ...request.origin, ...NO_PART_OF_THE_LANE },
    destination: { ...request.destination, ...NO_PART_OF_THE_LANE },
  };
}

/** An answer that another parcel of the bracket got, with this parcel's own weights. */
function weighed(answer: CourierQuote, { weights }: PriceBracket): CourierQuote {
  return {
    ...answer,
    rates: answer.rates.map((rate) => ({ ...rate, weight: weights[rate.service_id] ?? rate.weight })),
  };
}
