import * as v from 'valibot';

/** One address and nothing that a mail header or a list of addresses could be made of. */
export const MAIL_ADDRESS = /^[^\s\p{Cc}<>()[\]\\,;:"@]+@[^\s\p{Cc}<>()[\]\\,;:"@]+$/u;
const E164 = /^\+[1-9]\d{6,14}$/u;
/** Everything that ends a line, in a header or on a screen. */
export const LINE_BREAKS = /[\p{Cc}\u2028\u2029]+/gu;

const phone = v.pipe(
  v.string(),
  v.transform((text) => text.replaceAll(/[\s().-]/gu, '')),
  v.regex(E164),
);

/** The payload of an outbox row with the topic `mail`. */
export const queuedMessage = v.variant('channel', [
  v.object({
    channel: v.literal('email'),
    to: v.pipe(v.string(), v.maxLength(254), v.regex(MAIL_ADDRESS)),
    // It becomes a header: a line break in it would begin another one.
    subject: v.pipe(
      v.string(),
      v.transform((text) => text.replaceAll(LINE_BREAKS, ' ')),
    ),
    text: v.string(),
    html: v.nullable(v.string()),
    // It becomes a header as well.
    list_unsubscribe: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^https?:\/\/[^\s<>]+$/u))), null),
  }),
  v.object({ channel: v.literal('sms'), to: phone, text: v.pipe(v.string(), v.minLength(1)) }),
]);
export type QueuedMessage = v.InferOutput<typeof queuedMessage>;
