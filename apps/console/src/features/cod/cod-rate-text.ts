import type { OrderCod } from '@sampan/contract';
import { moneyText } from '@sampan/country-rules';
import type { Formatters } from '@sampan/i18n';
import type { Translate } from '@sampan/messages';

/** What the courier's fee for collecting is made of; '' where it takes none. A minimum of nothing is not said. */
export function codRateText(
  { rate_percent, min_fee, currency }: Pick<OrderCod, 'rate_percent' | 'min_fee' | 'currency'>,
  { t, formatNumber }: { t: Translate } & Pick<Formatters, 'formatNumber'>,
): string {
  const rate = formatNumber(rate_percent, 2);
  if (min_fee > 0) return t('cod.rate', { rate, minimum: moneyText(min_fee, currency) });
  return rate_percent > 0 ? t('cod.rate_alone', { rate }) : '';
}
