import { rulesOf, type CountryCode } from '@sampan/country-rules';

const HOUR_S = 3_600;

/** A calendar month of a country: its name, its first second, and the first second after it. */
export interface BillingMonth {
  period: string;
  starts_at: number;
  ends_at: number;
}

/** The month that a moment lies in, by the clocks of a country (trust.md 2.10). None of the five changes its clocks. */
export function billingMonthOf(at: number, country: CountryCode): BillingMonth {
  const offset_s = rulesOf(country).utc_offset_h * HOUR_S;
  const local = new Date((at + offset_s) * 1000);
  const first = (months: number) => Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + months, 1) / 1000 - offset_s;
  return { period: local.toISOString().slice(0, 7), starts_at: first(0), ends_at: first(1) };
}

/** The first second after `days` more whole days: an invoice of the 1st due in 14 days may be paid all day long on the 15th. */
export function dueAtOf(issued_at: number, country: CountryCode, days: number): number {
  const offset_s = rulesOf(country).utc_offset_h * HOUR_S;
  const day = Math.floor((issued_at + offset_s) / (24 * HOUR_S));
  return (day + days + 1) * 24 * HOUR_S - offset_s;
}
