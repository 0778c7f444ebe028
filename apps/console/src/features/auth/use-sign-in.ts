import type { Session } from '@sampan/contract';
import { SIGN_IN_TIME_ZONE } from '@sampan/country-rules';
import { safeNextPath } from '../../shared/routing/next-path.ts';
import { useNavigation } from '../../shared/routing/navigation.tsx';
import { needsOnboarding } from '../../shared/session/needs-onboarding.ts';
import { useApi } from '../../shared/api/services.tsx';
import { startSession } from '../../shared/session/session.store.ts';
import { visitSource } from '../../shared/session/visit-source.ts';
import { useSecondStep } from './second-step.ts';
import { useAuthSearch } from './use-auth-search.ts';

/**
 * Where a new session begins: the page that asked for it, else /orders/new (spec section 2, Redirect rules), or the steps to
 * the first label at an owner's first sign-in (section 4, Sessions).
 */
export function useEnter(): (session: Session) => void {
  const { replace } = useNavigation();
  const { next } = useAuthSearch();
  return (session) => {
    startSession(session);
    // The operator's people reach nothing of the operator's before their second step is set up.
    if (session.user.needs_two_factor) {
      replace('/settings/security');
      return;
    }
    const first = session.user.is_first_login && needsOnboarding(session.user) ? '/onboard' : '/orders/new';
    replace(safeNextPath(next) ?? first);
  };
}

/** Asks for a session with email and password (spec section 7, POST /login; it sends the Singapore time zone, section 9). */
export function useLogin(): (person: { email: string; password: string }) => Promise<Session> {
  const api = useApi();
  const withSecondStep = useSecondStep();
  return ({ email, password }) => {
    const { ati } = visitSource();
    return withSecondStep(
      api.login({ body: { email, password, ...(ati === '' ? {} : { ati }), timezone: SIGN_IN_TIME_ZONE } }),
    );
  };
}
