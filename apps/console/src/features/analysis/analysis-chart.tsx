import { moneyText } from '@sampan/country-rules';
import { BarChart } from '../../shared/charts/bar-chart.tsx';
import { RowChart } from '../../shared/charts/row-chart.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import type { Measure } from './analysis-search.ts';
import { groupName, shortName } from './group-name.ts';
import type { AnalysisAnswer } from './use-analysis.ts';

/** More rows are no longer looked at; the table below has all. */
const MOST_ROWS = 12;

export interface AnalysisChartProps {
  answer: AnalysisAnswer;
  measure: Measure;
  onOpen: (id: string) => void;
}

/** The groups as bars: over time, or one below the other. A click shows the parcels. */
export function AnalysisChart({ answer, measure, onOpen }: AnalysisChartProps) {
  const locale = useLocale();
  const { t } = locale;
  const { group_by, currency } = answer;
  const valueText = (value: number) =>
    measure === 'parcels' ? locale.formatNumber(value) : moneyText(value, currency);
  const bars = answer.records.map((group) => {
    const name = groupName(locale, group_by, group);
    const value = group.figures[measure] ?? 0;
    const values = { name, value: valueText(value), parcels: locale.formatNumber(group.figures.parcels) };
    return { key: group.id, label: name, value, value_text: values.value, text: t('analysis.bar', values), group };
  });
  if (group_by === 'month' || group_by === 'week' || group_by === 'day')
    return (
      <BarChart
        title={t(`analysis.${measure}`)}
        bars={bars.map(({ group, ...bar }) => ({ ...bar, label: shortName(group_by, group.key) }))}
        tickText={(value) => locale.formatNumber(value, 1)}
        onOpen={onOpen}
      />
    );
  const largest = bars.toSorted((a, b) => b.value - a.value).slice(0, MOST_ROWS);
  return <RowChart title={t(`analysis.${measure}`)} rows={largest} onOpen={onOpen} />;
}
