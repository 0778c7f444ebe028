import type { CountryCode } from '@sampan/country-rules';
import { localMoment } from './moment.ts';
import type { Translate } from './translate.ts';

const MINUTE_S = 60;
const HOUR_S = 3600;
const DAY_S = 86_400;

/** Ways to show a moment, all in the country's time zone. Every moment is given in epoch seconds. */
export interface Formatters {
  /** '21.11.2026' (spec 2 Package tracking panel). */
  formatDate: (at: number) => string;
  /** '09:12 am' (spec 2 Package tracking panel). */
  formatTime: (at: number) => string;
  /** '21.11.2026, 09:12 am'. */
  formatTrackingDateTime: (at: number) => string;
  /** 'just now', '2 min ago', 'in 3 h', and the date after a week. `now` is epoch seconds, the clock's unless given. */
  formatRelative: (at: number, now?: number) => string;
  /** 'Today 9:58 am', 'Yesterday 4:10 pm', 'Tomorrow 9:00 am', else '21.11.2026, 09:12 am'. */
  formatMoment: (at: number, now?: number) => string;
  /** 'Today', 'Yesterday', 'Tomorrow', else '21.11.2026': headings of days. */
  formatDay: (at: number, now?: number) => string;
  /** A date of the wire ('2026-11-21') as '21.11.2026'. Text of another shape comes back as it is. */
  formatWireDate: (iso_date: string) => string;
  /** 'Same day', '2 days', '1 to 3 days'. */
  formatDays: (from: number, to: number) => string;
  /** '1,234.5': '.' for decimals and ',' for groups in every language, as in amounts (spec 5). */
  formatNumber: (value: number, max_decimals?: number) => string;
  /** Kilograms as '1.5 kg'. */
  formatWeight: (weight_kg: number) => string;
}

const two = (value: number): string => String(value).padStart(2, '0');
const nowSeconds = (): number => Math.floor(Date.now() / 1000);
const numbers = new Map<number, Intl.NumberFormat>();

/** The formatters of a country in the language of `t`. */
export function createFormatters(country: CountryCode, t: Translate): Formatters {
  const dayDistance = (at: number, now: number): number =>
    localMoment(at, country).day_number - localMoment(now, country).day_number;

  const formatDate = (at: number): string => {
    const { year, month, day } = localMoment(at, country);
    return `${two(day)}.${two(month)}.${year}`;
  };
  const clock = (at: number, hour_digits: 1 | 2): string => {
    const { hour, minute } = localMoment(at, country);
    return `${String(hour % 12 || 12).padStart(hour_digits, '0')}:${two(minute)} ${hour < 12 ? 'am' : 'pm'}`;
  };
  const formatTime = (at: number): string => clock(at, 2);
  const formatTrackingDateTime = (at: number): string => `${formatDate(at)}, ${formatTime(at)}`;
  const formatNumber = (value: number, max_decimals = 2): string => {
    let format = numbers.get(max_decimals);
    if (format === undefined)
      numbers.set(max_decimals, (format = new Intl.NumberFormat('en', { maximumFractionDigits: max_decimals })));
    return format.format(value);
  };

  return {
    formatDate,
    formatTime,
    formatTrackingDateTime,
    formatRelative: (at, now = nowSeconds()) => relativeText(t, at - now) ?? formatDate(at),
    formatMoment: (at, now = nowSeconds()) => {
      const time = clock(at, 1);
      const distance = dayDistance(at, now);
      if (distance === 0) return t('time.today_at', { time });
      if (distance === -1) return t('time.yesterday_at', { time });
      return distance === 1 ? t('time.tomorrow_at', { time }) : formatTrackingDateTime(at);
    },
    formatDay: (at, now = nowSeconds()) => {
      const distance = dayDistance(at, now);
      if (distance === 0) return t('time.today');
      if (distance === -1) return t('time.yesterday');
      return distance === 1 ? t('time.tomorrow') : formatDate(at);
    },
    formatWireDate: (iso_date) => iso_date.replace(/^(\d{4})-(\d\d)-(\d\d)$/u, '$3.$2.$1'),
    formatDays: (from, to) => {
      if (to === 0) return t('time.same_day');
      return from === to ? t('time.days', { count: to }) : t('time.days_range', { from, to });
    },
    formatNumber,
    formatWeight: (weight_kg) => t('common.weight_kg', { weight: formatNumber(weight_kg) }),
  };
}

/** Null when the moment is a week away or more: a date says it better then. */
function relativeText(t: Translate, distance_s: number): string | null {
  const size_s = Math.abs(distance_s);
  const is_past = distance_s <= 0;
  if (size_s < MINUTE_S) return is_past ? t('time.just_now') : t('time.in_a_moment');
  if (size_s < HOUR_S) {
    const count = Math.floor(size_s / MINUTE_S);
    return is_past ? t('time.minutes_ago', { count }) : t('time.in_minutes', { count });
  }
  if (size_s < DAY_S) {
    const count = Math.floor(size_s / HOUR_S);
    return is_past ? t('time.hours_ago', { count }) : t('time.in_hours', { count });
  }
  if (size_s >= 7 * DAY_S) return null;
  const count = Math.floor(size_s / DAY_S);
  return is_past ? t('time.days_ago', { count }) : t('time.in_days', { count });
}
