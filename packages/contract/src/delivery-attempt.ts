import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { epochSeconds, id, text } from './primitive.ts';

/** Parts of a day a driver may be asked for, HHMM to HHMM where the parcel is delivered. */
export const ATTEMPT_WINDOWS = ['0900-1200', '1200-1500', '1500-1800', '1800-2100'] as const;
export type AttemptWindow = (typeof ATTEMPT_WINDOWS)[number];

/** Why no further attempt can be booked at the moment. */
export const ATTEMPT_OBSTACLES = ['not_tried', 'returning', 'lost', 'ended', 'by_phone'] as const;
export type AttemptObstacle = (typeof ATTEMPT_OBSTACLES)[number];

const isoDay = v.pipe(v.string(), v.isoDate('validate.date_invalid'));
const window = v.picklist(ATTEMPT_WINDOWS, 'validate.value_invalid');
const params = v.strictObject({ id });

/** What may be asked of a courier after a failed attempt, and what was asked (look-v2 3). */
export const deliveryAttempt = v.object({
  order_id: id,
  /** Null: a day may be booked. */
  obstacle: v.nullable(v.picklist(ATTEMPT_OBSTACLES)),
  courier_phone: v.string(),
  /** The courier's next three working days; empty while nothing may be booked. */
  days: v.array(isoDay),
  windows: v.array(window),
  booked: v.nullable(
    v.object({ day: isoDay, window, note: v.string(), booked_by: v.string(), booked_at: epochSeconds }),
  ),
});
export type DeliveryAttempt = v.InferOutput<typeof deliveryAttempt>;

export const getDeliveryAttempt = endpoint({
  name: 'getDeliveryAttempt',
  service: 'main',
  method: 'GET',
  path: '/order/{id}/delivery_attempt',
  access: 'member',
  api_scope: 'orders:read',
  summary: 'Show whether and when the courier can try to deliver a parcel again',
  spec: 'look-v2 3',
  params,
  response: deliveryAttempt,
  errors: ['not_found'],
});

export const bookDeliveryAttempt = endpoint({
  name: 'bookDeliveryAttempt',
  service: 'main',
  method: 'POST',
  path: '/order/{id}/delivery_attempt',
  access: 'writer',
  api_scope: 'orders:write',
  with_test_key: false,
  summary: 'Ask the courier to deliver again on a day; a later call replaces an earlier one',
  spec: 'look-v2 3',
  params,
  body: v.strictObject({ day: isoDay, window, note: v.optional(text(120), '') }),
  response: deliveryAttempt,
  errors: ['not_found', 'attempt_not_possible', 'courier_unavailable'],
});

export const withdrawDeliveryAttempt = endpoint({
  name: 'withdrawDeliveryAttempt',
  service: 'main',
  method: 'DELETE',
  path: '/order/{id}/delivery_attempt',
  access: 'writer',
  api_scope: 'orders:write',
  with_test_key: false,
  summary: 'Withdraw a booked delivery attempt before the driver sets out',
  spec: 'look-v2 3',
  params,
  response: deliveryAttempt,
  errors: ['not_found', 'attempt_not_possible', 'courier_unavailable'],
});
