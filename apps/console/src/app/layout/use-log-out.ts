import { useNavigate } from '@tanstack/react-router';
import { useApi } from '../../shared/api/services.tsx';
import { orderDraftOf } from '../../features/create-label/draft/order-draft.store.ts';
import { endOwnSession } from '../../shared/session/acting.ts';
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
    endOwnSession();
    orderDraftOf(user).reset();
    endSession('/auth');
    void navigate({ to: '/auth', search: {} });
  };
}
