import type { PrivacyRequest } from '@sampan/contract';
import { Button } from '@sampan/ui';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';
import { resultDialog } from '../../shared/dialog/result-dialog.store.ts';
import { saveText } from '../../shared/file/save-file.ts';
import { ListPagination } from '../../shared/list/list-pagination.tsx';
import { LoadError } from '../../shared/list/load-error.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { showToast } from '../../shared/toast/toast.store.ts';

const PER_PAGE = '10';

/** What channels asked about buyers' data, with what was done; nothing where nobody ever asked (channels C11). */
export function PrivacyRequests() {
  const api = useApi();
  const { t } = useLocale();
  const [page, setPage] = useState('1');
  const requests = useQuery({
    queryKey: queryKeys.privacyRequests(page),
    queryFn: ({ signal }) => api.listPrivacyRequests({ query: { page, per_page: PER_PAGE } }, { signal }),
    placeholderData: keepPreviousData,
  });
  const title = t('store.privacy_title');
  if (requests.isError) return <LoadError title={t('store.privacy_failed')} query={requests} />;
  if (requests.data === undefined || requests.data.total === 0) return null;
  return (
    <section className="c-store-privacy" aria-labelledby="store-privacy">
      <h2 id="store-privacy">{title}</h2>
      <p>{t('store.privacy_text')}</p>
      <ul>
        {requests.data.records.map((request) => (
          <Request key={request.id} request={request} />
        ))}
      </ul>
      {requests.data.total > Number(PER_PAGE) ? (
        <ListPagination label={title} page={page} answer={requests.data} onPage={setPage} />
      ) : null}
    </section>
  );
}

function Request({ request }: { request: PrivacyRequest }) {
  const locale = useLocale();
  const { t } = locale;
  const api = useApi();
  const queries = useQueryClient();
  const { id, number, store_order_id, state } = request;
  const onError = (error: Error) => resultDialog.showError(locale.errorText(error));
  const download = useMutation({
    mutationFn: () => api.exportBuyerData({ params: { id } }),
    onSuccess: (data) =>
      saveText(`buyer-data-${number || id.slice(-6)}.json`, JSON.stringify(data, null, 2), 'application/json'),
    onError,
  });
  const answer = useMutation({
    mutationFn: () => api.answerPrivacyRequest({ params: { id } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: queryKeys.stores });
      showToast(t('store.privacy_answered'));
    },
    onError,
  });
  return (
    <li>
      <div>
        {store_order_id === null ? (
          <span>
            {t(request.kind === 'data_request' ? 'store.privacy_data_request_unknown' : 'store.privacy_redact_shop')}
          </span>
        ) : (
          <Link to="/stores/orders" search={{ order: store_order_id }}>
            {t(`store.privacy_${request.kind}`, { number })}
          </Link>
        )}
        <small>
          {request.store_name} ·{' '}
          {t(`store.privacy_${state}`, { date: locale.formatDate(request.done_at ?? request.due_at) })}
        </small>
      </div>
      {state === 'open' ? (
        <div className="c-store-privacy__actions">
          <Button size="sm" busy={download.isPending} onClick={() => download.mutate()}>
            {t('store.privacy_export')}
          </Button>
          <Button size="sm" busy={answer.isPending} onClick={() => answer.mutate()}>
            {t('store.privacy_answer')}
          </Button>
        </div>
      ) : null}
    </li>
  );
}
