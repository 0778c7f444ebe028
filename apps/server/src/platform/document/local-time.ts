const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format costs more than a thousand uses of it. */
function formatOf(time_zone: string): Intl.DateTimeFormat {
  let format = formats.get(time_zone);
  if (!format)
    formats.set(
      time_zone,
      (format = new Intl.DateTimeFormat('sv-SE', { timeZone: time_zone, dateStyle: 'short', timeStyle: 'medium' })),
    );
  return format;
}

/** Epoch seconds as the clocks of a time zone show them: `2026-11-21 15:04:05`. */
export function localTime(epoch_s: number, time_zone: string): string {
  return formatOf(time_zone).format(epoch_s * 1000);
}

/** Epoch seconds as the calendar of a time zone shows them: `2026-11-21`. */
export function localDay(epoch_s: number, time_zone: string): string {
  return localTime(epoch_s, time_zone).slice(0, 10);
}
