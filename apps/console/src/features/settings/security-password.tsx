import { valibotResolver } from '@hookform/resolvers/valibot';
import { Banner, Button } from '@sampan/ui';
import { changePasswordSchema } from '@sampan/validators';
import { useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';
import { PasswordInput } from '../../shared/credentials/password-input.tsx';
import { RepeatedPasswordFields } from '../../shared/credentials/repeated-password-fields.tsx';
import { useSubmit } from '../../shared/form/use-submit.ts';
import { recheckWrong, useDelayedValidation } from '../../shared/form/use-delayed-validation.ts';
import { useLocale } from '../../shared/locale/locale.tsx';
import { startSession } from '../../shared/session/session.store.ts';
import { useUser } from '../../shared/session/use-user.ts';
import { showToast } from '../../shared/toast/toast.store.ts';

const EMPTY = { old_password: '', new_password: '', confirm_new_password: '' };

/** Change password (spec section 5): the new one twice, and not the old one. The answer's session takes over here. */
export function SecurityPassword() {
  const { t, issueText } = useLocale();
  const api = useApi();
  const queries = useQueryClient();
  const { email } = useUser();
  const form = useForm({
    resolver: valibotResolver(changePasswordSchema),
    defaultValues: EMPTY,
    mode: 'onBlur',
    reValidateMode: 'onChange',
  });
  useDelayedValidation(form);
  const typed = useWatch({ control: form.control, name: 'new_password' });
  const { submit, is_busy, failure } = useSubmit({
    form,
    call: (passwords) => api.changePassword({ body: passwords }),
    fields: {
      old_password: 'old_password',
      new_password: 'new_password',
      confirm_new_password: 'confirm_new_password',
    },
    onSuccess: (session) => {
      startSession(session);
      form.reset(EMPTY);
      showToast(t('security.password_done'));
      void queries.invalidateQueries({ queryKey: queryKeys.sessions });
    },
  });
  const old_error = form.formState.errors.old_password?.message;
  return (
    <section className="c-card c-settings__section" aria-labelledby="security-password">
      <h2 id="security-password">{t('auth.change_password')}</h2>
      <p className="s-muted">{t('security.password_text')}</p>
      <form className="c-stack c-security__form" noValidate onSubmit={submit}>
        {failure === null ? null : <Banner tone="danger">{failure}</Banner>}
        {/* Password managers file the new password under this name. */}
        <input
          type="text"
          className="s-visually-hidden"
          autoComplete="username"
          aria-hidden="true"
          tabIndex={-1}
          value={email}
          readOnly
        />
        <PasswordInput
          {...form.register('old_password')}
          label={t('security.old_password')}
          required
          autoComplete="current-password"
          hint={t('security.forgot', { link: t('sign_in.forgot') })}
          error={old_error === undefined ? undefined : issueText(old_error)}
        />
        <RepeatedPasswordFields
          new_field={form.register('new_password', { onChange: () => recheckWrong(form, 'confirm_new_password') })}
          confirm_field={form.register('confirm_new_password')}
          typed={typed ?? ''}
          errors={form.formState.errors}
        />
        <div>
          <Button type="submit" variant="primary" busy={is_busy} busyLabel={t('common.saving')}>
            {t('auth.change_password')}
          </Button>
        </div>
      </form>
    </section>
  );
}
