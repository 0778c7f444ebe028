import { rulesOf, toMinor, type Currency } from '@sampan/country-rules';
import type { CourierAddress, CourierPurchase, CourierQuoteRequest, CourierRate } from '../../ports/courier.ts';
import { fitting, kilogramsOf, phoneOf } from '../courier-http/index.ts';
import type { LalamoveQuotation } from './lalamove.schema.ts';

export const COURIER = 'Lalamove';
const MAX_REMARKS = 1500;
/** A driver who is ordered for sooner comes at once. */
const AHEAD_MS = 30 * 60_000;

/** What an order keeps for us: it is known by it again. */
export const REFERENCE_KEY = 'client_ref';

function lineOf(address: CourierAddress): string {
  const { unit_number, street, county, district, city, state, post_code, country } = address;
  return [unit_number, street, county, district, city, state, post_code, country]
    .filter((part) => part !== '')
    .join(', ');
}

const hasPoint = ({ lat, lng }: CourierAddress) => lat !== null && lng !== null;

/** Why the way cannot be asked about; null when it can. */
export function obstacleTo(request: CourierQuoteRequest): CourierRefusalOf | null {
  const { origin, destination, cod_minor } = request;
  if (cod_minor > 0)
    return { code: 'cod_not_available', message: `${COURIER} does not collect cash on delivery for Sampan.` };
  if (origin.country !== destination.country)
    return { code: 'route_not_served', message: `${COURIER} delivers within one country.` };
  if (hasPoint(origin) && hasPoint(destination)) return null;
  return {
    code: 'route_not_served',
    message: `${COURIER} needs to know where both addresses are. Choose each from the suggestions or on the map.`,
  };
}

type CourierRefusalOf = { code: 'cod_not_available' | 'route_not_served'; message: string };

/** What a way is asked about. Nobody's name is in it. */
export function quotationOf(
  { origin, destination }: Pick<CourierQuoteRequest, 'origin' | 'destination'>,
  { vehicle, schedule_at }: { vehicle: string; schedule_at: string | null },
): Record<string, unknown> {
  return {
    serviceType: vehicle,
    language: `en_${origin.country}`,
    stops: [origin, destination].map((place) => ({
      coordinates: { lat: String(place.lat), lng: String(place.lng) },
      address: lineOf(place),
    })),
    ...(schedule_at === null ? {} : { scheduleAt: schedule_at }),
    isRouteOptimized: false,
  };
}

/** When the driver shall come; null: at once. Times of the wish are those of the sender's country. */
export function scheduleOf({ pick_up, origin }: CourierPurchase, now_ms: number): string | null {
  if (!pick_up || pick_up.date === null) return null;
  const { utc_offset_h } = rulesOf(origin.country);
  const at = Date.parse(`${pick_up.date}T${pick_up.from ?? '09:00'}:00Z`) - utc_offset_h * 3_600_000;
  return Number.isFinite(at) && at >= now_ms + AHEAD_MS ? new Date(at).toISOString() : null;
}

/** The whole price, exact. Throws for one of another currency, and for parts of a cent. */
export function totalOf({ priceBreakdown: { total, currency } }: LalamoveQuotation, expected: Currency): number {
  if (currency !== expected) throw new Error(`${COURIER} answered ${currency} where ${expected} was asked`);
  return toMinor(Number(total), expected);
}

/** `MOTORCYCLE` as people read it. */
const nameOf = (key: string) => key.charAt(0) + key.slice(1).toLowerCase().replaceAll('_', ' ');

export function rateOf(
  alias: string,
  vehicle: string,
  quotation: LalamoveQuotation,
  { currency, parcel }: CourierQuoteRequest,
): CourierRate {
  const freight_minor = totalOf(quotation, currency);
  const weight_g = parcel.weight_g;
  return {
    service_id: `${alias}.${vehicle}`,
    service_alias: vehicle.toLowerCase(),
    service_name: nameOf(vehicle),
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

/** The order of a purchase. Throws `CourierObjection` for texts that Lalamove would not take. */
export function orderOf(purchase: CourierPurchase, quotation: LalamoveQuotation): Record<string, unknown> {
  const { origin, destination, parcel, reference, instructions } = purchase;
  const [from, to] = quotation.stops;
  const remarks = [`${reference}, ${kilogramsOf(parcel.weight_g)} kg`, parcel.content, instructions]
    .filter((part) => part.trim() !== '')
    .join('. ');
  return {
    quotationId: quotation.quotationId,
    sender: { stopId: from?.stopId, name: origin.name, phone: phoneOf(origin) },
    recipients: [
      {
        stopId: to?.stopId,
        name: destination.name,
        phone: phoneOf(destination),
        remarks: fitting(remarks, MAX_REMARKS, 'the contents and the delivery instructions', COURIER),
      },
    ],
    isPODEnabled: true,
    metadata: { [REFERENCE_KEY]: purchase.client_ref, order_number: reference },
  };
}
