import { useNavigate } from '@tanstack/react-router';
import { useApi } from '../../shared/api/services.tsx';
import { forgetDraft } from '../../features/create-label/draft/forget-draft.ts';
import { revokeSavedSession } from '../../shared/session/impersonation.ts';
import { endSession } from '../../shared/session/session.store.ts';
import { useUser } from '../../shared/session/use-user.ts';

/** Logs out: token, user and order state are gone and the way leads to /auth (spec section 4, Sessions). */
export function useLogOut(): () => void {
  const api = useApi();
  const user = useUser();
  const navigate = useNavigate();
  return () => {
    // The server's word is not waited for: the person at the screen must be out now.
    api.logout().catch(() => undefined);
    revokeSavedSession();
    forgetDraft(user.id);
    endSession('/auth');
    void navigate({ to: '/auth', search: {} });
  };
}
