import { Banner, Button, TextField } from '@sampan/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { useApi } from '../../../shared/api/services.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { removePendingPayment } from './pending-payments.ts';

/** The bank of a test card that asks at the charge: the right code pays, any other does not. */
export function SandboxBank({ top_up_id }: { top_up_id: string }) {
  const locale = useLocale();
  const { t } = locale;
  const api = useApi();
  const queries = useQueryClient();
  const [code, setCode] = useState('');
  const answer = useMutation({
    mutationFn: () => api.answerTestBank({ params: { id: top_up_id }, body: { code } }),
    onSuccess: (top_up) => {
      // The dialog says that it failed: no popup has to say it again.
      if (top_up.status === 'failed') removePendingPayment(top_up_id);
      queries.setQueryData(['top-up', 'one', top_up_id], top_up);
      void queries.invalidateQueries({ queryKey: queryKeys.balance });
      void queries.invalidateQueries({ queryKey: queryKeys.me });
    },
  });
  return (
    <form
      className="c-stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (code.trim() !== '') answer.mutate();
      }}
    >
      {answer.isError ? <Banner tone="danger">{locale.errorText(answer.error)}</Banner> : null}
      <TextField
        label={t('payment.code')}
        hint={t('payment.code_text')}
        required
        numeric
        autoFocus
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        value={code}
        onValueChange={setCode}
      />
      <Button
        type="submit"
        variant="primary"
        block
        disabled={code.trim() === ''}
        busy={answer.isPending}
        busyLabel={t('payment.code_sending')}
      >
        {t('payment.code_send')}
      </Button>
    </form>
  );
}
