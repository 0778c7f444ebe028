import { isApiError } from '@sampan/api-client';
import { Banner, Button, Dialog, TextField } from '@sampan/ui';
import { changeEmailSchema, issueMessage, validateForm } from '@sampan/validators';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';
import { PasswordInput } from '../../shared/credentials/password-input.tsx';
import { errorTextWithWait } from '../../shared/form/form-error.ts';
import { useSettledFields } from '../../shared/form/use-settled-fields.ts';
import { useLocale } from '../../shared/locale/locale.tsx';
import { useUser } from '../../shared/session/use-user.ts';
import { showToast } from '../../shared/toast/toast.store.ts';
import { EmailCodes } from './email-codes.tsx';

/** Another email: first who asks, then the code of the new address. Nothing changes before. */
export function EmailDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLocale();
  const { email } = useUser();
  const title = t(email === '' ? 'security.email_add' : 'security.email_change');
  return (
    <Dialog open={open} onClose={onClose} title={title} closeLabel={t('common.close')} size="sm">
      <EmailChange onClose={onClose} />
    </Dialog>
  );
}

function EmailChange({ onClose }: { onClose: () => void }) {
  const locale = useLocale();
  const { t } = locale;
  const api = useApi();
  const user = useUser();
  const queries = useQueryClient();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const settled = useSettledFields('email-change');
  const start = useMutation({ mutationFn: () => api.startEmailChange({ body: { email, password } }) });
  if (start.data !== undefined)
    return (
      <EmailCodes
        email={email}
        action={t(user.email === '' ? 'security.email_add' : 'security.email_change')}
        old_label={
          !start.data.needs_old_code
            ? null
            : user.email === ''
              ? t('security.email_code_phone')
              : t('security.email_code_old', { email: user.email })
        }
        onCancel={onClose}
        onDone={() => {
          showToast(t('security.email_done'));
          for (const queryKey of [queryKeys.me, queryKeys.sessions]) void queries.invalidateQueries({ queryKey });
          onClose();
        }}
      />
    );
  const errors = isApiError(start.error) ? start.error.errors : [];
  const errorOf = (param: string) => {
    const found = errors.find((each) => each.param === param);
    return found === undefined ? undefined : locale.fieldErrorText(found);
  };
  const [wrong] = settled.has('email') ? (validateForm(changeEmailSchema, { email }).issues ?? []) : [];
  const missing = settled.has('password') && password === '' ? locale.issueText('validate.password_empty') : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!start.isPending) start.mutate();
  };
  return (
    <form className="c-stack" noValidate onSubmit={submit}>
      {start.error === null || errors.length > 0 ? null : (
        <Banner tone="danger">{errorTextWithWait(locale, start.error)}</Banner>
      )}
      <TextField
        type="email"
        id="email-change-email"
        label={t('security.email_new')}
        required
        autoComplete="email"
        data-autofocus=""
        value={email}
        error={wrong === undefined ? errorOf('email') : locale.issueText(issueMessage(wrong.key, wrong.params))}
        onValueChange={setEmail}
      />
      {user.has_password ? (
        <PasswordInput
          id="email-change-password"
          label={t('security.old_password')}
          required
          autoComplete="current-password"
          value={password}
          error={missing ?? errorOf('password')}
          onValueChange={setPassword}
        />
      ) : null}
      <div className="c-code-form__actions">
        <Button onClick={onClose}>{t('common.cancel')}</Button>
        <Button type="submit" variant="primary" busy={start.isPending} busyLabel={t('auth.sending')}>
          {t('common.continue')}
        </Button>
      </div>
    </form>
  );
}
