import { useState, type KeyboardEvent } from 'react';
import { labelledEvery, scaleOf } from './chart-scale.ts';
import './charts.css';
import { useWidth } from './use-width.ts';

export interface ChartBar {
  key: string;
  /** Below the bar. */
  label: string;
  value: number;
  /** All of it in words: what readers hear and what stands above the chart while the bar is pointed at. */
  text: string;
}

export interface BarChartProps {
  /** What the bars show. */
  title: string;
  bars: readonly ChartBar[];
  /** Of the axis. */
  tickText: (value: number) => string;
  onOpen: (key: string) => void;
}

const HEIGHT = 240;
const TOP = 8;
const BOTTOM = 28;
const AXIS = 68;
const LABEL = 64;
const MOST_BAR = 48;

/**
 * Bars over time, drawn as SVG. One of them takes part in the tab order, arrow keys go to the others, Enter opens what is
 * behind one. A table with the same figures stands beside every chart.
 */
export function BarChart({ title, bars, tickText, onOpen }: BarChartProps) {
  const [frame, width] = useWidth<HTMLDivElement>();
  const [current, setCurrent] = useState<string | null>(null);
  const { min, max, ticks } = scaleOf(bars.map(({ value }) => value));
  const room = width - AXIS - 8;
  const step = room / Math.max(1, bars.length);
  const bar_width = Math.max(2, Math.min(MOST_BAR, step * 0.68));
  const y = (value: number) => TOP + ((max - value) / (max - min)) * (HEIGHT - TOP - BOTTOM);
  const every = labelledEvery(bars.length, room, LABEL);
  const pointed = bars.find(({ key }) => key === current);
  const in_tab_order = pointed?.key ?? bars.at(-1)?.key;
  const go = (event: KeyboardEvent<SVGGElement>, index: number) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (event.key === 'Enter' || event.key === ' ') onOpen(bars[index]?.key ?? '');
    else if (by === undefined) return;
    event.preventDefault();
    const next = by === undefined ? null : event.currentTarget.parentElement?.children[index + by];
    if (next instanceof SVGElement && next.hasAttribute('data-bar')) next.focus();
  };
  return (
    <figure className="c-chart" ref={frame}>
      <figcaption className="c-chart__said s-num">{pointed?.text ?? title}</figcaption>
      <svg width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} role="group" aria-label={title}>
        <g aria-hidden="true">
          {ticks.map((tick) => (
            <g key={tick}>
              <line className="c-chart__line" x1={AXIS} x2={width} y1={y(tick)} y2={y(tick)} />
              <text className="c-chart__tick" x={AXIS - 8} y={y(tick) + 4} textAnchor="end">
                {tickText(tick)}
              </text>
            </g>
          ))}
          {bars.map((bar, index) =>
            index % every === 0 ? (
              <text
                key={bar.key}
                className="c-chart__tick"
                x={AXIS + step * (index + 0.5)}
                y={HEIGHT - 8}
                textAnchor="middle"
              >
                {bar.label}
              </text>
            ) : null,
          )}
        </g>
        <g>
          {bars.map((bar, index) => (
            <g
              key={bar.key}
              data-bar=""
              role="button"
              tabIndex={bar.key === in_tab_order ? 0 : -1}
              aria-label={bar.text}
              className="c-chart__bar"
              onClick={() => onOpen(bar.key)}
              onKeyDown={(event) => go(event, index)}
              onFocus={() => setCurrent(bar.key)}
              onBlur={() => setCurrent(null)}
              onPointerEnter={() => setCurrent(bar.key)}
              onPointerLeave={() => setCurrent(null)}
            >
              <rect
                className="c-chart__ground"
                x={AXIS + step * index}
                y={TOP}
                width={step}
                height={HEIGHT - BOTTOM - TOP}
              />
              <rect
                className="c-chart__fill"
                x={AXIS + step * (index + 0.5) - bar_width / 2}
                y={Math.min(y(bar.value), y(0))}
                width={bar_width}
                height={Math.max(bar.value === 0 ? 0 : 1, Math.abs(y(bar.value) - y(0)))}
                rx={2}
              />
            </g>
          ))}
        </g>
      </svg>
    </figure>
  );
}
