import { redirect } from '@tanstack/react-router';
import { $session, session } from '../session/session.store.ts';

/** Where '/' leads: signed-in people home, everybody else to the sign-in page. */
export function landingPath(): '/home' | '/auth' {
  return $session.get() === null ? '/auth' : '/home';
}

/**
 * Only paths of our own are followed after sign-in: no other origin ('//evil.test', 'https:...'), no way back to /auth.
 */
export function safeNextPath(next: string | undefined): string | null {
  if (next === undefined || !/^\/(?![/\\])/u.test(next)) return null;
  return /^\/auth(\/|\?|$)/u.test(next) ? null : next;
}

/**
 * A signed-out user on a private page goes to sign in, and the address is kept in `next`, so that signing in leads there
 * (spec section 2: "the stored redirect address").
 */
export function privatePageGuard(href: string): void {
  if ($session.get() !== null) return;
  const next = safeNextPath(session.$redirect_url.get() ?? href);
  session.setRedirectUrl(null);
  throw redirect({ to: '/auth', search: next === null || next === '/home' ? {} : { next }, replace: true });
}
