import * as v from 'valibot';

/** The parts of Lalamove's answers that are read. Ids have 19 digits: text, because no number holds them. */
const text = v.nullish(v.string(), '');
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(40));
const decimal = v.pipe(v.string(), v.regex(/^\d{1,12}(\.\d{1,6})?$/u));

export const lalamoveData = v.object({ data: v.unknown() });

export const lalamoveFailure = v.object({ errors: v.array(v.object({ id: text, message: text, detail: text })) });

export const lalamoveQuotation = v.object({
  quotationId: id,
  stops: v.pipe(v.array(v.object({ stopId: id })), v.minLength(2)),
  priceBreakdown: v.object({ total: decimal, currency: v.string() }),
});
export type LalamoveQuotation = v.InferOutput<typeof lalamoveQuotation>;

const stop = v.object({ POD: v.nullish(v.object({ status: text, image: text })) });

export const lalamoveOrder = v.object({
  orderId: id,
  status: text,
  driverId: text,
  stops: v.nullish(v.array(stop), []),
  metadata: v.nullish(v.record(v.string(), v.unknown()), {}),
});
export type LalamoveOrder = v.InferOutput<typeof lalamoveOrder>;

export const lalamoveDriver = v.object({ name: text, phone: text, plateNumber: text });
export type LalamoveDriver = v.InferOutput<typeof lalamoveDriver>;

const measure = v.nullish(v.object({ value: v.union([v.string(), v.number()]), unit: text }));

export const lalamoveCities = v.array(
  v.object({
    services: v.array(
      v.object({
        key: id,
        dimensions: v.nullish(v.object({ length: measure, width: measure, height: measure })),
        load: measure,
      }),
    ),
  }),
);
export type LalamoveCities = v.InferOutput<typeof lalamoveCities>;

export const lalamoveMessage = v.object({
  apiKey: v.string(),
  timestamp: v.union([v.string(), v.pipe(v.number(), v.transform(String))]),
  signature: v.string(),
  data: v.record(v.string(), v.unknown()),
});

export const lalamoveMessageOrder = v.object({ order: v.object({ orderId: id }) });
