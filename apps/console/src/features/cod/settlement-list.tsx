import type { CodSettlement } from '@sampan/contract';
import { moneyText } from '@sampan/country-rules';
import { EmptyState, Pagination, SkeletonRows } from '@sampan/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';
import { LoadError } from '../../shared/list/load-error.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { DownloadButton } from '../../shared/files/download-button.tsx';

const PER_PAGE = 20;

/** What couriers handed over, newest first, each with its papers. */
export function SettlementList() {
  const { t } = useLocale();
  const api = useApi();
  const [page, setPage] = useState(1);
  const query = useQuery({
    queryKey: queryKeys.codSettlements(page),
    queryFn: ({ signal }) =>
      api.listCodSettlements({ query: { page: String(page), per_page: String(PER_PAGE) } }, { signal }),
    placeholderData: keepPreviousData,
  });
  if (query.isError) {
    return <LoadError title={t('state.error_title')} query={query} />;
  }
  if (query.data === undefined) return <SkeletonRows rows={4} rowHeight={72} label={t('common.loading')} />;
  if (query.data.records.length === 0) {
    return (
      <EmptyState kind="no-records" title={t('cod.settlements_empty_title')}>
        {t('cod.settlements_empty_text')}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="c-cod-settlements">
        {query.data.records.map((settlement) => (
          <SettlementRow key={settlement.id} settlement={settlement} />
        ))}
      </ul>
      {query.data.total <= PER_PAGE ? null : (
        <Pagination
          page={page}
          perPage={PER_PAGE}
          total={query.data.total}
          onPageChange={setPage}
          labels={{
            label: t('cod.settlements'),
            previous: t('order.page_previous'),
            next: t('order.page_next'),
            range: (from, to, total) =>
              t('order.page_range', { from: String(from), to: String(to), total: String(total) }),
          }}
        />
      )}
    </>
  );
}

function SettlementRow({ settlement }: { settlement: CodSettlement }) {
  const locale = useLocale();
  const { t } = locale;
  const api = useApi();
  const { id, courier_name, references, currency, count, amount, settled_at, payable_at } = settlement;
  const name = references.join(', ');
  const file = (format: 'pdf' | 'csv') => () =>
    api.downloadCodSettlement({ params: { id }, query: { format, language: locale.language } });
  return (
    <li className="c-cod-settlement">
      <span>{t('cod.settlement_parcels', { courier: courier_name, parcels: locale.formatNumber(count) })}</span>
      <strong className="s-num">{moneyText(amount, currency)}</strong>
      <span className="c-cod-settlement__note s-num">
        {locale.formatDate(settled_at)} · <span className="c-cod-settlement__name">{name}</span>
      </span>
      <span className="c-cod-settlement__note s-num">
        {t('cod.payable_from', { when: locale.formatDate(payable_at) })}
      </span>
      <span className="c-cod-settlement__files">
        <DownloadButton label="PDF" name={t('cod.file_pdf', { name })} size="sm" ask={file('pdf')} />
        <DownloadButton label="CSV" name={t('cod.file_csv', { name })} size="sm" ask={file('csv')} />
      </span>
    </li>
  );
}
