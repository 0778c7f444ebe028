import type { PublicTrackingInfo, TrackingEntry, TrackingInfo } from '@sampan/contract';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { findOrderByHandle, findOrderForPublic, presentCourier, trackingUrlOf, type OrderRow } from '../order/index.ts';
import { ATTEMPT_BOOKED, attemptText } from './attempt.rule.ts';
import { findAttempts, type NamedAttempt } from './delivery-attempt.repo.ts';
import { statusPictureUrl } from './status-picture.ts';
import { findEvents, type EventRow } from './tracking.repo.ts';
import { mapCourierEvent } from './tracking.status.ts';

function entryOf(event: EventRow): TrackingEntry {
  const { status } = mapCourierEvent(event.code);
  return {
    status,
    status_description: event.description,
    image_url: statusPictureUrl(status),
    courier_alias: event.courier_alias,
    place: event.place,
    created_at: event.at,
    updated_at: event.created_at,
  };
}

/** What the sender asked of the courier, told among what the courier reported. */
function entryOfAttempt(attempt: NamedAttempt, courier_alias: string): TrackingEntry {
  return {
    status: ATTEMPT_BOOKED,
    status_description: attemptText(attempt),
    image_url: statusPictureUrl(ATTEMPT_BOOKED),
    courier_alias,
    place: '',
    created_at: attempt.created_at,
    updated_at: attempt.created_at,
  };
}

/** The whole history, newest first; `describe` says how much of an attempt the reader may know. */
async function findEntries(
  ctx: Ctx,
  order: OrderRow,
  describe: (entry: TrackingEntry, attempt: NamedAttempt) => TrackingEntry = (entry) => entry,
): Promise<TrackingEntry[]> {
  const events = (await findEvents(ctx, order)).map(entryOf);
  const attempts = (await findAttempts(ctx, order)).map((attempt) =>
    describe(entryOfAttempt(attempt, order.courier_alias ?? ''), attempt),
  );
  // Sorting keeps what is equal in place: of one second, the wish follows the report it answers.
  return [...attempts, ...events].sort((a, b) => b.created_at - a.created_at);
}

/** The company's own people read who asked, and what the driver was told. */
function withName(entry: TrackingEntry, { user_name, note }: NamedAttempt): TrackingEntry {
  const by = user_name === '' ? '' : ` Booked by ${user_name}.`;
  return { ...entry, status_description: `${entry.status_description}${by}${note === '' ? '' : ` Note: ${note}`}` };
}

/**
 * The way of one of the caller's own parcels, by id, number, tracking code or reference (spec 2 'Package tracking panel').
 * Throws `tracking_not_available` for anything that is not theirs.
 */
export async function getTracking({ ctx, handle }: { ctx: Ctx; handle: string }): Promise<TrackingInfo> {
  const order = await findOrderByHandle(ctx, requireActor(ctx).company_id, handle);
  if (!order) throw new DomainError('tracking_not_available');
  return presentTracking(ctx, order);
}

/** The way of a parcel as its company sees it. */
export async function presentTracking(ctx: Ctx, order: OrderRow): Promise<TrackingInfo> {
  const trackings = await findEntries(ctx, order, withName);
  return {
    id: order.id,
    number: order.number,
    reference_id: order.reference_id,
    status: order.status,
    rating: order.rating,
    origin_country_code: order.origin_country_code,
    courier: presentCourier(ctx, order.courier_alias),
    tracking_code: order.tracking_code,
    tracking_url: trackingUrlOf(ctx, order),
    driver_phone: order.driver_phone,
    billing_address: order.billing_address,
    shipping_address: order.shipping_address,
    pod_urls: order.pod_urls,
    trackings,
    estimated_delivery_at: order.estimated_delivery_at,
    updated_at: trackings[0]?.updated_at ?? order.updated_at,
  };
}

/**
 * What anybody with the id or the tracking code may see. Built from an own list of fields (design 8.10): no names,
 * addresses, phones, proof photos or driver. Unknown and foreign parcels are answered alike.
 */
export async function getPublicTracking({ ctx, handle }: { ctx: Ctx; handle: string }): Promise<PublicTrackingInfo> {
  const order = await findOrderForPublic(ctx, handle);
  if (!order) throw new DomainError('tracking_not_available');
  const trackings = await findEntries(ctx, order);
  return {
    tracking_code: order.tracking_code,
    status: order.status,
    courier: presentCourier(ctx, order.courier_alias),
    origin_country_code: order.origin_country_code,
    destination_country_code: order.destination_country_code,
    trackings,
    estimated_delivery_at:
      order.status === 'completed' || order.status === 'cancelled' ? null : order.estimated_delivery_at,
    updated_at: trackings[0]?.updated_at ?? order.updated_at,
  };
}
