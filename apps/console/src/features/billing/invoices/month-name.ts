/** 'October 2026' of '2026-10', in the language of a page. */
export function monthName(period: string, locale: string): string {
  const month = new Date(`${period}-01T00:00:00Z`);
  return new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(month);
}
