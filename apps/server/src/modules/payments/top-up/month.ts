import { rulesOf, type CountryCode } from '@sampan/country-rules';

/** The month of a moment in a country's calendar: '2026-11' (trust 2.10). */
export function monthOf(epoch_s: number, country: CountryCode): string {
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: rulesOf(country).time_zone, dateStyle: 'short' });
  return day.format(epoch_s * 1000).slice(0, 7);
}
