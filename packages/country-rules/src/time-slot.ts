/** Shown when a pickup has no times (spec section 3). */
const TIME_SLOT_ASAP = 'ASAP';

/** True for a 4-digit HHMM text from 0000 to 2359. */
export function isTimeSlotTime(text: string): boolean {
  return /^(?:[01]\d|2[0-3])[0-5]\d$/.test(text);
}

/** '0930' as '9:30 AM', '0000' as '12:00 AM'. Text of another shape comes back as it is. */
export function formatTime(hhmm: string): string {
  if (!isTimeSlotTime(hhmm)) return hhmm;
  const hour = Number(hhmm.slice(0, 2));
  return `${hour % 12 === 0 ? 12 : hour % 12}:${hhmm.slice(2)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** A pickup slot of HHMM texts in 12-hour form, '9:00 AM - 12:00 PM'; 'ASAP' when no times are given (spec section 3). */
export function formatTimeSlot(from?: string | null, to?: string | null): string {
  const given = [from, to].filter((text): text is string => text !== null && text !== undefined && text !== '');
  return given.length === 0 ? TIME_SLOT_ASAP : given.map(formatTime).join(' - ');
}
