import type { CodOpen, Remittance } from '@sampan/contract';
import { moneyText } from '@sampan/country-rules';
import { SkeletonRows, TableFrame } from '@sampan/ui';
import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { useApi } from '../../../shared/api/services.tsx';
import { LoadError } from '../../../shared/list/load-error.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { daysSince } from './days-since.ts';

/** What each courier has of all companies: expected, handed over as far as anybody says, still to come, and since when. */
export function CashAtCouriers({ state }: { state: Remittance['state'] | undefined }) {
  const { t } = useLocale();
  const api = useApi();
  const query = useQuery({
    queryKey: [...queryKeys.remittances, 'open', state],
    queryFn: ({ signal }) => api.listCodOpen(undefined, { signal }),
  });
  return (
    <section className="c-card c-stack" aria-labelledby="remit-open">
      <div>
        <h2 id="remit-open">{t('remit.open')}</h2>
        <p className="s-muted">{t('remit.open_text')}</p>
      </div>
      {query.isError ? (
        <LoadError title={t('state.error_title')} query={query} />
      ) : query.data === undefined ? (
        <SkeletonRows rows={3} rowHeight={48} label={t('common.loading')} />
      ) : query.data.records.length === 0 ? (
        <p className="s-muted">{t('remit.open_empty')}</p>
      ) : (
        <TableFrame label={t('remit.open')} compact>
          <thead>
            <tr>
              <th scope="col">{t('remit.courier')}</th>
              <th scope="col" className="s-table__end">
                {t('remit.parcels')}
              </th>
              <th scope="col" className="s-table__end">
                {t('remit.expected')}
              </th>
              <th scope="col" className="s-table__end">
                {t('remit.handed_over')}
              </th>
              <th scope="col" className="s-table__end">
                {t('remit.difference')}
              </th>
              <th scope="col">{t('remit.oldest')}</th>
            </tr>
          </thead>
          <tbody>
            {query.data.records.map((each) => (
              <OpenRow key={`${each.courier_alias} ${each.currency}`} open={each} />
            ))}
          </tbody>
        </TableFrame>
      )}
    </section>
  );
}

function OpenRow({ open }: { open: CodOpen }) {
  const { t, formatDate, formatNumber } = useLocale();
  const { currency } = open;
  return (
    <tr>
      <td data-lead="" className="c-remit__cell">
        {open.courier_name} <span className="s-muted">{currency}</span>
      </td>
      <td data-label={t('remit.parcels')} className="s-table__end s-num">
        {formatNumber(open.count)}
        {open.missing_count === 0 ? null : (
          <div className="s-dim">{t('remit.open_missing', { count: open.missing_count })}</div>
        )}
      </td>
      <td data-label={t('remit.expected')} className="s-table__end s-num">
        {moneyText(open.expected, currency)}
      </td>
      <td data-label={t('remit.handed_over')} className="s-table__end s-num">
        {moneyText(open.remitted, currency)}
      </td>
      <td data-label={t('remit.difference')} className="s-table__end s-num">
        <strong>{moneyText(open.difference, currency)}</strong>
      </td>
      <td data-label={t('remit.oldest')} className="s-num c-remit__when">
        {formatDate(open.oldest_at)}
        <div className="s-dim">{t('remit.days', { count: daysSince(open.oldest_at) })}</div>
      </td>
    </tr>
  );
}
