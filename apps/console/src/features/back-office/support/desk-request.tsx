import type { DeskRequest } from '@sampan/contract';
import { Banner, Button, Icon, iconChevronLeft, SkeletonRows } from '@sampan/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { useApi } from '../../../shared/api/services.tsx';
import { LoadError } from '../../../shared/list/load-error.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { MessageForm } from '../../../shared/support/message-form.tsx';
import { MessageThread } from '../../../shared/support/message-thread.tsx';
import { RequestTag } from '../../../shared/support/request-list.tsx';
import { showToast } from '../../../shared/toast/toast.store.ts';

/** One enquiry at the desk: who wrote, what was written, and the answer. */
export function DeskRequestView({ id }: { id: string }) {
  const { t } = useLocale();
  const api = useApi();
  const found = useQuery({
    queryKey: queryKeys.deskRequest(id),
    queryFn: ({ signal }) => api.getDeskRequest({ params: { id } }, { signal }),
  });
  return (
    <div className="c-requests">
      <Link to="/operator/support" className="c-requests__back">
        <Icon shape={iconChevronLeft} size={16} />
        {t('support.title')}
      </Link>
      {found.data === undefined ? (
        found.isError ? (
          <LoadError title={t('support.not_loaded')} query={found} />
        ) : (
          <SkeletonRows rows={3} rowHeight={96} label={t('common.loading')} />
        )
      ) : (
        <DeskThread request={found.data} />
      )}
    </div>
  );
}

/** Names of a form's fields are those of the API, which people of Sampan read. */
const nameOf = (field: string) => field.replaceAll('_', ' ');

function DeskThread({ request }: { request: DeskRequest }) {
  const { t, errorText } = useLocale();
  const api = useApi();
  const queries = useQueryClient();
  const { id, state, subject, company, fields, messages } = request;
  const keep = (written: DeskRequest) => {
    queries.setQueryData(queryKeys.deskRequest(id), written);
    void queries.invalidateQueries({ queryKey: queryKeys.deskRequestLists });
  };
  const close = useMutation({ mutationFn: () => api.closeDeskRequest({ params: { id } }), onSuccess: keep });
  const facts = Object.entries(fields).filter(([name, value]) => value !== '' && name !== 'subject');
  return (
    <>
      <h2 className="c-requests__title">
        {subject} <RequestTag state={state} />
      </h2>
      <section className="c-card">
        <p>
          <strong>{company?.name ?? t('support.no_account')}</strong>
        </p>
        <dl className="c-requests__facts">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{nameOf(name)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <MessageThread messages={messages} />
      {close.error === null ? null : <Banner tone="danger">{errorText(close.error)}</Banner>}
      <section className="c-card">
        <MessageForm
          label={t('support.answer')}
          action={t('support.send_answer')}
          send={(content, idempotency_key) =>
            api.answerDeskRequest({ params: { id }, body: { content } }, { idempotency_key })
          }
          onSent={(written) => {
            keep(written);
            showToast(t('support.answer_sent'));
          }}
          end={
            state === 'closed' ? null : (
              <Button busy={close.isPending} onClick={() => close.mutate()}>
                {t('support.close')}
              </Button>
            )
          }
        />
      </section>
    </>
  );
}
