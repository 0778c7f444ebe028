import { moneyText } from '@sampan/country-rules';
import { SkeletonRows, TableFrame } from '@sampan/ui';
import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { useApi } from '../../../shared/api/services.tsx';
import { LoadError } from '../../../shared/list/load-error.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { DownloadButton } from '../../../shared/files/download-button.tsx';

/** More is read in a spreadsheet. */
const SHOWN = 100;

/** The first rows of a file that do not fit, and all of them as CSV. `settled` makes them be asked for again. */
export function ProblemTable({ id, settled }: { id: string; settled: number }) {
  const locale = useLocale();
  const { t, formatNumber } = locale;
  const api = useApi();
  const query = useQuery({
    queryKey: [...queryKeys.remittances, 'problems', id, settled],
    queryFn: ({ signal }) =>
      api.listRemittanceProblems({ params: { id }, query: { per_page: String(SHOWN) } }, { signal }),
  });
  if (query.isError) {
    return <LoadError title={t('state.error_title')} query={query} />;
  }
  if (query.data === undefined) return <SkeletonRows rows={3} rowHeight={36} label={t('common.loading')} />;
  const { records, total } = query.data;
  return (
    <>
      <TableFrame label={t('remit.problems')} compact>
        <thead>
          <tr>
            <th scope="col" className="s-table__end">
              {t('remit.row')}
            </th>
            <th scope="col">{t('remit.reason')}</th>
            <th scope="col">{t('remit.column')}</th>
            <th scope="col">{t('remit.tracking')}</th>
            <th scope="col" className="s-table__end">
              {t('remit.in_file')}
            </th>
            <th scope="col" className="s-table__end">
              {t('remit.expected')}
            </th>
          </tr>
        </thead>
        <tbody>
          {records.map((problem) => (
            <tr key={problem.row}>
              <td data-label={t('remit.row')} className="s-table__end s-num">
                {problem.row}
              </td>
              <td data-label={t('remit.reason')}>{t(`remit.reason_${problem.reason}`)}</td>
              <td data-label={t('remit.column')} className="c-remit__cell">
                {problem.column}
              </td>
              <td data-label={t('remit.tracking')} className="c-remit__cell s-num">
                {problem.tracking_code}
              </td>
              <td data-label={t('remit.in_file')} className="s-table__end c-remit__cell s-num">
                {problem.collected}
              </td>
              <td data-label={t('remit.expected')} className="s-table__end s-num">
                {problem.expected === null || problem.currency === null
                  ? null
                  : moneyText(problem.expected, problem.currency)}
              </td>
            </tr>
          ))}
        </tbody>
      </TableFrame>
      <div className="c-row">
        <DownloadButton
          label={t('remit.problems_download')}
          size="sm"
          ask={() => api.downloadRemittanceProblems({ params: { id }, query: { language: locale.language } })}
        />
        {total > records.length ? (
          <span className="s-muted">
            {t('remit.problems_more', { shown: formatNumber(records.length), total: formatNumber(total) })}
          </span>
        ) : null}
      </div>
    </>
  );
}
