import * as v from 'valibot';

/** The parts of EasyParcel's answers that are read. Each item of a batch says by itself whether it went well. */
const text = v.nullish(v.string(), '');
const decimal = v.pipe(v.string(), v.regex(/^\d{1,9}(\.\d{1,4})?$/u));
const errors = v.nullish(v.union([v.array(v.string()), v.string()]), []);

export const easyparcelTokens = v.object({
  access_token: v.pipe(v.string(), v.minLength(1)),
  expires_in: v.pipe(v.number(), v.minValue(1)),
  refresh_token: text,
});

export const easyparcelAnswer = v.object({ status_code: v.number(), message: text, data: v.unknown() });

const quotation = v.object({
  courier: v.object({
    service_id: v.pipe(v.string(), v.minLength(1), v.maxLength(20)),
    service_name: v.pipe(v.string(), v.minLength(1)),
    is_pickup: v.nullish(v.boolean(), false),
    is_dropoff: v.nullish(v.boolean(), false),
  }),
  pricing: v.object({ currency: v.string(), total_amount: decimal }),
});
export type EasyparcelQuotation = v.InferOutput<typeof quotation>;

export const easyparcelQuotations = v.array(
  v.object({ status: text, errors, quotations: v.nullish(v.array(quotation), []) }),
);

export const easyparcelOrders = v.array(
  v.object({
    status: text,
    errors,
    message: text,
    shipments: v.nullish(v.array(v.object({ status: text, errors, message: text, shipment_number: text })), []),
  }),
);

export const easyparcelDetails = v.array(
  v.object({
    shipment_number: v.pipe(v.string(), v.minLength(1)),
    shipment_details: v.object({
      shipment_status_code: v.number(),
      awb_number: text,
      awb_url: text,
      reference: text,
    }),
  }),
);
export type EasyparcelShipment = v.InferOutput<typeof easyparcelDetails>[number];

export const easyparcelList = v.array(v.object({ shipment_number: v.pipe(v.string(), v.minLength(1)) }));

const log = v.object({ event_date: text, shipment_status_code: v.number(), tracking_status: text, location: text });
export type EasyparcelLog = v.InferOutput<typeof log>;

export const easyparcelTracking = v.object({
  results: v.array(v.object({ awb_number: text, status_log: v.nullish(v.array(log), []) })),
});

export const easyparcelCancellations = v.array(v.object({ status: text, message: text, shipment_number: text }));

export const easyparcelMessage = v.object({ shipment_number: v.pipe(v.string(), v.regex(/^[\w-]{3,40}$/u)) });
