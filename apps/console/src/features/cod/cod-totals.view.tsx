import type { CodState, CodTotals } from '@sampan/contract';
import { moneyText } from '@sampan/country-rules';
import { classNames, Skeleton } from '@sampan/ui';
import type { ReactNode } from 'react';
import { CASH_ASIDE, CASH_PATH, STATE_LABELS } from './cod-state-labels.ts';
import { useLocale } from '../../shared/locale/locale.tsx';
import './cod.css';

export interface CodTotalsViewProps {
  /** Undefined while they are asked for. */
  totals: CodTotals | undefined;
  current: CodState | undefined;
  /** Draws a total that filters the list by its state, or shows all again when that is on. */
  renderLink: (state: CodState, content: ReactNode, className: string, is_current: boolean) => ReactNode;
}

/** What stands in each state of the cash, over what the list below shows. The sums are the server's. */
export function CodTotalsView({ totals, current, renderLink }: CodTotalsViewProps) {
  const { t } = useLocale();
  const part = (state: CodTotals['totals'][number]['state']) => totals?.totals.find((each) => each.state === state);
  const aside = CASH_ASIDE.filter((state) => (part(state)?.count ?? 0) > 0);
  return (
    <section className="c-cod-totals" aria-label={t('cod.totals')}>
      {[...CASH_PATH, ...aside].map((state) => {
        const found = part(state);
        const content = (
          <>
            <span className="c-cod-total__name">{t(STATE_LABELS[state])}</span>
            {totals === undefined ? (
              <Skeleton width="70%" height={24} />
            ) : (
              <strong className="c-cod-total__amount s-num">{moneyText(found?.amount ?? 0, totals.currency)}</strong>
            )}
            <span className="c-cod-total__count s-num">
              {totals === undefined ? ' ' : t('order.count', { count: found?.count ?? 0 })}
            </span>
          </>
        );
        const is_aside = state === 'short' || state === 'disputed';
        const className = classNames('c-cod-total', is_aside && 'c-cod-total--warning');
        return state === 'not_shipped' ? (
          <div key={state} className={className}>
            {content}
          </div>
        ) : (
          renderLink(state, content, className, current === state)
        );
      })}
    </section>
  );
}
