/**
 * Epoch seconds of midnight at the start of a calendar day where clocks are `utc_offset_h` hours ahead of UTC.
 * Laws change at local midnight, not at UTC midnight. `month` is 1 to 12.
 */
export function localMidnight(year: number, month: number, day: number, utc_offset_h: number): number {
  return Date.UTC(year, month - 1, day) / 1000 - utc_offset_h * 3600;
}
