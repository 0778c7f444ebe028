import type { Currency } from '@sampan/country-rules';
import type { CourierPurchase, CourierQuoteRequest } from '../../ports/courier.ts';
import { fitting, kilogramsOf, lineOf, livePrice, phoneOf } from '../courier-http/index.ts';
import type { LalamoveQuotation } from './lalamove.schema.ts';

export const COURIER = 'Lalamove';
const MAX_REMARKS = 1500;

/** What an order keeps for us: it is known by it again. */
export const REFERENCE_KEY = 'client_ref';

/** What a way is asked about. Nobody's name is in it. */
export function quotationOf(
  { origin, destination }: Pick<CourierQuoteRequest, 'origin' | 'destination'>,
  { vehicle, schedule_at }: { vehicle: string; schedule_at: Date | null },
): Record<string, unknown> {
  return {
    serviceType: vehicle,
    language: `en_${origin.country}`,
    stops: [origin, destination].map((place) => ({
      coordinates: { lat: String(place.lat), lng: String(place.lng) },
      address: lineOf(place),
    })),
    ...(schedule_at === null ? {} : { scheduleAt: schedule_at.toISOString() }),
    isRouteOptimized: false,
  };
}

export const totalOf = ({ priceBreakdown: { total, currency } }: LalamoveQuotation, expected: Currency): number =>
  livePrice({ amount: Number(total), currency }, expected, COURIER);

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
