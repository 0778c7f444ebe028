import type { Ctx } from '../../../platform/context.ts';
import type { CourierQuote, CourierQuoteRequest } from '../../../ports/courier.ts';

/** What a price does not depend on: who lives there, and where in its postcode. */
const NO_PART_OF_THE_LANE = { name: '', phone: '', email: '', unit_number: '', street: '', lat: null, lng: null };

/**
 * Couriers that answer the same question once, however many parcels of a lane, weight and size ask it. Only for one bulk
 * estimate: the answers are kept as long as the object.
 */
export function shareCourierCalls(ctx: Ctx): { ctx: Ctx; countCalls: () => number } {
  const answers = new Map<string, Promise<CourierQuote>>();
  const { couriers } = ctx.ports;
  const quote = (alias: string, request: CourierQuoteRequest): Promise<CourierQuote> => {
    const question = {
      ...request,
      origin: { ...request.origin, ...NO_PART_OF_THE_LANE },
      destination: { ...request.destination, ...NO_PART_OF_THE_LANE },
    };
    const key = JSON.stringify([alias, question]);
    const answer = answers.get(key) ?? couriers.quote(alias, request);
    answers.set(key, answer);
    return answer;
  };
  return {
    ctx: { ...ctx, ports: { ...ctx.ports, couriers: { ...couriers, quote } } },
    countCalls: () => answers.size,
  };
}
