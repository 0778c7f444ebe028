import * as v from 'valibot';

/** The parts of Grab's answers that are read; everything else is ignored. */
const text = v.nullish(v.string(), '');
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(60));

export const grabToken = v.object({
  access_token: v.pipe(v.string(), v.minLength(1)),
  expires_in: v.pipe(v.number(), v.minValue(1)),
});

export const grabFailure = v.object({ message: text, devMessage: text });

const quote = v.object({
  service: v.object({ type: id }),
  currency: v.object({ code: v.string() }),
  /** In the currency's unit: 12.5 is 12.50. */
  amount: v.pipe(v.number(), v.minValue(0)),
});
export type GrabQuote = v.InferOutput<typeof quote>;

export const grabQuotes = v.object({ quotes: v.nullish(v.array(quote), []) });

const courier = v.object({
  name: text,
  phone: text,
  vehicle: v.nullish(v.object({ licensePlate: text })),
});

export const grabDelivery = v.object({
  deliveryID: id,
  merchantOrderID: text,
  status: text,
  courier: v.nullish(courier),
});
export type GrabDelivery = v.InferOutput<typeof grabDelivery>;

export const grabMessage = v.object({ deliveryID: id });
