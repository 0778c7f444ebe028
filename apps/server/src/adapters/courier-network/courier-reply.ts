import * as v from 'valibot';
import { COURIER_EVENT_CODES } from '../../ports/courier.ts';

/**
 * What a courier may answer. Adapters speak to other people's servers: whatever does not fit here counts as no answer,
 * so that a malformed reply can neither crash an estimate nor reach a page (trust 3, domain 1.7).
 */
const minor = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const grams = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const days = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(365));
/** Adapters cut what couriers say to these lengths, in the middle of a character where one is there: PostgreSQL keeps no half of one. */
const wholeCharacters = v.transform((text: string) => text.toWellFormed());
const name = v.pipe(v.string(), v.minLength(1), v.maxLength(120), wholeCharacters);
const sentence = v.pipe(v.string(), v.maxLength(300), wholeCharacters);
const code = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,120}$/));
const webAddress = v.pipe(v.string(), v.maxLength(2_000), v.regex(/^(?:https:\/\/|\/)/));

const rate = v.object({
  service_id: code,
  service_alias: code,
  service_name: name,
  currency: v.picklist(['SGD', 'MYR', 'PHP', 'IDR', 'VND']),
  freight_minor: minor,
  surcharges: v.pipe(
    v.array(
      v.object({ code: v.picklist(['fuel', 'remote_area', 'bulky', 'area', 'other']), name, amount_minor: minor }),
    ),
    v.maxLength(20),
  ),
  weight: v.object({
    actual_g: grams,
    volumetric_g: grams,
    chargeable_g: grams,
    divisor: minor,
    rounding_step_g: grams,
  }),
  eta_days_from: days,
  eta_days_to: days,
  cut_off: v.nullable(v.pipe(v.string(), v.regex(/^\d{4}$/))),
  pick_up: v.boolean(),
  drop_off: v.boolean(),
  cod: v.nullable(v.object({ min_minor: minor, max_minor: minor, min_fee_minor: minor })),
  insurance_max_minor: minor,
  rate_card_version: v.nullable(v.number()),
  courier_rate_ref: v.nullable(code),
  own_contract: v.optional(v.object({ price_minor: v.nullable(minor) })),
});

const refusal = v.object({
  code: v.picklist(['route_not_served', 'too_heavy', 'too_light', 'too_long', 'cod_not_available', 'cod_out_of_range']),
  message: sentence,
});

export const quoteReply = v.object({
  rates: v.pipe(v.array(rate), v.maxLength(200)),
  refusals: v.pipe(v.array(refusal), v.maxLength(200)),
});

const bought = v.object({
  status: v.literal('bought'),
  tracking_code: code,
  route_code: v.pipe(v.string(), v.maxLength(20)),
  courier_ref: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  courier_label: v.nullable(
    v.object({ format: v.picklist(['pdf', 'zpl']), base64: v.pipe(v.string(), v.maxLength(20_000_000)) }),
  ),
});

export const buyReply = v.variant('status', [bought, v.object({ status: v.literal('refused'), reason: sentence })]);
export const findReply = v.variant('status', [bought, v.object({ status: v.picklist(['not_found', 'unknown']) })]);

export const trackReply = v.variant('status', [
  v.object({
    status: v.literal('found'),
    events: v.pipe(
      v.array(
        v.object({
          id: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
          code: v.picklist(COURIER_EVENT_CODES),
          description: sentence,
          place: v.pipe(v.string(), v.maxLength(120), wholeCharacters),
          at: v.pipe(v.number(), v.integer(), v.minValue(0)),
          driver_phone: v.nullable(v.pipe(v.string(), v.maxLength(24))),
          pod_urls: v.pipe(v.array(webAddress), v.maxLength(10)),
          decide_by: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0)))),
        }),
      ),
      v.maxLength(500),
    ),
  }),
  v.object({ status: v.literal('not_found') }),
]);

export const cancelReply = v.variant('status', [
  v.object({ status: v.literal('cancelled') }),
  v.object({ status: v.literal('refused'), reason: sentence }),
]);

export const problemTermsReply = v.object({
  attempt_minor: minor,
  address_minor: minor,
  return_minor: minor,
  return_days_from: days,
  return_days_to: days,
});

export const instructReply = v.variant('status', [
  v.object({ status: v.literal('booked') }),
  v.object({ status: v.literal('refused'), reason: sentence }),
]);

export const findInstructionReply = v.object({ status: v.picklist(['booked', 'not_found']) });

export const withdrawReply = v.variant('status', [
  v.object({ status: v.literal('withdrawn') }),
  v.object({ status: v.literal('refused'), reason: sentence }),
]);

export const wishReply = v.object({ status: v.picklist(['told', 'refused']) });
