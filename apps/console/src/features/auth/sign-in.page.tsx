import { Banner, Button, buttonClass, TextField } from '@sampan/ui';
import { useLocale } from '../../shared/locale/locale.tsx';
import { PageLink } from '../../shared/routing/navigation.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { DemoAccounts } from './demo-accounts.tsx';
import { PasswordInput } from '../../shared/credentials/password-input.tsx';
import { SocialButtons } from './social-buttons.tsx';
import { useAuthSearch } from './use-auth-search.ts';
import { useFormTitle } from '../../shared/form/use-form-title.ts';
import { useLightForm } from '../../shared/form/use-light-form.ts';
import { useEnter, useLogin } from './use-sign-in.ts';

const NAMES = ['email', 'password'] as const;
const loadCheck = async () => (await import('./check-sign-in.ts')).checkSignIn;

/** /auth and /auth/sign-in: email and password, the other ways in, and in the demo its accounts, folded (spec section 2). */
export function SignInPage() {
  const { t, issueText, country } = useLocale();
  const search = useAuthSearch();
  const form = useLightForm({ load: loadCheck, names: NAMES, call: useLogin(), onSuccess: useEnter() });
  const { errors, submit, is_busy, failure } = form;
  // Spec section 9, Page titles per country.
  useFormTitle(t('page.home_title', { country: t(`country.${country}`) }), form);
  return (
    <AuthLayout>
      <div>
        <h1 className="c-auth__title">{t('sign_in.title')}</h1>
        <p className="c-auth__foot">
          {t('sign_in.no_account')}{' '}
          <PageLink to="/auth/register" search={search}>
            {t('sign_in.create_account')}
          </PageLink>
        </p>
      </div>
      <form className="c-stack" noValidate onSubmit={submit}>
        {failure === null ? null : <Banner tone="danger">{failure}</Banner>}
        <TextField
          {...form.field('email')}
          label={t('sign_in.email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          error={errors['email']?.message === undefined ? undefined : issueText(errors['email'].message)}
        />
        <PasswordInput
          {...form.field('password')}
          label={t('sign_in.password')}
          autoComplete="current-password"
          error={errors['password']?.message === undefined ? undefined : issueText(errors['password'].message)}
        />
        <p className="c-auth__aside">
          <PageLink to="/auth/forgot-password" search={search}>
            {t('sign_in.forgot')}
          </PageLink>
        </p>
        <Button type="submit" variant="primary" size="lg" block busy={is_busy} busyLabel={t('sign_in.submitting')}>
          {t('sign_in.submit')}
        </Button>
      </form>
      <div className="c-auth__others">
        <p className="c-auth__or">{t('sign_in.or')}</p>
        <SocialButtons />
        <PageLink to="/auth/phone" search={search} className={buttonClass({ size: 'lg', block: true })}>
          {t('sign_in.by_phone')}
        </PageLink>
      </div>
      <DemoAccounts />
    </AuthLayout>
  );
}
