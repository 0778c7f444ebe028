import { valibotResolver } from '@hookform/resolvers/valibot';
import { Banner, Button, TextField } from '@sampan/ui';
import { forgotPasswordSchema } from '@sampan/validators';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useApi } from '../../shared/api/services.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { useAuthSearch } from './use-auth-search.ts';
import { useSubmit } from '../../shared/form/use-submit.ts';
import { useFormTitle } from '../../shared/form/use-form-title.ts';
import { useDelayedValidation } from '../../shared/form/use-delayed-validation.ts';

/** /auth/forgot-password: asks for a link, and says the same whether the email has an account or not (trust 4.22). */
export function ForgotPasswordPage() {
  const { t, issueText } = useLocale();
  const api = useApi();
  const search = useAuthSearch();
  const [sent_to, setSentTo] = useState<string | null>(null);
  const form = useForm({
    resolver: valibotResolver(forgotPasswordSchema),
    defaultValues: { email: '' },
    mode: 'onBlur',
    reValidateMode: 'onChange',
  });
  useDelayedValidation(form);
  const { submit, is_busy, failure } = useSubmit({
    form,
    call: ({ email }) => api.forgotPassword({ body: { email } }),
    fields: { email: 'email' },
    onSuccess: (_answer, { email }) => setSentTo(email),
  });
  const { errors } = form.formState;
  useFormTitle(t('auth.forgot_title'), form.formState);
  return (
    <AuthLayout>
      <h1 className="c-auth__title">{t('auth.forgot_title')}</h1>
      {sent_to === null ? (
        <>
          <p className="s-muted">{t('auth.forgot_text')}</p>
          <form className="c-stack" noValidate onSubmit={submit}>
            {failure === null ? null : <Banner tone="danger">{failure}</Banner>}
            <TextField
              {...form.register('email')}
              label={t('sign_in.email')}
              required
              type="email"
              inputMode="email"
              autoComplete="username"
              error={errors.email?.message === undefined ? undefined : issueText(errors.email.message)}
            />
            <Button type="submit" variant="primary" size="lg" block busy={is_busy} busyLabel={t('auth.sending')}>
              {t('auth.forgot_submit')}
            </Button>
          </form>
        </>
      ) : (
        <div className="c-stack">
          <Banner tone="success" title={t('auth.forgot_sent')}>
            {t('auth.forgot_sent_text', { email: sent_to })}
          </Banner>
          <Button block onClick={() => setSentTo(null)}>
            {t('auth.forgot_change')}
          </Button>
        </div>
      )}
      <p className="c-auth__foot">
        <Link to="/auth" search={search}>
          {t('auth.back_to_sign_in')}
        </Link>
      </p>
    </AuthLayout>
  );
}
