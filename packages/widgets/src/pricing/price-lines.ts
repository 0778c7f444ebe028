import type { EstimatedCost } from '@sampan/contract';
import { moneyText } from '@sampan/country-rules';
import type { Translate } from '@sampan/messages';
import { formatNumber } from '@sampan/i18n/number-format';
import type { PriceLine } from '@sampan/ui';

export interface PriceParts {
  readonly lines: PriceLine[];
  readonly total: { label: string; amount: string; struck?: string };
}

/**
 * The parts of a price, in the order they add up to the total (spec section 3, Estimated cost entry). Parts of 0 are left out,
 * except the shipping fee. The struck price only where something is really saved.
 */
export function priceParts(cost: EstimatedCost, t: Translate): PriceParts {
  const money = (amount: number) => moneyText(amount, cost.currency);
  const lines: PriceLine[] = [
    { id: 'shipping_fee', label: t('estimate.shipping_fee'), amount: money(cost.shipping_fee) },
  ];
  for (const surcharge of cost.surcharges)
    lines.push({ id: surcharge.code, label: surcharge.name, amount: money(surcharge.amount) });
  // Words are looked up only where they are shown: a public calculator has no COD fee and does not carry its name.
  const add = (
    id: string,
    key: 'estimate.platform_fee' | 'estimate.cod_fee' | 'estimate.insurance',
    amount: number,
  ) => {
    if (amount !== 0) lines.push({ id, label: t(key), amount: money(amount) });
  };
  add('platform_fee', 'estimate.platform_fee', cost.platform_fee);
  add('cod_fee', 'estimate.cod_fee', cost.cod_fee);
  add('delivery_sampan_premium', 'estimate.insurance', cost.delivery_sampan_premium);
  if (cost.discount !== 0) {
    const label =
      cost.discount_percent === 0
        ? t('estimate.discount')
        : t('estimate.discount_percent', { percent: formatNumber(cost.discount_percent) });
    lines.push({ id: 'discount', label, amount: `−${money(cost.discount)}`, reduces: true });
  }
  if (cost.tax !== 0)
    lines.push({
      id: 'tax',
      label: t('estimate.tax', { name: cost.tax_name, rate: formatNumber(cost.tax_rate_percent) }),
      amount: money(cost.tax),
    });
  const total = { label: t('estimate.total'), amount: money(cost.total_fee) };
  return {
    lines,
    total:
      cost.total_fee_before_discount > cost.total_fee
        ? { ...total, struck: money(cost.total_fee_before_discount) }
        : total,
  };
}
