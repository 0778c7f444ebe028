import { useId } from 'react';
import { useLocale } from '../../shared/locale/locale.tsx';

const WIDTH = 320;
const HEIGHT = 88;
const GAP = 2;

export interface LabelsChartProps {
  /** Oldest first; `date` as on the wire, '2026-11-21'. */
  days: readonly { readonly date: string; readonly count: number }[];
}

/** Labels per day as bars. The same figures stand in a table for screen readers. */
export function LabelsChart({ days }: LabelsChartProps) {
  const { t, formatWireDate, formatNumber } = useLocale();
  const titleId = useId();
  const most = Math.max(1, ...days.map((day) => day.count));
  const slot = WIDTH / Math.max(1, days.length);
  const total = days.reduce((sum, day) => sum + day.count, 0);
  return (
    <figure className="c-chart">
      <figcaption id={titleId} className="c-chart__title">
        <span>{t('home.chart_title')}</span>
        <strong className="s-num">{formatNumber(total)}</strong>
      </figcaption>
      <svg className="c-chart__plot" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {days.map((day, index) => {
          const height = day.count === 0 ? 2 : Math.max(4, (day.count / most) * HEIGHT);
          return (
            <rect
              key={day.date}
              className={day.count === 0 ? 'c-chart__bar c-chart__bar--none' : 'c-chart__bar'}
              x={index * slot + GAP / 2}
              y={HEIGHT - height}
              width={slot - GAP}
              height={height}
              rx="1.5"
            >
              <title>{t('home.chart_day', { date: formatWireDate(day.date), count: day.count })}</title>
            </rect>
          );
        })}
      </svg>
      <div className="c-chart__ends" aria-hidden="true">
        <span>{formatWireDate(days[0]?.date ?? '')}</span>
        <span>{formatWireDate(days.at(-1)?.date ?? '')}</span>
      </div>
      <table className="s-visually-hidden" aria-labelledby={titleId}>
        <tbody>
          {days.map((day) => (
            <tr key={day.date}>
              <th scope="row">{formatWireDate(day.date)}</th>
              <td>{day.count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
