import { TextField } from '@sampan/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { useApi } from '../../../shared/api/services.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { MessageForm } from '../../../shared/support/message-form.tsx';
import { useRequestNavigate } from '../../../shared/support/request-search.ts';
import { showToast } from '../../../shared/toast/toast.store.ts';

/** As much as the API takes. */
const SUBJECT_MAX = 120;

/** A new message to support; its own page opens once it was sent. */
export function NewRequest() {
  const { t, issueText } = useLocale();
  const api = useApi();
  const queries = useQueryClient();
  const setSearch = useRequestNavigate('/settings/support');
  const [subject, setSubject] = useState('');
  const [is_tried, setTried] = useState(false);
  const given = subject.trim();
  return (
    <section className="c-card c-settings__section" aria-labelledby="support-new">
      <h2 id="support-new">{t('support.new')}</h2>
      <MessageForm
        label={t('label.content')}
        action={t('contact.send')}
        onCheck={() => {
          setTried(true);
          return given !== '';
        }}

        fields={{ subject: given }}
        send={(content, idempotency_key) =>
          api.createSupportRequest({ body: { subject: given, content } }, { idempotency_key })
        }
        onSent={(written) => {
          queries.setQueryData(queryKeys.supportRequest(written.id), written);
          void queries.invalidateQueries({ queryKey: queryKeys.supportRequestLists });
          showToast(t('support.sent'));
          setSearch({ request: written.id });
        }}
      >
        <TextField
          label={t('support.subject')}
          required
          maxLength={SUBJECT_MAX}
          autoComplete="off"
          value={subject}
          error={is_tried && given === '' ? issueText('validate.required', t('support.subject')) : undefined}
          onValueChange={setSubject}
        />
      </MessageForm>
    </section>
  );
}
