import type { AdjustmentState, AdjustmentSummary } from '@sampan/contract';
import { classNames } from '@sampan/ui';
import { useLocale } from '../../shared/locale/locale.tsx';
import { STATES } from './adjustment-search.ts';
import { signedMoney } from './adjustment-table.tsx';

export interface AdjustmentTotalsProps {
  currency: AdjustmentSummary['currency'];
  totals: readonly { state: AdjustmentState; count: number; amount: number }[];
  chosen: AdjustmentState | undefined;
  onChoose: (state: AdjustmentState | undefined) => void;
}

/** What each state comes to; a click lists exactly what it sums up. */
export function AdjustmentTotals({ currency, totals, chosen, onChoose }: AdjustmentTotalsProps) {
  const { t } = useLocale();
  const shown = STATES.flatMap((state) => totals.find((total) => total.state === state) ?? []);
  return (
    <ul className="c-adjustments__totals">
      {shown.map(({ state, count, amount }) => (
        <li key={state}>
          <button
            type="button"
            className={classNames('c-adjustments__total', state === chosen && 'c-adjustments__total--on')}
            aria-pressed={state === chosen}
            onClick={() => onChoose(state === chosen ? undefined : state)}
          >
            <span>{t(`adjustment.state_${state}`)}</span>
            <strong className="s-num">{signedMoney(amount, currency)}</strong>
            <small className="s-muted">{t('adjustment.count', { number: count })}</small>
          </button>
        </li>
      ))}
    </ul>
  );
}
