import * as v from 'valibot';

/** The parts of Karrio's answers (API v1) that this adapter reads; everything else is ignored. */
const text = v.nullish(v.string(), '');

const charge = v.object({ name: text, amount: v.nullish(v.number(), 0) });

export const karrioRate = v.object({
  id: text,
  carrier_id: v.string(),
  carrier_name: v.string(),
  service: v.string(),
  currency: text,
  total_charge: v.number(),
  transit_days: v.nullish(v.number(), null),
  extra_charges: v.nullish(v.array(charge), []),
  meta: v.nullish(v.object({ service_name: text }), { service_name: '' }),
});
export type KarrioRate = v.InferOutput<typeof karrioRate>;

export const karrioRates = v.object({ rates: v.nullish(v.array(karrioRate), []) });

const shippingDocument = v.object({ category: text, format: text, base64: text });

export const karrioShipment = v.object({
  id: v.string(),
  status: v.string(),
  carrier_id: text,
  reference: text,
  tracking_number: text,
  created_at: text,
  rates: v.nullish(v.array(karrioRate), []),
  shipping_documents: v.nullish(v.array(shippingDocument), []),
});
export type KarrioShipment = v.InferOutput<typeof karrioShipment>;

/** Lists are paginated: `{ count, next, previous, results }`. */
export const karrioShipments = v.object({ results: v.array(karrioShipment) });

const trackingEvent = v.object({
  date: text,
  time: text,
  timestamp: text,
  code: text,
  status: text,
  description: text,
  location: text,
});

export const karrioTracker = v.object({
  tracking_number: v.string(),
  status: text,
  delivery_image_url: text,
  events: v.nullish(v.array(trackingEvent), []),
});
export type KarrioTracker = v.InferOutput<typeof karrioTracker>;

const karrioMessage = v.object({ code: text, message: v.unknown() });

/** Failures: `errors` when Karrio objects, `messages` when the carrier does (status 424). */
export const karrioFailure = v.object({
  errors: v.optional(v.array(karrioMessage)),
  messages: v.optional(v.array(karrioMessage)),
});
