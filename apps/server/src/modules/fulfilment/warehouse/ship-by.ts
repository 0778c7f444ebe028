import { rulesOf } from '@sampan/country-rules';
import type { WarehouseRow } from './warehouse.table.ts';

const DAY_S = 86_400;

/**
 * When an order that arrives now has to leave: at the next cut-off of a working day, in the warehouse's own time. None of the
 * five countries changes its clocks.
 */
export function shipByOf(now: number, place: Pick<WarehouseRow, 'country_code' | 'cut_off' | 'working_days'>): number {
  const offset = rulesOf(place.country_code).utc_offset_h * 3_600;
  const cut_off = Number(place.cut_off.slice(0, 2)) * 3_600 + Number(place.cut_off.slice(2)) * 60;
  const today = Math.floor((now + offset) / DAY_S);
  for (let day = today; day <= today + 7; day += 1) {
    // Day 0 of the epoch was a Thursday.
    const weekday = ((day + 3) % 7) + 1;
    const at = day * DAY_S + cut_off - offset;
    if (at > now && place.working_days.includes(weekday)) return at;
  }
  return now + DAY_S;
}

/** The end of today where the company is. */
export function endOfDay(now: number, country_code: WarehouseRow['country_code']): number {
  const offset = rulesOf(country_code).utc_offset_h * 3_600;
  return (Math.floor((now + offset) / DAY_S) + 1) * DAY_S - offset;
}
