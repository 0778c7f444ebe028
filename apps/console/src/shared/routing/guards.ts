import { rulesOf } from '@sampan/country-rules';
import { redirect } from '@tanstack/react-router';
import { $session, session } from '../session/session.store.ts';
import { safeNextPath } from './next-path.ts';
import { parsePlainSearch } from './plain-search.ts';

/** Where '/' leads: signed-in people home, everybody else to the sign-in page. */
export function landingPath(): '/home' | '/auth' {
  return $session.get() === null ? '/auth' : '/home';
}

/** What anybody may read, signed in or not (spec section 2, Public routes: /auth with term, policy, manual and faq). */
const DOCUMENT_PATH = /^\/auth\/(term|policy|manual|faq)\/?$/u;

/** A signed-in user on an /auth page goes to /orders/new (spec section 2, Redirect rules), but for the documents there. */
export function guestOnlyGuard(pathname = ''): void {
  if ($session.get() !== null && !DOCUMENT_PATH.test(pathname))
    throw redirect({ to: '/orders/$list', params: { list: 'new' }, replace: true });
}

/**
 * A signed-out user on a private page goes to the stored redirect address, or to / (spec section 2, Redirect rules). The
 * stored address is used once. On the way to / the page that was asked for goes along as `next`, for after the sign-in.
 * Somebody whose country is closed goes to /maintain.
 */
export function signedInGuard(href: string): void {
  const user = $session.get()?.user;
  if (user !== undefined) {
    if (rulesOf(user.country_code).is_closed) throw redirect({ to: '/maintain', replace: true });
    return;
  }
  const stored = session.$redirect_url.get();
  session.setRedirectUrl(null);
  if (stored !== null) {
    const [pathname = '/', query = ''] = stored.split('?', 2);
    // An address that has been kept as text: the router checks its search like that of any other visit.
    throw redirect({ to: pathname as '/auth', search: parsePlainSearch(query), replace: true });
  }
  const next = safeNextPath(href);
  throw redirect({ to: '/', search: next === null || next === '/home' ? {} : { next }, replace: true });
}
