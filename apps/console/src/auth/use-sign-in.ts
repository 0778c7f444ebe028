import type { Session } from '@sampan/contract';
import { SIGN_IN_TIME_ZONE } from '@sampan/country-rules';
import { useMutation } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { safeNextPath } from '../app/redirects.ts';
import { useApi } from '../app/services.tsx';
import { startSession } from '../session/session.store.ts';

/** Where a new session begins: the page that asked for it, else /orders/new (spec section 2, Redirect rules). */
export function useEnter(): (session: Session) => void {
  const router = useRouter();
  const { next } = useSearch({ from: '/auth' });
  return (session) => {
    startSession(session);
    router.history.replace(safeNextPath(next) ?? '/orders/new');
  };
}

/** Signs in with email and password (spec section 7, POST /login; it sends the Singapore time zone, section 9). */
export function useSignIn() {
  const api = useApi();
  const enter = useEnter();
  return useMutation({
    mutationFn: ({ email, password }: { email: string; password: string }) =>
      api.login({ body: { email, password, timezone: SIGN_IN_TIME_ZONE } }),
    onSuccess: enter,
  });
}
