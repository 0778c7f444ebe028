import type { TransactionWeek } from '@sampan/contract';
import { moneyText, type Currency } from '@sampan/country-rules';
import { TimeChart } from '../../shared/charts/time-chart.tsx';
import { shortDayName } from '../../shared/locale/day-name.ts';
import { useLocale } from '../../shared/locale/locale.tsx';
import { WeeksTable } from './weeks-table.tsx';

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
      table={<WeeksTable weeks={weeks.toReversed()} currency={currency} />}
    />
  );
}
