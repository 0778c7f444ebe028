import { isApiError } from '@sampan/api-client';
import type { Session } from '@sampan/contract';
import { SIGN_IN_TIME_ZONE } from '@sampan/country-rules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { showToast } from '../../shared/toast/toast.store.ts';
import { errorTextWithWait } from '../../shared/form/form-error.ts';
import type { SocialFlow } from './social-response.ts';
import { SECURITY_PATH } from './social-paths.ts';
import { SocialProblem } from './social-problem.tsx';
import { PROVIDER_NAMES } from './social-providers.ts';
import { useSecondStep } from './second-step.ts';
import { useEnter } from './use-sign-in.ts';

export interface SocialCallbackProps {
  flow: SocialFlow;
  access_token: string;
}

/** Hands the provider's token to the server, once, and leads on: into a session, or back to where it was connected. */
export function SocialCallback({ flow, access_token }: SocialCallbackProps) {
  const locale = useLocale();
  const { t } = locale;
  const api = useApi();
  const router = useRouter();
  const queries = useQueryClient();
  const enter = useEnter();
  const withSecondStep = useSecondStep();
  const begun = useRef(false);
  const provider = PROVIDER_NAMES[flow.provider];
  const { mutate, error } = useMutation({
    mutationFn: async (): Promise<Session | null> => {
      const proof = { access_token, nonce: flow.nonce };
      if (flow.purpose === 'link') {
        await api.linkSocialLogin({ body: { provider: flow.provider, ...proof } });
        return null;
      }
      const body = { ...proof, timezone: SIGN_IN_TIME_ZONE };
      return withSecondStep(flow.provider === 'google' ? api.loginGoogle({ body }) : api.loginFacebook({ body }));
    },
    onSuccess: (session) => {
      if (session !== null) {
        enter(session);
        return;
      }
      void queries.invalidateQueries({ queryKey: queryKeys.socialLogins });
      showToast(t('social.linked', { provider }));
      router.history.replace(SECURITY_PATH);
    },
    onError: (failure) => {
      if (isApiError(failure) && failure.code === 'country_closed') void router.navigate({ to: '/maintain' });
    },
  });
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    mutate();
  }, [mutate]);
  if (error === null)
    return (
      <p className="c-social__wait" role="status">
        {flow.purpose === 'link' ? t('social.connecting') : t('social.signing_in')}
      </p>
    );
  const has_account = isApiError(error) && error.code === 'link_required';
  return (
    <SocialProblem flow={flow} tone={has_account ? 'warning' : 'danger'} has_account={has_account}>
      {errorTextWithWait(locale, error)}
    </SocialProblem>
  );
}
