/** A statement's key as people say it: '2026-11' is 'November 2026', '2026' stays '2026'. It heads something, so it begins with a capital. */
export function periodName(key: string, locale: string): string {
  if (!key.includes('-')) return key;
  const format = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const name = format.format(new Date(`${key}-01T00:00:00Z`));
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
