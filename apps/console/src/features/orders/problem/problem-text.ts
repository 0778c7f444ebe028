import { formatTimeSlot, UTC_OFFSETS_H, type CountryCode } from '@sampan/country-rules';

/** '2026-11-24' as 'Tue 24 Nov', in the reader's language, given as a BCP 47 tag. */
export function dayText(locale: string, day: string): string {
  const format = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  const parts = format.formatToParts(new Date(`${day}T00:00:00Z`));
  const part = (type: string): string => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('weekday')} ${part('day')} ${part('month')}`;
}

/** '1800-2100' as '6:00 PM - 9:00 PM': slots stay in 12-hour form, as those of a pick-up do (spec section 3). */
export function windowText(window: string): string {
  const [from, to] = window.split('-');
  return formatTimeSlot(from, to);
}

/** The day of a moment where the shop is, as `dayText`. */
export function momentDay(locale: string, country: CountryCode, at: number): string {
  return dayText(locale, new Date((at + UTC_OFFSETS_H[country] * 3_600) * 1_000).toISOString().slice(0, 10));
}
