import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { lazyPart } from '../../shared/locale/lazy-part.tsx';
import { $user, endSession } from '../../shared/session/session.store.ts';
import { restoreOwnSession } from '../../shared/session/impersonation.ts';
import './impersonation-bar.css';

/** Almost nobody acts as somebody else: whoever does fetches the bar itself. */
const ActingAs = lazyPart('parts', () => import('./acting-as.tsx'), 'ActingAs');

/** While an admin acts as somebody else: the bar over everything, and the end of it when its time is over (look.md, Header). */
export function ImpersonationBar() {
  const user = useStore($user);
  const is_acting = user?.is_admin_logged_in === true;
  const until = is_acting ? (user.impersonated_until ?? null) : null;

  useEffect(() => {
    document.documentElement.toggleAttribute('data-acting', is_acting);
  }, [is_acting]);
  useEffect(() => {
    if (until === null) return undefined;
    const timer = setTimeout(
      () => {
        if (!restoreOwnSession()) endSession('/auth');
      },
      Math.max(0, until * 1000 - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [until]);

  if (!is_acting) return null;
  return <ActingAs name={user.name === '' ? user.email || user.company_name : user.name} until={until} />;
}
