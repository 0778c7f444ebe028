const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** '2026-11-23' as 'Monday, 23 November', in the reader's own order. `locale` is a BCP 47 tag. */
export function dayName(locale: string, day: string): string {
  return new Intl.DateTimeFormat(britishOf(locale), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(dateOf(day));
}

/** '2026-11-25' as 'Wed 25 Nov', in the reader's own order. */
export function weekDayName(locale: string, day: string): string {
  return new Intl.DateTimeFormat(britishOf(locale), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(dateOf(day));
}

/** '2026-11-23' as '23 Nov': short enough for an axis. */
export function shortDayName(locale: string, day: string): string {
  return new Intl.DateTimeFormat(britishOf(locale), { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    dateOf(day),
  );
}

/** The country of our English: the day before the month. */
function britishOf(locale: string): string {
  return locale === 'en' ? 'en-GB' : locale;
}
