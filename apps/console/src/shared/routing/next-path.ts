/**
 * Only paths of our own are followed after sign-in: no other origin ('//evil.test', 'https:...'), no way back to /auth.
 */
export function safeNextPath(next: string | undefined): string | null {
  if (next === undefined || !/^\/(?![/\\])/u.test(next)) return null;
  return /^\/auth(\/|\?|$)/u.test(next) ? null : next;
}

/** The address of the sign-in page that leads back to where somebody was when their session ended. */
export function signInAddress(path: string): string {
  const next = safeNextPath(path);
  return next === null ? '/auth' : `/auth?next=${encodeURIComponent(next)}`;
}
