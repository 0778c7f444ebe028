import { isCurrency, toMinor } from '@sampan/country-rules';
import * as v from 'valibot';

/**
 * What channels send, read without trust: a field that is missing, null or of another form has its empty value, and fields
 * nobody knows are left alone. A channel changes its payloads when it likes; an order must not be lost over that.
 */
export const text = v.fallback(v.pipe(v.union([v.string(), v.number()]), v.transform(String)), '');
/** More than any price, weight or moment: such a number is none. */
const BOUND = 100_000_000_000;
export const amount = v.fallback(
  v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.finite(), v.minValue(-BOUND), v.maxValue(BOUND)),
  0,
);
export const flag = v.fallback(v.boolean(), false);

/** One entry that cannot be read does not take the others with it. */
export function list<S extends v.GenericSchema>(schema: S) {
  return v.pipe(
    v.fallback(v.array(v.unknown()), []),
    v.transform((entries): v.InferOutput<S>[] =>
      entries.flatMap((entry) => {
        const read = v.safeParse(schema, entry);
        return read.success ? [read.output] : [];
      }),
    ),
  );
}

export function part<E extends v.ObjectEntries>(entries: E) {
  return v.fallback(v.nullable(v.object(entries)), null);
}

/** Minor units of an amount; a currency that is none of ours is counted in hundredths. */
export function minorOf(value: number, currency: string): number {
  if (isCurrency(currency)) return toMinor(value, currency);
  return Math.round(value * 100);
}

/** Epoch seconds of a moment in text; 0 for one that cannot be read. */
export function secondsOf(moment: string): number {
  const read = Date.parse(moment);
  return Number.isNaN(read) ? 0 : Math.floor(read / 1000);
}

/** Stars where letters should be (C12): such a value is never validated, geocoded or printed. */
export function isMasked(...values: readonly string[]): boolean {
  return values.some((value) => /\*{2,}/u.test(value));
}

/** How a shop calls a delivery, where it does. Without a name the field is absent, as it is in orders that were read before. */
export function shippingLineOf(name: string | undefined): { shipping_line?: string } {
  const shipping_line = name?.trim() ?? '';
  return shipping_line === '' ? {} : { shipping_line };
}
