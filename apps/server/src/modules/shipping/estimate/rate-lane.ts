import { chargeableWeight, formatMoney, payablePercentOf } from '@sampan/country-rules';
import type { DimensionMm } from '@sampan/country-rules';
import type {
  CourierParcel,
  CourierQuote,
  CourierQuoteRequest,
  CourierRate,
  CourierRefusal,
  CourierSurcharge,
  CourierWeight,
} from '../../../ports/courier.ts';
import { ANY_ZONE, serviceIdOf } from './rate-card.ts';
import type { RateCard, RateLane } from './rate-card.ts';
import type { ZoneMap } from './zone.ts';

/** What a courier without a price for a route answers. */
export const NOT_SERVED: CourierRefusal = { code: 'route_not_served', message: 'This courier does not go there.' };

/**
 * What one courier's rate card offers for a parcel: a rate for each service that takes it, and for the others why not.
 * Pure; the same card and request always give the same prices.
 */
export function quoteFromRateCard(card: RateCard, request: CourierQuoteRequest, zones: ZoneMap): CourierQuote {
  const lanes = narrowestLanes(card.lanes, request, zones);
  if (lanes.length === 0) return { rates: [], refusals: [NOT_SERVED] };
  const quote: CourierQuote = { rates: [], refusals: [] };
  for (const lane of lanes) {
    const refusal = refusalOf(lane, request);
    if (refusal !== null) quote.refusals.push(refusal);
    else quote.rates.push(rateOf(lane, card.version, request, zones));
  }
  return quote;
}

/**
 * One lane per service: the one whose zones lie closest around both ends. Where the zone of an end is not known (no state,
 * no postcode) every lane that may apply counts, and the dearest is taken: a price must not rise after it was shown.
 */
export function narrowestLanes(lanes: readonly RateLane[], request: CourierQuoteRequest, zones: ZoneMap): RateLane[] {
  const from = zones.zonesOf(request.origin);
  const to = zones.zonesOf(request.destination);
  const is_vague = [[request.origin, from] as const, [request.destination, to] as const].some(
    ([end, found]) => found.length === 0 && zones.divides(end.country),
  );
  const best = new Map<string, { lane: RateLane; rank: readonly [number, number] }>();
  for (const lane of lanes) {
    if (lane.origin_country !== request.origin.country || lane.destination_country !== request.destination.country)
      continue;
    if (lane.currency !== request.currency) continue;
    const origin_rank = zoneRank(from, lane.origin_zone);
    const destination_rank = zoneRank(to, lane.destination_zone);
    if (origin_rank === null || destination_rank === null) continue;
    const rank = [is_vague ? 0 : origin_rank + destination_rank, -(lane.breaks.at(-1)?.price_minor ?? 0)] as const;
    const known = best.get(lane.service_alias);
    if (known === undefined || rank[0] < known.rank[0] || (rank[0] === known.rank[0] && rank[1] < known.rank[1])) {
      best.set(lane.service_alias, { lane, rank });
    }
  }
  return [...best.values()].map((entry) => entry.lane);
}

/** 0 for the narrowest zone; null when the lane does not reach the address. */
function zoneRank(zones_of_address: readonly string[], zone: string): number | null {
  if (zone === ANY_ZONE) return zones_of_address.length;
  if (zones_of_address.length === 0) return 0;
  const at = zones_of_address.indexOf(zone);
  return at === -1 ? null : at;
}

function dimensionOf(parcel: CourierParcel): DimensionMm | null {
  const { length_mm: length, width_mm: width, height_mm: height } = parcel;
  return length > 0 && width > 0 && height > 0 ? { length, width, height } : null;
}

function weigh(lane: RateLane, parcel: CourierParcel): ReturnType<typeof chargeableWeight> {
  return chargeableWeight({
    actual_g: parcel.weight_g,
    dimension_mm: dimensionOf(parcel),
    rule: {
      divisor: lane.divisor,
      rounding_step_g: lane.rounding_step_g,
      min_g: lane.min_g,
      max_g: lane.max_g,
      max_side_mm: lane.max_side_mm,
      max_girth_mm: null,
      max_sum_mm: null,
    },
  });
}

/** What a lane weighs a parcel as, to be shown. */
export function weightOf(lane: RateLane, parcel: CourierParcel): CourierWeight {
  const { actual_g, volumetric_g, chargeable_g } = weigh(lane, parcel);
  return { actual_g, volumetric_g, chargeable_g, divisor: lane.divisor ?? 0, rounding_step_g: lane.rounding_step_g };
}

