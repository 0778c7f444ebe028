import { valibotResolver } from '@hookform/resolvers/valibot';
import { Banner, Button, buttonClass, TextField } from '@sampan/ui';
import { loginSchema } from '@sampan/validators';
import { Link } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { useLocale } from '../../shared/locale/locale.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { DemoAccounts } from './demo-accounts.tsx';
import { PasswordInput } from '../../shared/credentials/password-input.tsx';
import { SocialButtons } from './social-buttons.tsx';
import { useAuthSearch } from './use-auth-search.ts';
import { useFormCall } from '../../shared/form/use-form-call.ts';
import { useFormTitle } from '../../shared/form/use-form-title.ts';
import { useLateValidation } from '../../shared/form/use-late-validation.ts';
import { useEnter, useLogin } from './use-sign-in.ts';

/** /auth and /auth/sign-in: email and password, the other ways in, and in the demo one click per account (spec section 2). */
export function SignInPage() {
  const { t, issueText, country } = useLocale();
  const search = useAuthSearch();
  const form = useForm({
    resolver: valibotResolver(loginSchema),
    defaultValues: { email: '', password: '' },
    mode: 'onBlur',
    reValidateMode: 'onChange',
  });
  useLateValidation(form);
  const { submit, is_busy, failure } = useFormCall({
    form,
    call: useLogin(),
    fields: { email: 'email', password: 'password' },
    onSuccess: useEnter(),
  });
  const { errors } = form.formState;
  // Spec section 9, Page titles per country.
  useFormTitle(t('page.home_title', { country: t(`country.${country}`) }), form.formState);
  return (
    <AuthFrame>
      <h1 className="c-auth__title">{t('sign_in.title')}</h1>
      <DemoAccounts />
      <form className="c-stack" noValidate onSubmit={submit}>
        {failure === null ? null : <Banner tone="danger">{failure}</Banner>}
        <TextField
          {...form.register('email')}
          label={t('sign_in.email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          error={errors.email?.message === undefined ? undefined : issueText(errors.email.message)}
        />
        <PasswordInput
          {...form.register('password')}
          label={t('sign_in.password')}
          autoComplete="current-password"
          error={errors.password?.message === undefined ? undefined : issueText(errors.password.message)}
        />
        <p className="c-auth__aside">
          <Link to="/auth/forgot-password" search={search}>
            {t('sign_in.forgot')}
          </Link>
        </p>
        <Button type="submit" variant="primary" size="lg" block busy={is_busy} busyLabel={t('sign_in.submitting')}>
          {t('sign_in.submit')}
        </Button>
      </form>
      <div className="c-auth__others">
        <p className="c-auth__or">{t('sign_in.or')}</p>
        <SocialButtons />
        <Link to="/auth/phone" search={search} className={buttonClass({ size: 'lg', block: true })}>
          {t('sign_in.by_phone')}
        </Link>
      </div>
      <p className="c-auth__foot">
        {t('sign_in.no_account')}{' '}
        <Link to="/auth/register" search={search}>
          {t('sign_in.create_account')}
        </Link>
      </p>
    </AuthFrame>
  );
}
