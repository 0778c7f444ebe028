import { canCall } from '@sampan/api-client';
import { EmptyState, SkeletonRows } from '@sampan/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { useApi } from '../../../shared/api/services.tsx';
import { ListPagination } from '../../../shared/list/list-pagination.tsx';
import { LoadError } from '../../../shared/list/load-error.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { usePageTitle } from '../../../shared/routing/page-title.ts';
import { useUser } from '../../../shared/session/use-user.ts';
import { RequestList } from '../../../shared/support/request-list.tsx';
import { useRequestNavigate, useRequestSearch } from '../../../shared/support/request-search.ts';
import { NewRequest } from './new-request.tsx';
import { OwnRequestView } from './own-request.tsx';

/** /settings/support: what the company wrote to support, where each request stands, and a new one; `request` opens one. */
export function SupportPage() {
  const { t } = useLocale();
  const { request, page } = useRequestSearch();
  usePageTitle(t('support.title'));
  if (request !== undefined) return <OwnRequestView key={request} id={request} />;
  return <Requests page={page} />;
}

function Requests({ page }: { page: string | undefined }) {
  const { t, formatMoment } = useLocale();
  const api = useApi();
  const setSearch = useRequestNavigate('/settings/support');
  const may_write = canCall('createSupportRequest', useUser());
  const query = page === undefined ? {} : { page };
  const found = useQuery({
    queryKey: queryKeys.supportRequestList(query),
    queryFn: ({ signal }) => api.listSupportRequests({ query }, { signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <div className="c-requests">
      <div>
        <h1>{t('support.title')}</h1>
        <p className="s-muted">{t('support.text')}</p>
      </div>
      {may_write ? <NewRequest /> : null}
      <section className="c-card c-settings__section" aria-labelledby="support-list">
        <h2 id="support-list">{t('support.list')}</h2>
        {found.data === undefined ? (
          found.isError ? (
            <LoadError title={t('state.error_title')} query={found} />
          ) : (
            <SkeletonRows rows={3} rowHeight={56} label={t('common.loading')} />
          )
        ) : found.data.records.length === 0 ? (
          <EmptyState kind="no-records" headingLevel={3} title={t('support.none')}>
            {t('support.none_text')}
          </EmptyState>
        ) : (
          <>
            <RequestList
              to="/settings/support"
              requests={found.data.records.map(({ id, state, subject, opened_by, updated_at }) => ({
                id,
                state,
                subject,
                detail: `${opened_by} · ${formatMoment(updated_at)}`,
              }))}
            />
            <ListPagination
              label={t('support.list')}
              page={page}
              answer={found.data}
              onPage={(next) => setSearch({ page: next })}
            />
          </>
        )}
      </section>
    </div>
  );
}
