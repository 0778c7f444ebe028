import type { Translate } from '@sampan/messages';

const numbers = new Map<number, Intl.NumberFormat>();

/** Up to three digits before the point: nothing to group. */
const SHORT = /^\d{1,3}(?:\.(\d+))?$/u;

/** '1,234.5': '.' for decimals and ',' for groups in every language, as in amounts (spec 5). */
export function formatNumber(value: number, max_decimals = 2): string {
  // Most counts and weights are written like this anyway, and a page's first `Intl.NumberFormat` takes 15 ms to make.
  const text = String(value);
  const short = SHORT.exec(text);
  if (short !== null && (short[1] ?? '').length <= max_decimals) return text;
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
