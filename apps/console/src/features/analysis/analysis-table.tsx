import { moneyText } from '@sampan/country-rules';
import { TableFrame } from '@sampan/ui';
import { useLocale } from '../../shared/locale/locale.tsx';
import { averageText, shareText } from './analysis-figures.tsx';
import { groupName } from './group-name.ts';
import type { AnalysisAnswer } from './use-analysis.ts';

/** The figures behind the bars; the last row is their sum. Groups without parcels are left out. */
export function AnalysisTable({
  answer,
  busy,
  onOpen,
}: {
  answer: AnalysisAnswer;
  busy: boolean;
  onOpen: (id: string) => void;
}) {
  const locale = useLocale();
  const { t } = locale;
  const { currency, group_by, totals } = answer;
  const money = (amount: number) => moneyText(amount, currency);
  const rows = [
    ...answer.records
      .filter(({ figures }) => figures.parcels > 0)
      .map((group) => ({ id: group.id, name: groupName(locale, group_by, group), figures: group.figures })),
    { id: null, name: t('analysis.total'), figures: totals },
  ];
  const columns = [
    [t('analysis.parcels'), (row) => locale.formatNumber(row.figures.parcels)],
    [t('analysis.spend'), (row) => money(row.figures.spend)],
    [t('analysis.refunds'), (row) => money(row.figures.refunds)],
    [t('analysis.adjustments'), (row) => money(row.figures.adjustments)],
    [t('analysis.net'), (row) => money(row.figures.net)],
    [t('analysis.average_per_parcel'), (row) => averageText(row.figures.average_per_parcel, currency)],
    [t('analysis.average_per_kg'), (row) => averageText(row.figures.average_per_kg, currency)],
    [t('analysis.delivery_success'), (row) => shareText(row.figures.delivery_success)],
    [t('analysis.on_time_share'), (row) => shareText(row.figures.on_time_share)],
  ] as const satisfies readonly (readonly [string, (row: (typeof rows)[number]) => string])[];
  return (
    <TableFrame label={t('analysis.table')} busy={busy}>
      <thead>
        <tr>
          <th scope="col">{t(`analysis.by_${group_by}`)}</th>
          {columns.map(([name]) => (
            <th key={name} scope="col" className="s-table__end">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id ?? 'total'} className={row.id === null ? 'c-analysis__total' : undefined}>
            <td data-lead="">
              {row.id === null ? (
                row.name
              ) : (
                <button
                  type="button"
                  className="c-analysis__open"
                  aria-label={t('analysis.show_parcels', { name: row.name })}
                  onClick={() => onOpen(row.id)}
                >
                  {row.name}
                </button>
              )}
            </td>
            {columns.map(([name, text]) => (
              <td key={name} data-label={name} className="s-table__end s-num">
                {text(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
