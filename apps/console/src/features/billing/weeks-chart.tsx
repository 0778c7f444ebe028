import type { TransactionWeek } from '@sampan/contract';
import { moneyText, type Currency } from '@sampan/country-rules';
import { useId } from 'react';
import { useLocale } from '../../shared/locale/locale.tsx';

const WIDTH = 360;
const HEIGHT = 120;
const GAP = 6;

export interface WeeksChartProps {
  /** Oldest first. */
  weeks: readonly TransactionWeek[];
  currency: Currency;
}

/**
 * Money in and out of each week, two bars beside one another on one scale. The same figures stand in a table that anybody
 * can open, with the keyboard too.
 */
export function WeeksChart({ weeks, currency }: WeeksChartProps) {
  const { t, formatWireDate } = useLocale();
  const titleId = useId();
  const most = Math.max(1e-9, ...weeks.flatMap(({ amount_in, amount_out }) => [amount_in, amount_out]));
  const slot = WIDTH / Math.max(1, weeks.length);
  const bar = (slot - GAP) / 2;
  const height = (amount: number) => (amount === 0 ? 1 : Math.max(3, (amount / most) * HEIGHT));
  return (
    <figure className="c-weeks">
      <figcaption id={titleId} className="c-weeks__title">
        <span>{t('transaction.chart_title')}</span>
        <span className="c-weeks__legend">
          <span className="c-weeks__key c-weeks__key--in">{t('transaction.amount_in')}</span>
          <span className="c-weeks__key c-weeks__key--out">{t('transaction.amount_out')}</span>
        </span>
      </figcaption>
      <svg className="c-weeks__plot" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {weeks.map(({ week, from, to, amount_in, amount_out }, index) => (
          <g key={week}>
            <title>
              {t('transaction.chart_week', {
                from: formatWireDate(from),
                to: formatWireDate(to),
                came: moneyText(amount_in, currency),
                left: moneyText(amount_out, currency),
              })}
            </title>
            <rect className="c-weeks__slot" x={index * slot} y={0} width={slot} height={HEIGHT} />
            {([amount_in, amount_out] as const).map((amount, side) => (
              <rect
                key={side === 0 ? 'in' : 'out'}
                className={amount === 0 ? 'c-weeks__bar--none' : side === 0 ? 'c-weeks__bar--in' : 'c-weeks__bar--out'}
                x={index * slot + GAP / 2 + side * bar}
                y={HEIGHT - height(amount)}
                width={Math.max(1, bar - 1)}
                height={height(amount)}
              />
            ))}
          </g>
        ))}
      </svg>
      <div className="c-weeks__ends" aria-hidden="true">
        <span>{formatWireDate(weeks[0]?.from ?? '')}</span>
        <span>{formatWireDate(weeks.at(-1)?.to ?? '')}</span>
      </div>
      <details className="c-weeks__figures">
        <summary>{t('transaction.chart_table')}</summary>
        <div className="c-weeks__scroll" role="region" aria-labelledby={titleId} tabIndex={0}>
          <table aria-labelledby={titleId}>
            <thead>
              <tr>
                <th scope="col">{t('transaction.week')}</th>
                <th scope="col">{t('transaction.amount_in')}</th>
                <th scope="col">{t('transaction.amount_out')}</th>
                <th scope="col">{t('statement.closing')}</th>
              </tr>
            </thead>
            <tbody className="s-num">
              {weeks.toReversed().map(({ week, from, amount_in, amount_out, closing_balance }) => (
                <tr key={week}>
                  <th scope="row">{formatWireDate(from)}</th>
                  <td>{moneyText(amount_in, currency)}</td>
                  <td>{moneyText(amount_out, currency)}</td>
                  <td>{moneyText(closing_balance, currency)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}
