import { valibotResolver } from '@hookform/resolvers/valibot';
import { Banner, Button, TextField } from '@sampan/ui';
import { loginSchema } from '@sampan/validators';
import { Link, useSearch } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { usePageTitle } from '../app/page-title.ts';
import { useLocale } from '../locale/locale.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { DemoAccounts } from './demo-accounts.tsx';
import { PasswordInput } from './password-input.tsx';
import { useSignIn } from './use-sign-in.ts';

/** /auth and /auth/sign-in: email and password, and in the demo profile one click per account (spec section 2). */
export function SignInPage() {
  const locale = useLocale();
  const { t, issueText, country } = locale;
  const search = useSearch({ from: '/auth' });
  const signIn = useSignIn();
  const { register, handleSubmit, formState } = useForm({
    resolver: valibotResolver(loginSchema),
    defaultValues: { email: '', password: '' },
    mode: 'onBlur',
    reValidateMode: 'onChange',
  });
  const { errors } = formState;
  // Spec section 9, Page titles per country.
  usePageTitle(t('page.home_title', { country: t(`country.${country}`) }));
  return (
    <AuthFrame>
      <h1 className="c-auth__title">{t('sign_in.title')}</h1>
      <DemoAccounts />
      <form
        className="c-stack"
        noValidate
        onSubmit={(event) => void handleSubmit((values) => signIn.mutate(values))(event)}
      >
        {signIn.isError ? <Banner tone="danger">{locale.errorText(signIn.error)}</Banner> : null}
        <TextField
          {...register('email')}
          label={t('sign_in.email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          error={errors.email?.message === undefined ? undefined : issueText(errors.email.message)}
        />
        <PasswordInput
          {...register('password')}
          label={t('sign_in.password')}
          autoComplete="current-password"
          error={errors.password?.message === undefined ? undefined : issueText(errors.password.message)}
        />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          block
          busy={signIn.isPending}
          busyLabel={t('sign_in.submitting')}
        >
          {t('sign_in.submit')}
        </Button>
      </form>
      <p className="c-auth__foot">
        {t('sign_in.no_account')}{' '}
        <Link to="/auth/register" search={search}>
          {t('sign_in.create_account')}
        </Link>
      </p>
    </AuthFrame>
  );
}
