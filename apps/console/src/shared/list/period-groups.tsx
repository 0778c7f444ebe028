import { useLocale } from '../locale/locale.tsx';
import { periodName } from '../locale/period-name.ts';
import './period-groups.css';

export interface PeriodGroup<Row> {
  /** '2026-11', or '2026' where each row is a month. */
  readonly period: string;
  readonly rows: Row[];
}

/** Rows in runs of the same month or year, in the order of the list (spec section 3, Other). */
export function groupByPeriod<Row>(rows: readonly Row[], periodOf: (row: Row) => string): readonly PeriodGroup<Row>[] {
  const groups: PeriodGroup<Row>[] = [];
  for (const row of rows) {
    const period = periodOf(row);
    const last = groups.at(-1);
    if (last?.period === period) last.rows.push(row);
    else groups.push({ period, rows: [row] });
  }
  return groups;
}

/** Names the month or year of the rows below it. */
export function PeriodRow({ period, columns }: { period: string; columns: number }) {
  const { locale } = useLocale();
  return (
    <tr className="c-period">
      <th scope="rowgroup" colSpan={columns}>
        {periodName(period, locale)}
      </th>
    </tr>
  );
}
