import type { CountryCode } from '@sampan/country-rules';
import type { Translate } from '@sampan/messages';
import { daysText, formatNumber } from './number-format.ts';
import { clockText, createTrackingFormatters, dayDistance, nowSeconds } from './tracking-format.ts';
import type { TrackingFormatters } from './tracking-format.ts';

/** Ways to show a moment, all in the country's time zone. Every moment is given in epoch seconds. */
export interface Formatters extends TrackingFormatters {
  /** '21.11.2026, 09:12 am'. */
  formatTrackingDateTime: (at: number) => string;
  /** 'Today 9:58 am', 'Yesterday 4:10 pm', 'Tomorrow 9:00 am', else '21.11.2026, 09:12 am'. */
  formatMoment: (at: number, now?: number) => string;
  /** A date of the wire ('2026-11-21') as '21.11.2026'. Text of another shape comes back as it is. */
  formatWireDate: (iso_date: string) => string;
  /** 'Same day', '2 days', '1 to 3 days'. */
  formatDays: (from: number, to: number) => string;
  /** '1,234.5': '.' for decimals and ',' for groups in every language, as in amounts (spec 5). */
  formatNumber: (value: number, max_decimals?: number) => string;
  /** Kilograms as '1.5 kg'. */
  formatWeight: (weight_kg: number) => string;
}

/** The formatters of a country in the language of `t`. */
export function createFormatters(country: CountryCode, t: Translate): Formatters {
  const tracking = createTrackingFormatters(country, t);
  const formatTrackingDateTime = (at: number): string => `${tracking.formatDate(at)}, ${tracking.formatTime(at)}`;

  return {
    ...tracking,
    formatTrackingDateTime,
    formatMoment: (at, now = nowSeconds()) => {
      const time = clockText(at, country, 1);
      const distance = dayDistance(at, now, country);
      if (distance === 0) return t('time.today_at', { time });
      if (distance === -1) return t('time.yesterday_at', { time });
      return distance === 1 ? t('time.tomorrow_at', { time }) : formatTrackingDateTime(at);
    },
    formatWireDate: (iso_date) => iso_date.replace(/^(\d{4})-(\d\d)-(\d\d)$/u, '$3.$2.$1'),
    formatDays: (from, to) => daysText(t, from, to),
    formatNumber,
    formatWeight: (weight_kg) => t('common.weight_kg', { weight: formatNumber(weight_kg) }),
  };
}
