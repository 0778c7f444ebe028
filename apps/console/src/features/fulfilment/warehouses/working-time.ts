/** '1700' of the wire as '17:00', as a time field writes it. */
export function clockOf(cut_off: string): string {
  return `${cut_off.slice(0, 2)}:${cut_off.slice(2)}`;
}

/** Short names of the days, Monday first. 5 January 2026 was a Monday. `locale` is a BCP 47 tag: our own "my" would be Burmese. */
export function dayNames(locale: string): string[] {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, day) => format.format(Date.UTC(2026, 0, 5 + day)));
}
