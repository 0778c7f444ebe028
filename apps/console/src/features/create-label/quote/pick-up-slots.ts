import { rulesOf, type CountryCode } from '@sampan/country-rules';

/** Slots a pick-up may be asked for, as HHMM (spec section 3). No slot is 'ASAP'. */
export const PICK_UP_SLOTS = [
  { from: '0900', to: '1200' },
  { from: '1200', to: '1500' },
  { from: '1400', to: '1700' },
  { from: '1700', to: '2000' },
] as const;

export type PickUpSlot = (typeof PICK_UP_SLOTS)[number];

export const slotId = ({ from, to }: { from: string; to: string }): string => `${from}-${to}`;

/** Slots of a day that have not ended: of today only those that begin later than `now_hhmm`; of other days all. */
export function openSlots(is_today: boolean, now_hhmm: string): PickUpSlot[] {
  return PICK_UP_SLOTS.filter(({ from }) => !is_today || from > now_hhmm);
}

/** The time of a moment on the clocks of a country, as HHMM. */
export function nowHhmm(country: CountryCode, now: number): string {
  const there = new Date((now + rulesOf(country).utc_offset_h * 3600) * 1000);
  return there.toISOString().slice(11, 16).replace(':', '');
}
