import * as v from 'valibot';
import { epochSeconds, id } from './primitive.ts';

/** Types of live events (spec 4). The connection only ever carries events of the signed-in person's own company. */
export const LIVE_EVENT_TYPES = [
  'order_updated',
  /** A recipient confirmed the address by their link; `order_updated` comes along with it. */
  'address_confirmed',
  'tracking_updated',
  'wallet_updated',
  'print_labels_completed',
] as const;
export type LiveEventType = (typeof LIVE_EVENT_TYPES)[number];

/** One message of the live connection. `seq` grows by company: a client that reconnects says the last one it saw. */
export const liveEvent = v.object({
  seq: v.number(),
  event_type: v.picklist(LIVE_EVENT_TYPES),
  user_id: v.string(),
  created_at: epochSeconds,
  data: v.record(v.string(), v.unknown()),
});
export type LiveEvent = v.InferOutput<typeof liveEvent>;

/** Data of `order_updated`, `address_confirmed` and `tracking_updated`; only the second names the parcel's `number`. */
export const orderEventData = v.object({ order_id: id, status: v.string(), number: v.optional(v.string()) });

export const LIVE_PATH = '/api/chat/ws';
