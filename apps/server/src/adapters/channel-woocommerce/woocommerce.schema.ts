import * as v from 'valibot';
import { amount, list, part, text } from '../channel-http/lenient.ts';

const address = part({
  first_name: text,
  last_name: text,
  company: text,
  address_1: text,
  address_2: text,
  city: text,
  state: text,
  postcode: text,
  country: text,
  phone: text,
});

export const wooOrder = v.object({
  id: text,
  number: text,
  status: text,
  currency: text,
  date_created_gmt: text,
  date_modified_gmt: text,
  total: amount,
  payment_method: text,
  customer_note: text,
  shipping: address,
  billing: address,
  shipping_lines: list(v.object({ method_title: text })),
  line_items: list(v.object({ id: text, name: text, sku: text, quantity: amount, price: amount })),
});
export type WooOrder = v.InferOutput<typeof wooOrder>;

export const wooFailure = v.object({ code: text, message: text });

/** What the shop posts to the callback. */
export const wooKeys = v.object({
  consumer_key: v.pipe(v.string(), v.regex(/^ck_[\w-]{10,100}$/u)),
  consumer_secret: v.pipe(v.string(), v.regex(/^cs_[\w-]{10,100}$/u)),
});

export const wooSettings = list(v.object({ id: text, value: text }));
export const wooWebhooks = list(v.object({ id: text, topic: text, delivery_url: text, status: text }));

export const wooFulfillments = v.object({
  fulfillments: list(v.object({ id: text, meta_data: list(v.object({ key: text, value: v.unknown() })) })),
});
export const wooItems = list(v.object({ item_id: text, qty: amount }));
export const wooTrackings = list(
  v.object({ tracking_id: text, tracking_number: text, tracking_provider: text, tracking_link: text }),
);
export const wooNotes = list(v.object({ id: text, note: text }));
export const webhookBody = v.fallback(v.object({ id: text }), { id: '' });
