import { useNavigate } from '@tanstack/react-router';
import { useApi } from '../../shared/api/services.tsx';
import { revokeSavedSession } from '../../shared/session/impersonation.ts';
import { endSession } from '../../shared/session/session.store.ts';

/** Logs out: token and user are gone, `forgetAtSignOut` clears order state, and the way leads to /auth (spec section 4, Sessions). */
export function useLogOut(): () => void {
  const api = useApi();
  const navigate = useNavigate();
  return () => {
    // The server's word is not waited for: the person at the screen must be out now.
    api.logout().catch(() => undefined);
    revokeSavedSession();
    endSession('/auth');
    void navigate({ to: '/auth', search: {} });
  };
}
