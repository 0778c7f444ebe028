import { isCurrency, toMinor } from '@sampan/country-rules';
import * as v from 'valibot';

/**
 * What channels send, read without trust: a field that is missing, null or of another form has its empty value, and fields
 * nobody knows are left alone. A channel changes its payloads when it likes; an order must not be lost over that.
 */
export const text = v.fallback(v.pipe(v.union([v.string(), v.number()]), v.transform(String)), '');
export const amount = v.fallback(v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.finite()), 0);
export const flag = v.fallback(v.boolean(), false);

export function list<S extends v.GenericSchema>(schema: S) {
  return v.fallback(v.array(schema), []);
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
