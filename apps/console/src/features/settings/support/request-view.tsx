import { canCall } from '@sampan/api-client';
import type { SupportRequest } from '@sampan/contract';
import { Banner, Button, Icon, iconChevronLeft, SkeletonRows } from '@sampan/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { useApi } from '../../../shared/api/services.tsx';
import { LoadError } from '../../../shared/list/load-error.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { useUser } from '../../../shared/session/use-user.ts';
import { MessageForm } from '../../../shared/support/message-form.tsx';
import { MessageThread } from '../../../shared/support/message-thread.tsx';
import { RequestTag } from '../../../shared/support/request-list.tsx';

/** One request: what was written, a reply, and an end. */
export function RequestView({ id }: { id: string }) {
  const { t } = useLocale();
  const api = useApi();
  const found = useQuery({
    queryKey: queryKeys.supportRequest(id),
    queryFn: ({ signal }) => api.getSupportRequest({ params: { id } }, { signal }),
  });
  return (
    <div className="c-requests">
      <Link to="/settings/support" className="c-requests__back">
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
        <RequestThread request={found.data} />
      )}
    </div>
  );
}

function RequestThread({ request }: { request: SupportRequest }) {
  const { t, errorText } = useLocale();
  const api = useApi();
  const queries = useQueryClient();
  const may_write = canCall('replySupportRequest', useUser());
  const { id, state, subject, messages } = request;
  const keep = (written: SupportRequest) => {
    queries.setQueryData(queryKeys.supportRequest(id), written);
    void queries.invalidateQueries({ queryKey: queryKeys.supportRequestLists });
    // What was answered needs nobody any more.
    void queries.invalidateQueries({ queryKey: queryKeys.notices });
  };
  const close = useMutation({
    mutationFn: () => api.closeSupportRequest({ params: { id } }),
    onSuccess: keep,
  });
  return (
    <>
      <h1 className="c-requests__title">
        {subject} <RequestTag state={state} />
      </h1>
      <MessageThread messages={messages} />
      {close.error === null ? null : <Banner tone="danger">{errorText(close.error)}</Banner>}
      {may_write ? (
        <section className="c-card c-settings__section">
          <MessageForm
            label={t('support.reply')}
            action={t('support.send_reply')}
            send={(content, idempotency_key) =>
              api.replySupportRequest({ params: { id }, body: { content } }, { idempotency_key })
            }
            onSent={keep}
            end={
              state === 'closed' ? null : (
                <Button busy={close.isPending} onClick={() => close.mutate()}>
                  {t('support.close')}
                </Button>
              )
            }
          />
        </section>
      ) : null}
    </>
  );
}
