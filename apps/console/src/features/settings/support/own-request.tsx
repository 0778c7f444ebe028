import { canCall } from '@sampan/api-client';
import type { SupportRequest } from '@sampan/contract';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { useApi } from '../../../shared/api/services.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { useUser } from '../../../shared/session/use-user.ts';
import { RequestView } from '../../../shared/support/request-view.tsx';

/** One of the company's requests: what was written, a reply, and an end. */
export function OwnRequestView({ id }: { id: string }) {
  const { t } = useLocale();
  const api = useApi();
  const may_write = canCall('replySupportRequest', useUser());
  return (
    <RequestView<SupportRequest>
      list="/settings/support"
      heading="h1"
      query_key={queryKeys.supportRequest(id)}
      load={(signal) => api.getSupportRequest({ params: { id } }, { signal })}
      close={() => api.closeSupportRequest({ params: { id } })}
      // A notification tells of an answer until it was replied to.
      outdated={[queryKeys.supportRequestLists, queryKeys.notices]}
      form={
        may_write
          ? {
              label: t('support.reply'),
              action: t('support.send_reply'),
              send: (content, idempotency_key) =>
                api.replySupportRequest({ params: { id }, body: { content } }, { idempotency_key }),
            }
          : null
      }
    />
  );
}
