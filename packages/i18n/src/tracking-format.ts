import type { CountryCode } from '@sampan/country-rules';
import type { LooseTranslate, Translate } from '@sampan/messages';
import { localMoment } from './moment.ts';

const MINUTE_S = 60;
const HOUR_S = 3600;
const DAY_S = 86_400;

/** Ways to show the moments of a parcel, in the country's time zone. Every moment is given in epoch seconds. */
export interface TrackingFormatters {
  /** '21.11.2026' (spec 2 Package tracking panel). */
  formatDate: (at: number) => string;
  /** '09:12 am' (spec 2 Package tracking panel). */
  formatTime: (at: number) => string;
  /** 'just now', '2 min ago', 'in 3 h', and the date after a week. `now` is epoch seconds, the clock's unless given. */
  formatRelative: (at: number, now?: number) => string;
  /** 'Today', 'Yesterday', 'Tomorrow', else '21.11.2026': headings of days. */
  formatDay: (at: number, now?: number) => string;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** The clock's own moment in epoch seconds. */
export const nowSeconds = (): number => Math.floor(Date.now() / 1000);

/** 'hh:mm am', with the hour in one or two digits. */
export function clockText(at: number, country: CountryCode, hour_digits: 1 | 2): string {
  const { hour, minute } = localMoment(at, country);
  return `${String(hour % 12 || 12).padStart(hour_digits, '0')}:${two(minute)} ${hour < 12 ? 'am' : 'pm'}`;
}

/** Midnights between two moments on the country's clocks; negative when the first is earlier. */
export function dayDistance(at: number, now: number, country: CountryCode): number {
  return localMoment(at, country).day_number - localMoment(now, country).day_number;
}

/** The formatters a tracking panel needs, without those of prices and lists: a widget carries only these. */
export function createTrackingFormatters(country: CountryCode, t: Translate): TrackingFormatters {
  const formatDate = (at: number): string => {
    const { year, month, day } = localMoment(at, country);
    return `${two(day)}.${two(month)}.${year}`;
  };
  return {
    formatDate,
    formatTime: (at) => clockText(at, country, 2),
    formatRelative: (at, now = nowSeconds()) => relativeText(t, at - now) ?? formatDate(at),
    formatDay: (at, now = nowSeconds()) => {
      const name = ['yesterday', 'today', 'tomorrow'][dayDistance(at, now, country) + 1];
      return name === undefined ? formatDate(at) : (t as LooseTranslate)(`time.${name}`);
    },
  };
}

/** Null when the moment is a week away or more: a date says it better then. */
function relativeText(t: Translate, distance_s: number): string | null {
  const size_s = Math.abs(distance_s);
  const is_past = distance_s <= 0;
  if (size_s < MINUTE_S) return is_past ? t('time.just_now') : t('time.in_a_moment');
  if (size_s >= 7 * DAY_S) return null;
  const [unit, unit_s] =
    size_s < HOUR_S
      ? (['minutes', MINUTE_S] as const)
      : size_s < DAY_S
        ? (['hours', HOUR_S] as const)
        : (['days', DAY_S] as const);
  const count = Math.floor(size_s / unit_s);
  return (t as LooseTranslate)(is_past ? `time.${unit}_ago` : `time.in_${unit}`, { count });
}
