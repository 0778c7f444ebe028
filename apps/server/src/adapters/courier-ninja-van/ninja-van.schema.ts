import * as v from 'valibot';

/** The parts of Ninja Van's answers that are read; everything else is ignored. */
const text = v.nullish(v.string(), '');

export const ninjaToken = v.object({
  access_token: v.pipe(v.string(), v.minLength(1)),
  expires_in: v.pipe(v.number(), v.minValue(1)),
});

export const ninjaOrder = v.object({ tracking_number: v.pipe(v.string(), v.minLength(1)) });

export const ninjaEvents = v.object({
  data: v.array(v.object({ status: text, timestamp: text, description: text })),
});

export const ninjaFailure = v.object({
  error: v.object({
    title: text,
    message: text,
    details: v.nullish(v.array(v.object({ field: text, message: text })), []),
  }),
});

export const ninjaMessage = v.object({
  tracking_id: v.optional(v.string()),
  tracking_number: v.optional(v.string()),
  status: v.optional(v.string()),
  event: v.optional(v.string()),
  timestamp: v.union([v.string(), v.number()]),
  is_parcel_on_rts_leg: v.nullish(v.boolean(), false),
});
