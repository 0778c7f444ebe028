import { createHash } from 'node:crypto';
import { payableUnitOf, toMajor, type Currency } from '@sampan/country-rules';
import { storedPhone } from '@sampan/phone-numbers';
import type { CourierAddress, CourierParcel } from '../../ports/courier.ts';
import { CourierObjection } from './call-courier.ts';

/** The only place where amounts and sizes become a courier's numbers: exact, or refused. */

/** An amount to collect, as couriers write it: no cents where the currency pays none. Throws for an amount nobody could pay. */
export function amountOf(minor: number, currency: Currency): number {
  if (minor % payableUnitOf(currency) !== 0) throw new RangeError(`nobody can pay ${minor} of ${currency}`);
  return toMajor(minor, currency);
}

/** A value to insure, never more than was paid for: what cannot be paid is left off. */
export function coverOf(minor: number, currency: Currency): number {
  return amountOf(minor - (minor % payableUnitOf(currency)), currency);
}

/** Grams as kilograms, to the gram. */
export function kilogramsOf(grams: number): number {
  return Number(`${Math.trunc(grams / 1000)}.${String(grams % 1000).padStart(3, '0')}`);
}

/** Millimetres as centimetres. */
function centimetresOf(millimetres: number): number {
  return Number(`${Math.trunc(millimetres / 10)}.${millimetres % 10}`);
}

/** Length, width and height in centimetres; null when the sender gave no size. */
export function sizeOf(parcel: CourierParcel): { length: number; width: number; height: number } | null {
  if (parcel.length_mm === 0 || parcel.width_mm === 0 || parcel.height_mm === 0) return null;
  return {
    length: centimetresOf(parcel.length_mm),
    width: centimetresOf(parcel.width_mm),
    height: centimetresOf(parcel.height_mm),
  };
}

/** A phone in the international form that every driver can dial. */
export function phoneOf({ phone, country }: CourierAddress): string {
  return storedPhone(phone, country);
}

/** A number of ours that is the same for the same purchase: letters and digits, as long as the courier allows. */
export function numberOf(client_ref: string, length: number): string {
  const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  const digest = createHash('sha256').update(client_ref).digest();
  return Array.from({ length }, (_, index) => alphabet[(digest[index] ?? 0) % alphabet.length]).join('');
}

/** An event's id: the same report has the same one, whether it was sent or asked for. */
export function eventId(alias: string, tracking_code: string, word: string, at: number): string {
  return createHash('sha256').update([alias, tracking_code, word, at].join('|')).digest('hex').slice(0, 32);
}

/**
 * A text as the courier takes it. A door must not be cut in half, so a longer one is refused and the sender told how long it
 * may be.
 */
export function fitting(text: string, max: number, what: string, courier: string): string {
  const clean = text.replaceAll(/\s+/gu, ' ').trim();
  if ([...clean].length > max)
    throw new CourierObjection(`${courier} takes at most ${max} characters for ${what}. Please shorten it.`);
  return clean;
}
