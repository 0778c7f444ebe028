import { TimeChart } from '../../shared/charts/time-chart.tsx';
import { shortDayName } from '../../shared/locale/day-name.ts';
import { useLocale } from '../../shared/locale/locale.tsx';

/** So many of the newest days (look-v2 7). */
const DAYS = 14;

export interface LabelsChartProps {
  /** Oldest first, the last is today; `date` as on the wire, '2026-11-21'. */
  days: readonly { readonly date: string; readonly count: number }[];
}

/** Labels bought per day, today marked. */
export function LabelsChart({ days }: LabelsChartProps) {
  const { t, locale, formatNumber, formatWireDate } = useLocale();
  const shown = days.slice(-DAYS);
  return (
    <TimeChart
      title={t('home.chart_title')}
      aside={t('home.chart_span', { count: shown.length })}
      series={[{ tone: 'main', name: t('home.chart_title'), values: shown.map(({ count }) => count) }]}
      labels={shown.map(({ date }, index) =>
        index === shown.length - 1 ? t('time.today') : shortDayName(locale, date),
      )}
      texts={shown.map(({ date, count }) => t('home.chart_day', { date: formatWireDate(date), count }))}
      tickText={(value) => formatNumber(value, 0)}
      unit={t('home.chart_unit')}
      ends_today
      is_count
      tableLabel={t('transaction.chart_table')}
      table={
        <table>
          <thead>
            <tr>
              <th scope="col">{t('home.chart_date')}</th>
              <th scope="col">{t('home.chart_unit')}</th>
            </tr>
          </thead>
          <tbody className="s-num">
            {shown.toReversed().map(({ date, count }) => (
              <tr key={date}>
                <th scope="row">{formatWireDate(date)}</th>
                <td>{formatNumber(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      }
    />
  );
}
