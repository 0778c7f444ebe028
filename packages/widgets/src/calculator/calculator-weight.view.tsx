import type { EstimatedCost } from '@sampan/contract';
import type { Translate } from '@sampan/messages';
import { formatNumber } from '@sampan/i18n/number-format';
import type { ReactNode } from 'react';
import type { EstimateQuery } from '@sampan/stores/estimate';

interface WeightNoteProps {
  question: EstimateQuery;
  costs: readonly EstimatedCost[];
  t: Translate;
}

/** What the scale says against what the size counts for, and which of the two couriers charge: before any price. */
export function WeightNote({ question, costs, t }: WeightNoteProps): ReactNode {
  const actual = costs[0]?.weight.actual ?? 0;
  const by_divisor = new Map(costs.map(({ weight }) => [weight.divisor, weight.volumetric]));
  const counted = [...by_divisor].filter(([, volumetric]) => volumetric > 0);
  const most = Math.max(actual, ...counted.map(([, volumetric]) => volumetric));
  const bar = (key: number, label: string, kg: number) => (
    <div key={key} className="s-calc__bar" data-most={kg === most ? '' : undefined}>
      <dt>{label}</dt>
      <dd className="s-num">
        <i style={{ width: `calc((100% - 72px) * ${kg / most})` }} />
        {t('common.weight_kg', { weight: formatNumber(kg, 3) })}
      </dd>
    </div>
  );
  const larger = costs.filter(({ weight }) => weight.volumetric > actual).length;
  const verdict = larger === 0 ? 'scale_decides' : larger === costs.length ? 'size_decides' : 'depends';
  const size = t('common.size_cm', { length: question.length, width: question.width, height: question.height });
  return (
    <div className="s-calc__box s-calc__hint" part="weight">
      <dl>
        {bar(0, t('calculator.by_scale'), actual)}
        {counted.map(([divisor, volumetric]) =>
          bar(divisor, `${t('calculator.by_size')}: ${size} ÷ ${divisor}`, volumetric),
        )}
      </dl>
      <p>{t(`calculator.${counted.length === 0 ? 'size_unknown' : verdict}`)}</p>
    </div>
  );
}
