import type { EstimateAnswer, EstimatedCost } from '@sampan/contract';
import type { Translate } from '@sampan/messages';
import { daysText, formatNumber } from '@sampan/i18n/number-format';
import { CourierLogo, PriceBreakdown } from '@sampan/ui';
import type { ReactNode } from 'react';
import { priceParts } from '../pricing/price-lines.ts';

interface QuoteListProps {
  answer: EstimateAnswer;
  is_expired: boolean;
  chosen: string | null;
  id: string;
  t: Translate;
  onChoose: (cost: EstimatedCost) => void;
}

/** Every offer with its price, the cheapest first; one can be chosen, and each unfolds into parts that add up. */
export function QuoteList({ answer, is_expired, chosen, id, t, onChoose }: QuoteListProps): ReactNode {
  const costs = answer.estimated_costs;
  const marks = (cost: EstimatedCost) =>
    costs.length < 2 ? [] : (['recommended', 'cheapest', 'fastest'] as const).filter((mark) => cost[mark]);
  return (
    <div
      className="s-calc__list"
      role="radiogroup"
      aria-label={t('estimate.title')}
      data-expired={is_expired ? '' : undefined}
    >
      {costs.map((cost) => {
        const { courier, delivery_service: service } = cost;
        const price = priceParts(cost, t);
        return (
          <div key={cost.id} className="s-calc__offer" data-on={cost.id === chosen ? '' : undefined} part="offer">
            <label className="s-radio-card">
              <input
                type="radio"
                name={`${id}-offer`}
                checked={cost.id === chosen}
                disabled={is_expired}
                onChange={() => onChoose(cost)}
              />
              <CourierLogo {...courier} />
              <span className="s-calc__name">
                <strong>{courier.name}</strong>
                {marks(cost).map((mark) => (
                  <em key={mark} data-mark={mark}>
                    {t(`estimate.${mark}`)}
                  </em>
                ))}
              </span>
              <span className="s-calc__service">
                {service.name} · {daysText(t, service.eta_days_from, service.eta_days_to)}
              </span>
              <b className="s-num" part="price">
                {price.total.amount}
              </b>
            </label>
            <details>
              <summary>
                {t('estimate.price_parts')}
                <span className="s-visually-hidden">{`: ${courier.name}, ${service.name}`}</span>
              </summary>
              <PriceBreakdown {...price} />
              <p className="s-calc__hint">{chargedText(cost, t)}</p>
            </details>
          </div>
        );
      })}
    </div>
  );
}

/** 'Charged weight 4 kg, by size, length × width × height ÷ 5000'. */
function chargedText({ weight }: EstimatedCost, t: Translate): string {
  const charged = t('estimate.charged_weight', { weight: formatNumber(weight.chargeable, 3) });
  const by =
    weight.charged_by === 'volumetric'
      ? t('estimate.charged_by_volumetric', { divisor: weight.divisor })
      : t(`estimate.charged_by_${weight.charged_by}`);
  return `${charged}, ${by}`;
}