export function refusalOf(lane: RateLane, request: CourierQuoteRequest): CourierRefusal | null {
  const weight = weigh(lane, request.parcel);
  const name = lane.service_name;
  if (weight.exceeds === 'weight')
    return { code: 'too_heavy', message: `${name} takes parcels up to ${lane.max_g / 1000} kg.` };
  if (weight.exceeds !== null)
    return {
      code: 'too_long',
      message: `${name} takes parcels up to ${(lane.max_side_mm ?? 0) / 10} cm on the longest side.`,
    };
  if (lane.step === null && weight.chargeable_g > (lane.breaks.at(-1)?.up_to_g ?? 0)) {
    return {
      code: 'too_heavy',
      message: `${name} has no price for a volume that counts as ${weight.chargeable_g / 1000} kg.`,
    };
  }
  if (Math.max(request.parcel.weight_g, weight.volumetric_g) < lane.min_g) {
    return { code: 'too_light', message: `${name} is for parcels of ${lane.min_g / 1000} kg and more.` };
  }
  if (request.cod_minor === 0) return null;
  if (lane.cod === null)
    return { code: 'cod_not_available', message: `${name} does not collect cash on delivery on this route.` };
  if (request.cod_minor < lane.cod.min_minor || request.cod_minor > lane.cod.max_minor) {
    const range = `${formatMoney(lane.cod.min_minor, lane.currency)} to ${formatMoney(lane.cod.max_minor, lane.currency)}`;
    return { code: 'cod_out_of_range', message: `${name} collects ${range}.` };
  }
  return null;
}

/**
 * What a service charges for a parcel it has carried already, at the weight its scale showed: limits of weight and size no
 * longer refuse anything. Null when the card has no such service on this way, or no price for so much.
 */
export function rateForMeasuredParcel(
  card: RateCard,
  service_id: string,
  request: CourierQuoteRequest,
  zones: ZoneMap,
): CourierRate | null {
  const lane = narrowestLanes(card.lanes, request, zones).find((one) => serviceIdOf(one) === service_id);
  if (lane === undefined) return null;
  const is_priced =
    lane.step !== null || weigh(lane, request.parcel).chargeable_g <= (lane.breaks.at(-1)?.up_to_g ?? 0);
  return is_priced ? rateOf(lane, card.version, request, zones) : null;
}

/** Price of a weight: its break, or the last break plus every begun step above it. */
export function freightCost(lane: Pick<RateLane, 'breaks' | 'step'>, chargeable_g: number): number {
  const fitting = lane.breaks.find((one) => chargeable_g <= one.up_to_g);
  if (fitting !== undefined) return fitting.price_minor;
  const last = lane.breaks.at(-1);
  if (last === undefined || lane.step === null) throw new RangeError(`no price for ${chargeable_g} g`);
  return last.price_minor + Math.ceil((chargeable_g - last.up_to_g) / lane.step.step_g) * lane.step.price_minor;
}

function rateOf(lane: RateLane, version: number, request: CourierQuoteRequest, zones: ZoneMap): CourierRate {
  const weight = weightOf(lane, request.parcel);
  const freight_minor = freightCost(lane, weight.chargeable_g);
  return {
    service_id: serviceIdOf(lane),
    service_alias: lane.service_alias,
    service_name: lane.service_name,
    currency: lane.currency,
    freight_minor,
    surcharges: surchargesOf(lane, freight_minor, request, zones),
    weight,
    eta_days_from: lane.eta_days_from,
    eta_days_to: lane.eta_days_to,
    cut_off: lane.cut_off,
    pick_up: lane.pick_up,
    drop_off: lane.drop_off,
    cod: lane.cod,
    insurance_max_minor: lane.insurance_max_minor,
    rate_card_version: version,
    courier_rate_ref: null,
  };
}

/** The remote area that a request pays for. */
export function remoteAreaOf({ origin, destination }: CourierQuoteRequest, zones: ZoneMap): string | null {
  return zones.remoteAreaOf(destination) ?? zones.remoteAreaOf(origin);
}

export function isBulky({ bulky }: Pick<RateLane, 'bulky'>, parcel: CourierParcel): boolean {
  return bulky !== null && Math.max(parcel.length_mm, parcel.width_mm, parcel.height_mm) > bulky.over_mm;
}

/** Extra fees of a lane; fuel is charged on the freight alone. Fees of nothing are left out. */
function surchargesOf(
  lane: RateLane,
  freight_minor: number,
  request: CourierQuoteRequest,
  zones: ZoneMap,
): CourierSurcharge[] {
  const remote = remoteAreaOf(request, zones);
  const all: CourierSurcharge[] = [
    {
      code: 'fuel',
      name: 'Fuel surcharge',
      amount_minor: payablePercentOf(freight_minor, lane.fuel_basis_points, lane.currency),
    },
    {
      code: 'remote_area',
      name: `Remote area: ${remote ?? ''}`,
      amount_minor: remote === null ? 0 : lane.remote_fee_minor,
    },
    {
      code: 'bulky',
      name: 'Bulky parcel',
      amount_minor: lane.bulky !== null && isBulky(lane, request.parcel) ? lane.bulky.fee_minor : 0,
    },
    { code: 'area', name: lane.area?.name ?? '', amount_minor: lane.area?.fee_minor ?? 0 },
  ];
  return all.filter((surcharge) => surcharge.amount_minor > 0);
}
