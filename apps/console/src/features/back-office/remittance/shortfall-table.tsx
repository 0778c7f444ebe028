import type { Remittance } from '@sampan/contract';
import { moneyText } from '@sampan/country-rules';
import { SkeletonRows, TableFrame } from '@sampan/ui';
import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { useApi } from '../../../shared/api/services.tsx';
import { LoadError } from '../../../shared/list/load-error.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { daysSince } from './days-since.ts';
import { STATE_LABELS } from '../../cod/cod-state-labels.ts';

const SHOWN = 100;

/** Parcels whose money is missing, as their courier or their shop says; the oldest first. */
export function ShortfallTable({ state }: { state: Remittance['state'] | undefined }) {
  const { t, formatDate } = useLocale();
  const api = useApi();
  const query = useQuery({
    queryKey: [...queryKeys.remittances, 'shortfalls', state],
    queryFn: ({ signal }) => api.listCodShortfalls({ query: { per_page: String(SHOWN) } }, { signal }),
  });
  return (
    <section className="c-card c-stack" aria-labelledby="remit-shortfalls">
      <h2 id="remit-shortfalls">{t('remit.shortfalls')}</h2>
      {query.isError ? (
        <LoadError title={t('state.error_title')} query={query} />
      ) : query.data === undefined ? (
        <SkeletonRows rows={2} rowHeight={48} label={t('common.loading')} />
      ) : query.data.records.length === 0 ? (
        <p className="s-muted">{t('remit.shortfalls_empty')}</p>
      ) : (
        <TableFrame label={t('remit.shortfalls')}>
          <thead>
            <tr>
              <th scope="col">{t('remit.tracking')}</th>
              <th scope="col">{t('remit.courier')}</th>
              <th scope="col">{t('remit.reason')}</th>
              <th scope="col" className="s-table__end">
                {t('remit.in_file')}
              </th>
              <th scope="col" className="s-table__end">
                {t('remit.expected')}
              </th>
              <th scope="col" className="s-table__end">
                {t('remit.missing')}
              </th>
            </tr>
          </thead>
          <tbody>
            {query.data.records.map((each) => (
              <tr key={each.order_id}>
                <td data-lead="" className="c-remit__cell s-num">
                  {each.tracking_code}
                  <div className="s-dim">{`${each.company_name}, ${each.order_number}`}</div>
                </td>
                <td data-label={t('remit.courier')}>{each.courier_name}</td>
                <td data-label={t('remit.reason')} className="c-remit__cell">
                  {t(STATE_LABELS[each.state])}
                  <div className="s-dim c-remit__when">{formatDate(each.since)}</div>
                  <div className="s-dim c-remit__when">{t('remit.days', { count: daysSince(each.since) })}</div>
                  {each.note === null ? null : <div className="s-dim">{each.note}</div>}
                </td>
                <td data-label={t('remit.in_file')} className="s-table__end s-num">
                  {each.remitted === null ? null : moneyText(each.remitted, each.currency)}
                </td>
                <td data-label={t('remit.expected')} className="s-table__end s-num">
                  {moneyText(each.to_collect, each.currency)}
                </td>
                <td data-label={t('remit.missing')} className="s-table__end s-num">
                  <strong>{moneyText(each.missing, each.currency)}</strong>
                </td>
              </tr>
            ))}
          </tbody>
        </TableFrame>
      )}
    </section>
  );
}
