import type { Coordinate, Party } from '@sampan/contract';
import type { CourierAddress, CourierPurchase } from '../../../ports/courier.ts';
import type { OrderRow } from '../order/index.ts';
import type { PurchaseRow } from './label.table.ts';

function addressOf(party: Party): CourierAddress {
  const place: Coordinate = party.coordinate;
  return {
    name: party.name,
    phone: party.phone,
    email: party.email,
    street: place.street,
    unit_number: place.unit_number,
    city: place.city,
    state: place.state,
    district: place.district,
    county: place.county,
    post_code: place.post_code,
    country: place.country,
    lat: place.lat,
    lng: place.lng,
  };
}

/** `0900` as a clock shows it. */
function clockTime(hhmm: string | null): string | null {
  return hhmm !== null && /^\d{4}$/u.test(hhmm) ? `${hhmm.slice(0, 2)}:${hhmm.slice(2)}` : null;
}

/** What the courier is sent for a purchase: the parcel as it stands and the entry as it was quoted. */
export function courierPurchaseOf(order: OrderRow, purchase: PurchaseRow): CourierPurchase {
  if (!order.billing_address || !order.shipping_address || order.weight_g === null)
    throw new Error(`Parcel ${order.id} is incomplete`);
  return {
    client_ref: purchase.client_ref,
    service_id: purchase.entry.delivery_service.id,
    courier_rate_ref: purchase.entry.courier_rate_ref,
    origin: addressOf(order.billing_address),
    destination: addressOf(order.shipping_address),
    parcel: {
      weight_g: order.weight_g,
      length_mm: order.length_mm ?? 0,
      width_mm: order.width_mm ?? 0,
      height_mm: order.height_mm ?? 0,
      content: order.package_content,
      value_minor: order.total_package_value_minor,
    },
    currency: order.currency,
    cod_minor: purchase.entry.cod?.to_collect_minor ?? 0,
    insured_minor: purchase.entry.insured_minor,
    reference: order.number,
    instructions: order.delivery_instructions,
    is_test: order.is_test,
    pick_up:
      purchase.entry.delivery_service.delivery_type === 'pick_up'
        ? {
            date: order.pick_up_date,
            from: clockTime(order.pick_up_time_slot_from),
            to: clockTime(order.pick_up_time_slot_to),
          }
        : null,
  };
}
