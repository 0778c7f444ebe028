import { EmptyState, Select, SkeletonRows } from '@sampan/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { useApi } from '../../../shared/api/services.tsx';
import { ListPagination } from '../../../shared/list/list-pagination.tsx';
import { LoadError } from '../../../shared/list/load-error.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { usePageTitle } from '../../../shared/routing/page-title.ts';
import { RequestList } from '../../../shared/support/request-list.tsx';
import {
  parseRequestSearch,
  REQUEST_STATES,
  useRequestNavigate,
  useRequestSearch,
  type RequestSearch,
} from '../../../shared/support/request-search.ts';
import { DeskRequestView } from './desk-request.tsx';

/** /operator/support: what was written to Sampan, the one that waits longest first; `request` opens one. */
export function SupportDeskPage() {
  const { t } = useLocale();
  const search = useRequestSearch();
  usePageTitle(t('support.title'));
  if (search.request !== undefined) return <DeskRequestView key={search.request} id={search.request} />;
  return <Desk search={search} />;
}

function Desk({ search }: { search: RequestSearch }) {
  const { t, formatMoment } = useLocale();
  const api = useApi();
  const { state = 'open', page } = search;
  const query = { state, ...(page === undefined ? {} : { page }) };
  const found = useQuery({
    queryKey: queryKeys.deskRequestList(query),
    queryFn: ({ signal }) => api.listDeskRequests({ query }, { signal }),
    placeholderData: keepPreviousData,
  });
  const setSearch = useRequestNavigate('/operator/support');
  return (
    <div className="c-requests">
      <div>
        <h2>{t('support.title')}</h2>
        <p className="s-muted">{t('support.desk_text')}</p>
      </div>
      <div>
        <Select
          label={t('support.state')}
          value={state}
          options={REQUEST_STATES.map((one) => ({ value: one, label: t(`support.state_${one}`) }))}
          onValueChange={(one) => setSearch(parseRequestSearch({ state: one }))}
        />
      </div>
      {found.data === undefined ? (
        found.isError ? (
          <LoadError title={t('state.error_title')} query={found} />
        ) : (
          <SkeletonRows rows={6} rowHeight={56} label={t('common.loading')} />
        )
      ) : found.data.records.length === 0 ? (
        <EmptyState kind="no-records" headingLevel={3} title={t('support.desk_none')} />
      ) : (
        <div className="c-card">
          <RequestList
            to="/operator/support"
            requests={found.data.records.map(({ id, subject, company, opened_by, updated_at, ...row }) => ({
              id,
              state: row.state,
              subject,
              detail: [company?.name ?? t('support.no_account'), opened_by, formatMoment(updated_at)].join(' · '),
            }))}
          />
          <ListPagination
            label={t('support.title')}
            page={page}
            answer={found.data}
            onPage={(next) => setSearch(parseRequestSearch({ ...search, page: next }))}
          />
        </div>
      )}
    </div>
  );
}
