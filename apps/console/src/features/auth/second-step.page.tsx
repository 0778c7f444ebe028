import { isApiError } from '@sampan/api-client';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useApi } from '../../shared/api/services.tsx';
import { CodeForm } from '../../shared/credentials/code-form.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { usePageTitle } from '../../shared/routing/page-title.ts';
import { AuthLayout } from './auth-layout.tsx';
import { forgetChallenge, readChallenge } from './second-step.ts';
import { useAuthSearch } from './use-auth-search.ts';
import { useEnter } from './use-sign-in.ts';

/** /auth/second-step: the code of the authenticator app, after a sign-in whose first step was right (spec 4 Sessions). */
export function SecondStepPage() {
  const { t } = useLocale();
  const api = useApi();
  const search = useAuthSearch();
  const enter = useEnter();
  const [challenge, setChallenge] = useState(readChallenge);
  usePageTitle(t('auth.second_title'));
  useEffect(() => {
    document.querySelector<HTMLInputElement>('input[autocomplete="one-time-code"]')?.focus();
  }, []);
  return (
    <AuthLayout>
      <h1 className="c-auth__title">{t('auth.second_title')}</h1>
      {challenge === null ? (
        <p>{t('error.sign_in_expired')}</p>
      ) : (
        <>
          <p className="s-muted">{t('auth.second_text')}</p>
          <CodeForm
            block
            hint={t('auth.second_hint')}
            action={t('sign_in.submit')}
            busy={t('sign_in.submitting')}
            call={(otp) =>
              api.loginSecondFactor({ body: { challenge, otp } }).catch((error: unknown) => {
                if (isApiError(error) && error.code === 'sign_in_expired') setChallenge(null);
                throw error;
              })
            }
            onSuccess={(session) => {
              forgetChallenge();
              enter(session);
            }}
          />
        </>
      )}
      <p className="c-auth__foot">
        <Link to="/auth" search={search}>
          {t('auth.back_to_sign_in')}
        </Link>
      </p>
    </AuthLayout>
  );
}
