import { arrivalDays, type Trip } from '@sampan/country-rules';
import type { Localisation } from '@sampan/i18n';
import { weekDayName } from '../locale/day-name.ts';

/** 'Arrives Wed 25 Nov', or between which days: what a service promises a parcel that leaves now. */
export function arrivalText(trip: Trip, { t, locale }: Pick<Localisation, 't' | 'locale'>): string {
  const [first, last] = arrivalDays(trip);
  return first === last
    ? t('estimate.arrives', { day: weekDayName(locale, last) })
    : t('estimate.arrives_between', { from: weekDayName(locale, first), to: weekDayName(locale, last) });
}
