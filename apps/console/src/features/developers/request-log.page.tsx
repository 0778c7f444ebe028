import { Pagination } from '@sampan/ui';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { usePageTitle } from '../../shared/routing/page-title.ts';
import { useLocale } from '../../shared/locale/locale.tsx';
import { RequestLogDetail } from './request-log-detail.tsx';
import { RequestLogFilters } from './request-log-filters.tsx';
import { RequestLogPlaceholder } from './request-log-placeholder.tsx';
import { changedLogSearch, isFiltered, type RequestLogSearch } from './request-log-search.ts';
import { RequestLogTable } from './request-log-table.tsx';
import { useRequestLog } from './use-request-log.ts';
import './developers.css';

/** /settings/request-log: the calls of the company's secret keys, everything about the list in the URL. For owners. */
export function RequestLogPage() {
  const locale = useLocale();
  const { t } = locale;
  const navigate = useNavigate();
  const search = useSearch({ from: '/signed-in/settings/request-log' });
  const log = useRequestLog(search);
  const page = log.data;
  usePageTitle(t('request_log.title'));

  const setSearch = (next: RequestLogSearch) =>
    void navigate({ to: '/settings/request-log', search: next, resetScroll: false });
  const change = (part: Parameters<typeof changedLogSearch>[1]) => setSearch(changedLogSearch(search, part));
  const page_number = Number(search.page ?? '1');
  const goTo = (next: number) => {
    const cursor = next === page_number + 1 ? (page?.next_cursor ?? undefined) : undefined;
    change({ page: next === 1 ? undefined : String(next), cursor });
    window.scrollTo({ top: 0 });
  };
  const is_empty = page !== undefined && page.records.length === 0;
  return (
    <div className="c-dev">
      <h1>{t('request_log.title')}</h1>
      <p className="s-muted c-dev__text">{t('request_log.lead')}</p>
      <RequestLogFilters search={search} onChange={change} onClear={() => setSearch({})} />
      <RequestLogTable
        requests={page?.records}
        busy={log.isPlaceholderData}
        onOpen={({ request_id }) => change({ open: request_id })}
        placeholder={
          log.isError || is_empty ? (
            <RequestLogPlaceholder query={log} is_filtered={isFiltered(search)} onClear={() => setSearch({})} />
          ) : undefined
        }
        footer={
          page === undefined || is_empty ? undefined : (
            <Pagination
              page={page_number}
              perPage={page.per_page}
              total={page.total}
              onPageChange={goTo}
              labels={{
                label: t('request_log.title'),
                previous: t('order.page_previous'),
                next: t('order.page_next'),
                range: (from, to, total) =>
                  t('order.page_range', {
                    from: locale.formatNumber(from),
                    to: locale.formatNumber(to),
                    total: `${locale.formatNumber(total)}${page.total_is_exact === false ? '+' : ''}`,
                  }),
              }}
            />
          )
        }
      />
      <RequestLogDetail request_id={search.open} shown={page?.records} onClose={() => change({ open: undefined })} />
    </div>
  );
}
