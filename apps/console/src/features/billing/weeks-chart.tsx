import type { TransactionWeek } from '@sampan/contract';
import { moneyText, type Currency } from '@sampan/country-rules';
import { TimeChart } from '../../shared/charts/time-chart.tsx';
import { shortDayName } from '../../shared/locale/day-name.ts';
import { useLocale } from '../../shared/locale/locale.tsx';

export interface WeeksChartProps {
  /** Oldest first. */
  weeks: readonly TransactionWeek[];
  currency: Currency;
}

/** Money in and out of each week, two bars beside one another on one scale, with the same figures in a table. */
export function WeeksChart({ weeks, currency }: WeeksChartProps) {
  const { t, locale, formatNumber, formatWireDate } = useLocale();
  return (
    <TimeChart
      title={t('transaction.chart_title')}
      series={[
        { tone: 'main', name: t('transaction.amount_in'), values: weeks.map(({ amount_in }) => amount_in) },
        { tone: 'other', name: t('transaction.amount_out'), values: weeks.map(({ amount_out }) => amount_out) },
      ]}
      labels={weeks.map(({ from }) => shortDayName(locale, from))}
      texts={weeks.map(({ from, to, amount_in, amount_out }) =>
        t('transaction.chart_week', {
          from: formatWireDate(from),
          to: formatWireDate(to),
          came: moneyText(amount_in, currency),
          left: moneyText(amount_out, currency),
        }),
      )}
      tickText={(value) => formatNumber(value, 2)}
      unit={t('transaction.chart_unit', { currency })}
      tableLabel={t('transaction.chart_table')}
      table={
        <table>
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
      }
    />
  );
}
