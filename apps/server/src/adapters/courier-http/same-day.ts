import { rulesOf } from '@sampan/country-rules';
import type {
  CourierAddress,
  CourierPurchase,
  CourierQuoteRequest,
  CourierRate,
  CourierRefusal,
} from '../../ports/courier.ts';
import { noCash } from './live-price.ts';

/** What couriers have in common whose driver goes straight from one door to the other. */

/** What merchants read of a driver's way. */
export const DRIVER_STEPS = {
  looking: 'Looking for a driver',
  coming: 'A driver is on the way to the sender',
  fetched: 'The driver has the parcel',
  delivered: 'Delivered',
  cancelled: 'The order was cancelled',
  nobody: 'No driver came. Cancel this label to get your money back, and choose another courier.',
} as const;

/** A driver who is ordered for sooner comes at once. */
const AHEAD_MS = 30 * 60_000;

/** An address as a driver reads it. */
export function lineOf(address: CourierAddress): string {
  const { unit_number, street, county, district, city, state, post_code, country } = address;
  return [unit_number, street, county, district, city, state, post_code, country]
    .filter((part) => part !== '')
    .join(', ');
}

const hasPoint = ({ lat, lng }: CourierAddress) => lat !== null && lng !== null;

/** Why a way cannot be asked about; null when it can. */
export function obstacleTo(request: CourierQuoteRequest, courier: string): CourierRefusal | null {
  const { origin, destination, cod_minor } = request;
  if (cod_minor > 0) return noCash(courier);
  if (origin.country !== destination.country)
    return { code: 'route_not_served', message: `${courier} delivers within one country.` };
  if (hasPoint(origin) && hasPoint(destination)) return null;
  return {
    code: 'route_not_served',
    message: `${courier} needs to know where both addresses are. Choose each from the suggestions or on the map.`,
  };
}

/** When the driver shall come; null: at once. Times of the wish are those of the sender's country. */
export function scheduleOf({ pick_up, origin }: CourierPurchase, now_ms: number): Date | null {
  if (!pick_up || pick_up.date === null) return null;
  const { utc_offset_h } = rulesOf(origin.country);
  const at = Date.parse(`${pick_up.date}T${pick_up.from ?? '09:00'}:00Z`) - utc_offset_h * 3_600_000;
  return Number.isFinite(at) && at >= now_ms + AHEAD_MS ? new Date(at) : null;
}

/** `SAME_DAY` as people read it. */
const nameOf = (key: string) => key.charAt(0) + key.slice(1).toLowerCase().replaceAll('_', ' ');

/** A price that was asked live, for one of the courier's own services. */
export function sameDayRate(
  alias: string,
  service: string,
  freight_minor: number,
  { currency, parcel }: CourierQuoteRequest,
): CourierRate {
  const weight_g = parcel.weight_g;
  return {
    service_id: `${alias}.${service}`,
    service_alias: service.toLowerCase(),
    service_name: nameOf(service),
    currency,
    freight_minor,
    surcharges: [],
    weight: { actual_g: weight_g, volumetric_g: 0, chargeable_g: weight_g, divisor: 0, rounding_step_g: 1 },
    eta_days_from: 0,
    eta_days_to: 0,
    cut_off: null,
    pick_up: true,
    drop_off: false,
    cod: null,
    insurance_max_minor: 0,
    rate_card_version: null,
    courier_rate_ref: String(freight_minor),
  };
}

/** A price was asked and none came: nothing is ordered. */
export class NothingOrdered extends Error {
  override readonly name = 'NothingOrdered';
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : 'no price', { cause });
  }
}
