import { isApiError } from '@sampan/api-client';
import { buttonClass, ErrorBlock, Skeleton, Banner } from '@sampan/ui';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { usePageTitle } from '../../shared/routing/page-title.ts';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { errorTextWithWait } from '../../shared/form/form-error.ts';
import { ResetPasswordForm } from './reset-password-form.tsx';

/** /auth/reset-password#token=...: the page behind the link of the email. The fragment reaches no server log. */
export function ResetPasswordPage() {
  const locale = useLocale();
  const { t } = locale;
  const api = useApi();
  const hash = useLocation({ select: (location) => location.hash });
  const token = new URLSearchParams(hash).get('token') ?? '';
  const [end, setEnd] = useState<'done' | 'dead' | null>(null);
  const link = useQuery({
    queryKey: queryKeys.resetLink(token),
    queryFn: () => api.parseResetLink({ body: { token } }),
    enabled: token !== '' && end === null,
    staleTime: Infinity,
    gcTime: 0,
  });
  const is_dead =
    end === 'dead' || token === '' || (isApiError(link.error) && link.error.code === 'reset_link_not_available');
  usePageTitle(is_dead ? t('auth.reset_dead_title') : t('auth.reset_title'));

  if (end === 'done')
    return (
      <AuthLayout>
        <h1 className="c-auth__title">{t('auth.reset_title')}</h1>
        <Banner tone="success">{t('auth.reset_done')}</Banner>
        <Link to="/auth" search={{}} className={buttonClass({ variant: 'primary', size: 'lg', block: true })}>
          {t('sign_in.submit')}
        </Link>
      </AuthLayout>
    );
  if (is_dead)
    return (
      <AuthLayout>
        <h1 className="c-auth__title">{t('auth.reset_dead_title')}</h1>
        <p className="s-muted">{t('auth.reset_dead_text')}</p>
        <Link
          to="/auth/forgot-password"
          search={{}}
          className={buttonClass({ variant: 'primary', size: 'lg', block: true })}
        >
          {t('auth.reset_ask')}
        </Link>
      </AuthLayout>
    );
  return (
    <AuthLayout>
      <h1 className="c-auth__title">{t('auth.reset_title')}</h1>
      {link.data === undefined ? (
        link.isError ? (
          <ErrorBlock
            title={errorTextWithWait(locale, link.error)}
            retryLabel={t('common.try_again')}
            retrying={link.isFetching}
            onRetry={() => void link.refetch()}
          />
        ) : (
          <Skeleton height={220} shape="block" />
        )
      ) : (
        <ResetPasswordForm
          token={token}
          email_masked={link.data.email_masked}
          expires_at={link.data.expires_at}
          onEnd={setEnd}
        />
      )}
    </AuthLayout>
  );
}
