import * as v from 'valibot';
import { LIVE_EVENT_TYPES } from './live-event-type.ts';
import { epochSeconds, id } from './primitive.ts';

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

/** Data of `payment_completed`. */
export const paymentEventData = v.object({
  success: v.boolean(),
  /** One sentence for the person who paid, plain text of at most 140 characters. */
  message: v.string(),
  /** The payment was made to buy a label; then `label_success_url` says where the person wanted to go. */
  is_label: v.boolean(),
  label_success_url: v.optional(v.string()),
  top_up_id: id,
  /** Who started it: only this person is led anywhere. */
  started_by: id,
  /** Proves that the message is ours where it comes back in an address (`getPaymentReturn`). */
  state: v.string(),
});
export type PaymentEventData = v.InferOutput<typeof paymentEventData>;
