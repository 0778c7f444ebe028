import type { Translate } from '@sampan/messages';

const numbers = new Map<number, Intl.NumberFormat>();

/** '1,234.5': '.' for decimals and ',' for groups in every language, as in amounts (spec 5). */
export function formatNumber(value: number, max_decimals = 2): string {
  let format = numbers.get(max_decimals);
  if (format === undefined)
    numbers.set(max_decimals, (format = new Intl.NumberFormat('en', { maximumFractionDigits: max_decimals })));
  return format.format(value);
}

/** 'Same day', '2 days', '1 to 3 days'. */
export function daysText(t: Translate, from: number, to: number): string {
  if (to === 0) return t('time.same_day');
  return from === to ? t('time.days', { count: to }) : t('time.days_range', { from, to });
}
