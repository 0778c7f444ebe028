import type { ChartBar } from './bar-chart.tsx';
import { scaleOf } from './chart-scale.ts';
import './charts.css';
import { useWidth } from './use-width.ts';

export interface RowChartProps {
  title: string;
  rows: readonly (ChartBar & { value_text: string })[];
  onOpen: (key: string) => void;
}

const BAR_HEIGHT = 12;

/** One bar a row, the name above it and the figure beside it: for couriers, services and destinations. Each row is a button. */
export function RowChart({ title, rows, onOpen }: RowChartProps) {
  const [frame, width] = useWidth<HTMLDivElement>();
  const { min, max } = scaleOf(rows.map(({ value }) => value));
  const x = (value: number) => ((value - min) / (max - min)) * width;
  return (
    <figure className="c-chart" ref={frame}>
      <figcaption className="c-chart__said">{title}</figcaption>
      <ul className="c-chart__rows">
        {rows.map((row) => (
          <li key={row.key}>
            <button type="button" className="c-chart__row" aria-label={row.text} onClick={() => onOpen(row.key)}>
              <span className="c-chart__name">
                <span>{row.label}</span>
                <span className="s-num">{row.value_text}</span>
              </span>
              <svg width={width} height={BAR_HEIGHT} viewBox={`0 0 ${width} ${BAR_HEIGHT}`} aria-hidden="true">
                <rect className="c-chart__track" x={0} y={0} width={width} height={BAR_HEIGHT} rx={3} />
                <rect
                  className="c-chart__fill"
                  x={Math.min(x(row.value), x(0))}
                  y={0}
                  width={Math.max(row.value === 0 ? 0 : 2, Math.abs(x(row.value) - x(0)))}
                  height={BAR_HEIGHT}
                  rx={3}
                />
              </svg>
            </button>
          </li>
        ))}
      </ul>
    </figure>
  );
}
