import * as v from 'valibot';

export const problemError = v.object({
  /** Path of the field in the request, as `shipping_address.coordinate.post_code`. */
  param: v.string(),
  /** Message key, e.g. `validate.too_long`. */
  code: v.string(),
  /** What fills its sentence, e.g. `max`; `label` is the message key of the field's label. */
  params: v.optional(v.record(v.string(), v.string())),
  message: v.string(),
});

/** RFC 9457 problem with the fields the spec names (section 8): `message` is shown first, then `detail`. */
export const problem = v.object({
  type: v.string(),
  title: v.string(),
  status: v.number(),
  code: v.string(),
  error_code: v.string(),
  message: v.string(),
  detail: v.string(),
  param: v.optional(v.string()),
  errors: v.array(problemError),
  request_id: v.string(),
  retryable: v.boolean(),
  /** What the caller needs to go on, e.g. the new quote after `price_changed`. */
  data: v.optional(v.record(v.string(), v.unknown())),
});
export type Problem = v.InferOutput<typeof problem>;
