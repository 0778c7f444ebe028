import type { CourierQuoteRequest, PriceBracket } from '../../../ports/courier.ts';
import { serviceIdOf, type RateCard, type RateLane } from './rate-card.ts';
import { isBulky, narrowestLanes, refusalOf, remoteAreaOf, weightOf } from './rate-lane.ts';
import type { ZoneMap } from './zone.ts';

/**
 * Where a request stands in a rate card: the zones at both ends, the weight break of each service, what it refuses, and what
 * costs extra. Nothing else of a request changes what `quoteFromRateCard` answers, but the weights.
 */
export function bracketInRateCard(card: RateCard, request: CourierQuoteRequest, zones: ZoneMap): PriceBracket {
  const lanes = narrowestLanes(card.lanes, request, zones);
  const places = lanes.map((lane) => {
    const service = [serviceIdOf(lane), lane.origin_zone, lane.destination_zone];
    const refusal = refusalOf(lane, request);
    if (refusal !== null) return [...service, refusal.message];
    return [...service, breakOf(lane, weightOf(lane, request.parcel).chargeable_g), isBulky(lane, request.parcel)];
  });
  const { currency, destination } = request;
  const remote = remoteAreaOf(request, zones);
  return {
    key: JSON.stringify([card.version, card.origin_country, destination.country, currency, remote, places]),
    weights: Object.fromEntries(lanes.map((lane) => [serviceIdOf(lane), weightOf(lane, request.parcel)])),
  };
}

/** The upper end of the break that holds a weight; of begun steps above the last break, the last one. */
function breakOf({ breaks, step }: Pick<RateLane, 'breaks' | 'step'>, chargeable_g: number): number {
  const fitting = breaks.find(({ up_to_g }) => chargeable_g <= up_to_g);
  if (fitting !== undefined) return fitting.up_to_g;
  const last = breaks.at(-1)?.up_to_g ?? 0;
  return step === null ? chargeable_g : last + Math.ceil((chargeable_g - last) / step.step_g) * step.step_g;
}
