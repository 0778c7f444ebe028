import type { EstimatedCost } from '@sampan/contract';
import type { Translate } from '@sampan/messages';
import { daysText } from '@sampan/i18n/number-format';
import { actualKgOf, type CalculatorEnd, type EstimateQuery } from '@sampan/stores/estimate';
import { priceParts } from '../pricing/price-lines.ts';

/** A price as somebody passes it on: route, parcel, service, the parts and their sum, and where to look again. */
export function quoteText(question: EstimateQuery, cost: EstimatedCost, url: string | null, t: Translate): string {
  const { courier, delivery_service: service } = cost;
  const { lines, total } = priceParts(cost, t);
  const place = (end: CalculatorEnd) =>
    `${t(`country.${question[`${end}_country`]}`)} ${question[`${end}_state`]} ${question[`${end}_postcode`]}`
      .replace(/\s+/g, ' ')
      .trim();
  const size = question.is_exact
    ? t('common.size_cm', { length: question.length, width: question.width, height: question.height })
    : t(`package_size.${question.package_type || 'satchel'}`);
  return [
    `${place('from')} → ${place('to')}`,
    `${size}, ${t('common.weight_kg', { weight: actualKgOf(question) })}`,
    `${courier.name}, ${service.name}, ${daysText(t, service.eta_days_from, service.eta_days_to)}`,
    ...[...lines, total].map(({ label, amount }) => `${String(label)}: ${String(amount)}`),
    url ?? '',
  ]
    .join('\n')
    .trim();
}
