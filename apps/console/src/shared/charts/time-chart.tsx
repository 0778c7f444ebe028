import { useId, type ReactNode } from 'react';
import { labelledEvery, labelledToLast, scaleOf } from './chart-scale.ts';
import './time-chart.css';
import { useWidth } from './use-width.ts';

export interface TimeChartSeries {
  /** Says which colour it has: the first is what the chart is about. */
  tone: 'main' | 'other';
  /** Named above the chart when there are two. */
  name: string;
  values: readonly number[];
}

export interface TimeChartProps {
  title: string;
  /** Beside the title: the span of time, or a sum. */
  aside?: string;
  series: readonly TimeChartSeries[];
  /** Below the axis, one for each value, oldest first. */
  labels: readonly string[];
  /** All of a value in words, for whoever points at it. */
  texts: readonly string[];
  /** Of the axis. */
  tickText: (value: number) => string;
  /** What the figures are: '{{currency}} a week', 'Labels'. */
  unit: string;
  /** The last value is that of today, still growing: it stands out, with its figure. */
  ends_today?: boolean;
  /** Things that are counted have no halves on the axis. */
  is_count?: boolean;
  tableLabel: string;
  /** The same figures as a table, for anybody to open. */
  table: ReactNode;
}

const HEIGHT = 168;
const TOP = 20;
const BOTTOM = 24;
/** Of a figure in the axis's type. */
const DIGIT = 7;
const LABEL = 56;
const MOST_BAR = 32;

/**
 * Bars over time with a scale, a unit and dates (look-v2 7). Drawn in real pixels so that its texts keep their size; of a fixed
 * height, so that what lies below it never moves. The table behind it says the same to those who do not see it.
 */
export function TimeChart(props: TimeChartProps) {
  const { title, aside, series, labels, texts, tickText, unit, tableLabel, table } = props;
  const id = useId();
  const [frame, width] = useWidth<HTMLDivElement>();
  const { min, max, ticks } = scaleOf(
    series.flatMap(({ values }) => values),
    3,
    props.is_count === true ? 1 : 0,
  );
  const axis = 12 + DIGIT * Math.max(...ticks.map((tick) => tickText(tick).length));
  const room = width - axis;
  const step = room / Math.max(1, labels.length);
  const bar = Math.max(2, Math.min(MOST_BAR, (step * 0.66) / series.length));
  const y = (value: number) => TOP + ((max - value) / (max - min)) * (HEIGHT - TOP - BOTTOM);
  const every = labelledEvery(labels.length, room, LABEL);
  const last = labels.length - 1;
  const middleOf = (index: number) => axis + step * (index + 0.5);
  const labelled = labelledToLast(labels, every, { middleOf, width, digit: DIGIT });
  return (
    <figure className="c-time">
      <figcaption className="c-time__head" id={id}>
        <span className="c-time__title">{title}</span>
        {series.length > 1 ? (
          <span className="c-time__legend">
            {series.map(({ tone, name }) => (
              <span key={tone} className={`c-time__key c-time__key--${tone}`}>
                {name}
              </span>
            ))}
          </span>
        ) : null}
        {aside === undefined ? null : <span className="c-time__aside s-num">{aside}</span>}
      </figcaption>
      <div ref={frame} className="c-time__frame">
        <svg width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
          {ticks.map((tick) => (
            <g key={tick}>
              <line className="c-time__line" x1={axis} x2={width} y1={y(tick)} y2={y(tick)} />
              <text className="c-time__tick" x={axis - 8} y={y(tick) + 4} textAnchor="end">
                {tickText(tick)}
              </text>
            </g>
          ))}
          {labels.map((label, index) => {
            const is_today = props.ends_today === true && index === last;
            const middle = middleOf(index);
            const first_value = series[0]?.values[index] ?? 0;
            return (
              <g key={`${label}-${index}`} className={is_today ? 'c-time__slot c-time__slot--today' : 'c-time__slot'}>
                <title>{texts[index]}</title>
                <rect className="c-time__ground" x={axis + step * index} y={0} width={step} height={HEIGHT - BOTTOM} />
                {series.map(({ tone, values }, side) => {
                  const value = values[index] ?? 0;
                  return (
                    <rect
                      key={tone}
                      className={`c-time__bar c-time__bar--${tone}`}
                      x={middle + (side - series.length / 2) * bar}
                      y={Math.min(y(value), y(0)) - (value === 0 ? 1 : 0)}
                      width={bar - (series.length > 1 ? 1 : 0)}
                      height={Math.max(1, Math.abs(y(value) - y(0)))}
                      rx={Math.min(2.5, bar / 4)}
                    />
                  );
                })}
                {is_today ? (
                  <text className="c-time__figure" x={middle} y={y(first_value) - 6} textAnchor="middle">
                    {tickText(first_value)}
                  </text>
                ) : null}
                {labelled.has(index) ? (
                  <text
                    className="c-time__tick"
                    x={index === last ? width : middle}
                    y={HEIGHT - 6}
                    textAnchor={index === last ? 'end' : 'middle'}
                  >
                    {label}
                  </text>
                ) : null}
              </g>
            );
          })}
        </svg>
      </div>
      <p className="c-time__unit">{unit}</p>
      <details className="c-time__figures">
        <summary>{tableLabel}</summary>
        <div className="c-time__scroll" role="region" aria-labelledby={id} tabIndex={0}>
          {table}
        </div>
      </details>
    </figure>
  );
}
