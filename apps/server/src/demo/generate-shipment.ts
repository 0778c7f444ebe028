import type { OrderDraft } from '@sampan/contract';
import { newId } from '../platform/ids.ts';
import type { HistoricBooking, HistoricParcel } from '../ports/ports.ts';
import { presentEntry, type QuoteEntry } from '../modules/shipping/estimate/index.ts';
import { courierPurchaseOf, allocatePrice } from '../modules/shipping/label/index.ts';
import type { PurchaseRow } from '../modules/shipping/label/label.table.ts';
import type { OrderRow } from '../modules/shipping/order/index.ts';
import { changeFromEvents, mapCourierEvent } from '../modules/shipping/tracking/index.ts';
import type { SeedParcel, SeedContext } from './seed-context.ts';
import { newOrder } from './new-order.ts';
import { localDay } from './working-hours.ts';

const DAY_S = 86_400;
const MINUTE_MS = 60_000;
/** Couriers are asked every ten minutes: so late at most is known what happened. */
const HEARD_AFTER_S = [20, 560] as const;

/** A label that shall have been bought: of which offer, when, and what becomes of the parcel. */
export interface Bought {
  draft: OrderDraft;
  entry: QuoteEntry;
  bought_at_ms: number;
  serial: number;
  scenario: HistoricBooking['life']['scenario'];
  hurry?: NonNullable<HistoricBooking['life']['hurry']>;
  cancelled_at_ms?: number;
}

/** The order when its label was bought, and the purchase: what `claimPurchase` and `settleBought` would have written. */
export function purchaseOf(
  seed: SeedContext,
  { draft, entry, bought_at_ms }: Bought,
): { order: OrderRow; purchase: PurchaseRow } {
  const { random, company } = seed;
  const order = newOrder(
    seed,
    draft,
    bought_at_ms - random.between(3 * MINUTE_MS, (random.chance(0.6) ? 240 : 1300) * MINUTE_MS),
  );
  const at = Math.floor(bought_at_ms / 1000);
  const purchase: PurchaseRow = {
    id: newId(bought_at_ms),
    company_id: company.id,
    order_id: order.id,
    state: 'bought',
    client_ref: newId(bought_at_ms),
    hold_id: newId(bought_at_ms),
    entry,
    currency: entry.currency,
    amount_minor: entry.total_fee,
    tracking_code: null,
    route_code: null,
    courier_ref: null,
    courier_label_name: null,
    courier_label_sha256: null,
    error: null,
    lease_until: at + 30,
    attempts: 1,
    created_at: at,
    updated_at: at,
  };
  return { order, purchase };
}

export function bookingOf(bought: Bought, order: OrderRow, purchase: PurchaseRow): HistoricBooking {
  const { serial, bought_at_ms, scenario, hurry, cancelled_at_ms } = bought;
  return {
    alias: purchase.entry.courier.alias,
    purchase: courierPurchaseOf(order, purchase),
    life: {
      serial,
      bought_at_ms,
      scenario,
      speed: 1,
      ...(hurry ? { hurry } : {}),
      ...(cancelled_at_ms === undefined ? {} : { cancelled_at_ms }),
    },
  };
}

/** Everything that was written from the order to now, the way each verb writes it. */
export function generateShipment(seed: SeedContext, bought: Bought): SeedParcel {
  const { order, purchase } = purchaseOf(seed, bought);
  const booking = bookingOf(bought, order, purchase);
  const parcel = seed.ctx.ports.simulator.planPast(booking);
  const labelled = withLabel(seed, order, purchase, parcel);
  const { tracking_code, route_code } = parcel;
  const paid: PurchaseRow = { ...purchase, tracking_code, route_code, courier_ref: tracking_code };
  const now_s = Math.floor(seed.now_ms / 1000);
  const known = heardUntil(seed, bought.cancelled_at_ms ?? seed.now_ms, parcel.events);
  const newest = known.at(-1);
  const is_over =
    bought.cancelled_at_ms !== undefined || (newest !== undefined && mapCourierEvent(newest.event.code).is_final);
  const coming = parcel.events.find((event) => event.at_ms > seed.now_ms);
  const moved = newest
    ? {
        ...labelled,
        ...changeFromEvents(
          labelled,
          known.map(({ event }) => event),
          newest.event,
        ),
        updated_at: newest.heard_at,
      }
    : labelled;
  const at = labelled.label_created_at ?? now_s;
  return {
    order: moved,
    purchase: paid,
    booking,
    events: known.map(({ event, heard_at }) => ({
      company_id: order.company_id,
      order_id: order.id,
      event_id: event.id,
      courier_alias: booking.alias,
      code: event.code,
      description: event.description,
      place: event.place,
      pod_urls: event.pod_urls,
      decide_by: event.decide_by ?? null,
      at: event.at,
      created_at: heard_at,
    })),
    next_poll_at: is_over ? null : coming ? Math.ceil(coming.at_ms / 1000) : now_s,
    movements: [
      {
        kind: 'label',
        at,
        asked_at: at,
        hold_id: purchase.hold_id ?? '',
        reference: purchase.id,
        description: '',
        details: {},
        split: allocatePrice(purchase.entry),
      },
    ],
    deeds: [
      { at: order.created_at, action: 'order.create', details: {} },
      {
        at,
        action: 'label.buy',
        details: { amount_minor: purchase.amount_minor, currency: purchase.currency, courier: booking.alias },
      },
      { at, action: 'label.bought', details: { tracking_code } },
    ],
  };
}

function withLabel(
  { random, company, now_ms }: SeedContext,
  order: OrderRow,
  { entry, amount_minor, created_at }: PurchaseRow,
  parcel: HistoricParcel,
): OrderRow {
  const { delivery_type, eta_days_to } = entry.delivery_service;
  const now_s = Math.floor(now_ms / 1000);
  const day = localDay(created_at * 1000, company.country_code);
  const is_today = day.hour < 14;
  const fetched = delivery_type === 'pick_up' && random.chance(0.6);
  return {
    ...order,
    status: 'ready_to_ship',
    label_state: 'bought',
    tracking_code: parcel.tracking_code,
    route_code: parcel.route_code,
    label_created_at: created_at,
    // Half an hour later it was printed; what was bought since the shop opened today still waits.
    ...(now_s - created_at > DAY_S ? { label_printed_at: created_at + 1_800, label_print_count: 1 } : {}),
    courier_alias: entry.courier.alias,
    price_minor: amount_minor,
    estimated_cost: presentEntry(entry),
    delivery_type,
    updated_at: created_at,
    estimated_delivery_at: created_at + eta_days_to * DAY_S,
    ...(fetched
      ? {
          pick_up_date: is_today ? day.date : localDay((created_at + DAY_S) * 1000, company.country_code).date,
          pick_up_time_slot_from: is_today ? '1400' : '0900',
          pick_up_time_slot_to: is_today ? '1800' : '1200',
        }
      : {}),
  };
}

/** What had been heard of the parcel by a moment, with when it was heard. Only a driver who is still on the way can be called. */
function heardUntil({ random, now_ms }: SeedContext, until_ms: number, events: HistoricParcel['events']) {
  const now_s = Math.floor(now_ms / 1000);
  const past = events.filter((event) => event.at_ms <= until_ms && event.code !== 'cancelled');
  return past.map((event, index) => ({
    event: index === past.length - 1 ? event : { ...event, driver_phone: null },
    heard_at: Math.min(now_s, event.at + (event.code === 'label_created' ? 2 : random.between(...HEARD_AFTER_S))),
  }));
}
