import type { CodState, CodTotals } from '@sampan/contract';
import { moneyText } from '@sampan/country-rules';
import { classNames, Icon, iconAlert, iconCalendar, iconCheck, Skeleton } from '@sampan/ui';
import type { ReactNode } from 'react';
import { CASH_ASIDE, CASH_STAGES, STATE_LABELS } from './cod-state-labels.ts';
import { useLocale } from '../../shared/locale/locale.tsx';
import './cod.css';

export interface CodTotalsViewProps {
  /** Undefined while they are asked for. */
  totals: CodTotals | undefined;
  current: CodState | undefined;
  /** Draws a total that filters the list by its state, or shows all again when that is on. */
  renderLink: (state: CodState, content: ReactNode, className: string, is_current: boolean) => ReactNode;
  /** The way to the payout, for those who may ask for one. */
  payoutLink: ReactNode;
  /** What else can be done with the cash, at the end of the strip's last line. */
  actions: ReactNode;
}

/**
 * The cash in the order in which it travels, as one strip with its proportions (look-v2 12). What is off the way is a line
 * below, not a stage. Every part has its height before the sums are there: the list beneath never moves.
 */
export function CodTotalsView({ totals, current, renderLink, payoutLink, actions }: CodTotalsViewProps) {
  const { t } = useLocale();
  const part = (state: CodTotals['totals'][number]['state']) => totals?.totals.find((each) => each.state === state);
  const money = (state: CodTotals['totals'][number]['state']) =>
    totals === undefined ? '' : moneyText(part(state)?.amount ?? 0, totals.currency);
  const aside = CASH_ASIDE.filter((state) => (part(state)?.count ?? 0) > 0 || state === current);
  const payable = part('payable')?.amount ?? 0;
  return (
    <section className="c-cod-strip" aria-label={t('cod.totals')}>
      <div className="c-cod-strip__stages">
        {CASH_STAGES.map((state) => {
          const content = (
            <>
              <span className="c-cod-stage__name">{t(STATE_LABELS[state])}</span>
              {totals === undefined ? (
                <Skeleton width="70%" height={24} />
              ) : (
                <strong className="c-cod-stage__amount s-num">{money(state)}</strong>
              )}
              <span className="c-cod-stage__count s-num" data-count="">
                {totals === undefined ? ' ' : t('order.count', { count: part(state)?.count ?? 0 })}
              </span>
            </>
          );
          // A parcel without a label has no state of cash yet, so there is nothing to filter by.
          return state === 'not_shipped' ? (
            <div key={state} className="c-cod-stage">
              {content}
            </div>
          ) : (
            renderLink(state, content, 'c-cod-stage', current === state)
          );
        })}
      </div>
      <div className="c-cod-strip__bar" aria-hidden="true">
        {CASH_STAGES.map((state) => {
          const amount = part(state)?.amount ?? 0;
          return amount === 0 ? null : (
            <span key={state} className={`c-cod-strip__part--${state}`} style={{ flexGrow: amount }} />
          );
        })}
      </div>
      <div className="c-cod-strip__foot">
        {totals === undefined ? (
          <Skeleton width="240px" height={20} />
        ) : (
          <>
            <p className="c-cod-strip__line">
              <Icon shape={iconCalendar} size={18} />
              <span>{payable === 0 ? t('cod.none_payable') : t('cod.some_payable', { amount: money('payable') })}</span>
              {payable === 0 ? null : payoutLink}
            </p>
            {aside.length === 0 ? (
              <p className="c-cod-strip__line">
                <Icon shape={iconCheck} size={18} />
                <span>{t('cod.none_missing')}</span>
              </p>
            ) : (
              aside.map((state) =>
                renderLink(
                  state,
                  <>
                    <Icon shape={iconAlert} size={18} />
                    <span>
                      {t(STATE_LABELS[state])}
                      {': '}
                      <span className="s-num" data-count="">
                        {t('order.count', { count: part(state)?.count ?? 0 })}
                      </span>
                      , <strong className="s-num">{money(state)}</strong>
                    </span>
                  </>,
                  classNames('c-cod-strip__line', 'c-cod-strip__line--warning'),
                  current === state,
                ),
              )
            )}
          </>
        )}
        <div className="c-cod-bar">{actions}</div>
      </div>
    </section>
  );
}
