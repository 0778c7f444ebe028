import type { PublicTrackingInfo, TrackingEntry, TrackingInfo } from '@sampan/contract';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { recipientOriginOf } from '../../identity/recipient-domain/index.ts';
import { findWish, presentWish } from '../delivery-wish/index.ts';
import { findOrderByHandle, findOrderForPublic, presentCourier, trackingUrlOf, type OrderRow } from '../order/index.ts';
import { nameOf } from './get-problem.ts';
import { COURIER_ASKED, INSTRUCTED, instructionText } from './instruction.rule.ts';
import { findInstructions, type NamedInstruction } from './instruction.repo.ts';
import { statusPictureUrl } from './status-picture.ts';
import { findEvents, type EventRow } from './tracking.repo.ts';
import { mapCourierEvent, PICK_UP_MISSED } from './tracking.status.ts';

function entryOf(event: EventRow): TrackingEntry {
  const { status } = mapCourierEvent(event.code);
  return {
    status,
    status_description: event.description,
    image_url: statusPictureUrl(status),
    courier_alias: event.courier_alias,
    place: event.place,
    instruction: null,
    created_at: event.at,
    updated_at: event.created_at,
  };
}

/** What the sender asked of the courier, told among what the courier reported. */
function entryOfInstruction(row: NamedInstruction, order: OrderRow): TrackingEntry {
  const { kind, day, window, note, created_at } = row;
  const name = nameOf(row, order);
  const status = row.state === 'asked' ? COURIER_ASKED : INSTRUCTED[kind];
  const by = name === '' ? '' : ` Booked by ${name}.`;
  return {
    status,
    status_description: `${instructionText(row)}${by}${note === '' ? '' : ` Note: ${note}`}`,
    image_url: statusPictureUrl(status),
    courier_alias: order.courier_alias ?? '',
    place: '',
    instruction: { kind, day, window, note, by: name },
    created_at,
    updated_at: created_at,
  };
}

/** The whole history as the company's own people read it, newest first. */
async function findEntries(ctx: Ctx, order: OrderRow): Promise<TrackingEntry[]> {
  const events = (await findEvents(ctx, order)).map(entryOf);
  const instructions = (await findInstructions(ctx, order)).map((row) => entryOfInstruction(row, order));
  // Sorting keeps what is equal in place: of one second, the instruction follows the report it answers.
  return [...instructions, ...events].sort((a, b) => b.created_at - a.created_at);
}

/** Missed and booked pick-ups are between the sender and its courier: recipients read nothing of them. */
function isOfPickUp({ status, instruction }: TrackingEntry): boolean {
  return status === PICK_UP_MISSED || instruction?.kind === 'pick_up';
}

/** The public reads neither who asked nor what the driver was told. */
function withoutName({ instruction, ...entry }: TrackingEntry): PublicTrackingInfo['trackings'][number] {
  if (instruction === null) return { ...entry, instruction };
  const { kind, day, window } = instruction;
  return { ...entry, status_description: instructionText(instruction), instruction: { kind, day, window } };
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
  const trackings = await findEntries(ctx, order);
  const origin = await recipientOriginOf(ctx, order.company_id);
  return {
    id: order.id,
    number: order.number,
    reference_id: order.reference_id,
    status: order.status,
    rating: order.rating,
    origin_country_code: order.origin_country_code,
    courier: presentCourier(ctx, order.courier_alias),
    tracking_code: order.tracking_code,
    tracking_url: trackingUrlOf(ctx, order, origin),
    driver_phone: order.driver_phone,
    billing_address: order.billing_address,
    shipping_address: order.shipping_address,
    pod_urls: order.pod_urls,
    trackings,
    estimated_delivery_at: order.estimated_delivery_at,
    delivery_wish: presentWish(await findWish(ctx, order)),
    updated_at: trackings[0]?.updated_at ?? order.updated_at,
  };
}

/**
 * What anybody with the id or the tracking code may see. Built from an own list of fields (design 8.10): no names,
 * addresses, phones, proof photos or driver. Unknown and foreign parcels are answered alike; under a company's own domain
 * every parcel of others is foreign.
 */
export async function getPublicTracking({ ctx, handle }: { ctx: Ctx; handle: string }): Promise<PublicTrackingInfo> {
  const order = await findOrderForPublic(ctx, handle);
  const is_foreign = ctx.shop !== null && ctx.shop.company_id !== order?.company_id;
  if (!order || is_foreign) throw new DomainError('tracking_not_available');
  const trackings = (await findEntries(ctx, order)).filter((entry) => !isOfPickUp(entry)).map(withoutName);
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
