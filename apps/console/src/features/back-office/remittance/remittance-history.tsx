import type { Remittance } from '@sampan/contract';
import { moneyText } from '@sampan/country-rules';
import { EmptyState, Pagination, SkeletonRows, TableFrame, Tag } from '@sampan/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { useApi } from '../../../shared/api/services.tsx';
import { LoadError } from '../../../shared/list/load-error.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';

const PER_PAGE = 20;

export interface RemittanceHistoryProps {
  /** The file that is shown above. */
  current: string | undefined;
  /** Where that stands: when it changes, the list does too. */
  state: Remittance['state'] | undefined;
}

/** Every file that was uploaded, with what it settled. */
export function RemittanceHistory({ current, state }: RemittanceHistoryProps) {
  const locale = useLocale();
  const { t, formatNumber } = locale;
  const api = useApi();
  const [page, setPage] = useState(1);
  const query = useQuery({
    queryKey: [...queryKeys.remittances, 'list', page, state],
    queryFn: ({ signal }) =>
      api.listRemittances({ query: { page: String(page), per_page: String(PER_PAGE) } }, { signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <section className="c-card c-stack" aria-labelledby="remit-history">
      <h2 id="remit-history">{t('remit.history')}</h2>
      {query.isError ? (
        <LoadError title={t('state.error_title')} query={query} />
      ) : query.data === undefined ? (
        <SkeletonRows rows={4} rowHeight={48} label={t('common.loading')} />
      ) : query.data.records.length === 0 ? (
        <EmptyState kind="no-records" title={t('remit.history_empty_title')}>
          {t('remit.history_empty_text')}
        </EmptyState>
      ) : (
        <TableFrame
          label={t('remit.history')}
          busy={query.isPlaceholderData}
          footer={
            query.data.total <= PER_PAGE ? undefined : (
              <Pagination
                page={page}
                perPage={PER_PAGE}
                total={query.data.total}
                onPageChange={setPage}
                labels={{
                  label: t('remit.history'),
                  previous: t('order.page_previous'),
                  next: t('order.page_next'),
                  range: (from, to, total) =>
                    t('order.page_range', { from: String(from), to: String(to), total: String(total) }),
                }}
              />
            )
          }
        >
          <thead>
            <tr>
              <th scope="col">{t('remit.courier')}</th>
              <th scope="col" className="s-table__end">
                {t('remit.rows_total')}
              </th>
              <th scope="col" className="s-table__end">
                {t('remit.rows_bad')}
              </th>
              <th scope="col" className="s-table__end">
                {t('remit.rows_settled')}
              </th>
              <th scope="col">{t('order.column_status')}</th>
            </tr>
          </thead>
          <tbody>
            {query.data.records.map((remittance) => (
              <tr key={remittance.id} aria-current={remittance.id === current ? 'true' : undefined}>
                <td data-lead="" className="c-remit__cell">
                  <Link to="/operator/remittances" search={{ file: remittance.id }} resetScroll={false}>
                    {remittance.courier_name}
                  </Link>
                  <div className="s-dim">{remittance.file_name}</div>
                  <div className="s-dim s-num">
                    {`${remittance.uploaded_by}, ${locale.formatMoment(remittance.created_at)}`}
                  </div>
                </td>
                <td data-label={t('remit.rows_total')} className="s-table__end s-num">
                  {formatNumber(remittance.rows.total)}
                </td>
                <td data-label={t('remit.rows_bad')} className="s-table__end s-num">
                  {formatNumber(remittance.rows.bad)}
                </td>
                <td data-label={t('remit.rows_settled')} className="s-table__end s-num">
                  {formatNumber(remittance.rows.settled)}
                  {remittance.totals.map((total) => (
                    <div key={total.currency}>{moneyText(total.settled, total.currency)}</div>
                  ))}
                </td>
                <td data-label={t('order.column_status')}>
                  <Tag tone={remittance.state === 'done' ? 'success' : 'info'}>
                    {t(`remit.state_${remittance.state}`)}
                  </Tag>
                </td>
              </tr>
            ))}
          </tbody>
        </TableFrame>
      )}
    </section>
  );
}
