import * as v from 'valibot';

/** The parts of DHL's answers that are read. Every answer is a 200: its codes say whether it is one. */
const text = v.nullish(v.union([v.pipe(v.number(), v.transform(String)), v.string()]), '');

const details = v.nullish(v.array(v.object({ messageDetail: text })), []);
const dhlStatus = v.object({ code: text, message: text, messageDetails: details });
export type DhlStatus = v.InferOutput<typeof dhlStatus>;

export const dhlToken = v.object({
  accessTokenResponse: v.union([
    v.object({ token: v.pipe(v.string(), v.minLength(1)) }),
    v.object({ token: v.optional(v.undefined()), responseStatus: dhlStatus }),
  ]),
});

/** What every answer has around what was asked; its one key is the name of the answer. */
export const dhlAnswer = v.record(
  v.string(),
  v.object({ bd: v.looseObject({ responseStatus: v.nullish(dhlStatus) }) }),
);

const label = v.object({
  shipmentID: text,
  deliveryConfirmationNo: text,
  content: text,
  responseStatus: v.nullish(dhlStatus),
});
export type DhlItem = v.InferOutput<typeof label>;

/** New labels are `labels`; those of the other calls are `shipmentItems`. */
export const dhlItems = v.object({
  labels: v.nullish(v.array(label), []),
  shipmentItems: v.nullish(v.array(label), []),
});

const event = v.object({
  status: text,
  description: text,
  dateTime: text,
  timezone: text,
  address: v.nullish(v.object({ city: text })),
});
export type DhlEvent = v.InferOutput<typeof event>;

export const dhlTraces = v.object({
  shipmentItems: v.nullish(v.array(v.object({ shipmentID: text, events: v.nullish(v.array(event), []) })), []),
});
