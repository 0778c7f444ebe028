import type { DeskRequest } from '@sampan/contract';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { useApi } from '../../../shared/api/services.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { RequestView } from '../../../shared/support/request-view.tsx';
import { showToast } from '../../../shared/toast/toast.store.ts';

/** One enquiry at the desk: who wrote, what was written, and the answer. */
export function DeskRequestView({ id }: { id: string }) {
  const { t } = useLocale();
  const api = useApi();
  return (
    <RequestView<DeskRequest>
      list="/operator/support"
      heading="h2"
      query_key={queryKeys.deskRequest(id)}
      load={(signal) => api.getDeskRequest({ params: { id } }, { signal })}
      close={() => api.closeDeskRequest({ params: { id } })}
      outdated={[queryKeys.deskRequestLists]}
      Facts={Sender}
      form={{
        label: t('support.answer'),
        action: t('support.send_answer'),
        send: (content, idempotency_key) =>
          api.answerDeskRequest({ params: { id }, body: { content } }, { idempotency_key }),
        onSent: () => showToast(t('support.answer_sent')),
      }}
    />
  );
}

/** Names of a form's fields are those of the API, which people of Sampan read. */
const nameOf = (field: string) => field.replaceAll('_', ' ');

/** Who wrote, with what else stood in the form. */
function Sender({ request: { company, fields } }: { request: DeskRequest }) {
  const { t } = useLocale();
  const facts = Object.entries(fields).filter(([name, value]) => value !== '' && name !== 'subject');
  return (
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
  );
}
