import { useState } from 'react';
import { usePageTitle } from '../../shared/routing/page-title.ts';
import { useLocale } from '../../shared/locale/locale.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { receivedSocialResponse } from './social-flow.ts';
import { SocialCallback } from './social-callback.tsx';
import { SocialProblem } from './social-problem.tsx';
import { PROVIDER_NAMES } from './social-providers.ts';

/** /auth/social: where a provider leads back to. The router took the answer out of the address before this page is drawn. */
export function SocialPage() {
  const { t } = useLocale();
  const [answer] = useState(receivedSocialResponse);
  const title =
    answer.flow === null
      ? t('social.stale_title')
      : t('social.continue', { provider: PROVIDER_NAMES[answer.flow.provider] });
  usePageTitle(title);
  return (
    <AuthLayout>
      <h1 className="c-auth__title">{title}</h1>
      {answer.kind === 'token' ? (
        <SocialCallback flow={answer.flow} access_token={answer.access_token} />
      ) : (
        <SocialProblem flow={answer.flow} tone={answer.kind === 'cancelled' ? 'info' : 'warning'}>
          {t(`social.${answer.kind}`)}
        </SocialProblem>
      )}
    </AuthLayout>
  );
}
