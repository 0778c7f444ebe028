import { createApi, type Api } from '@sampan/api-client';
import type { Session } from '@sampan/contract';
import { headerLanguagesOf, isLanguage, TIMINGS } from '@sampan/country-rules';
import { $country, $language, $user, endSession, session, setLanguage } from './session.store.ts';
import { writeSavedSession, readSavedSession, shareSavedSession } from './saved-session.ts';

/** The server's word is waited for this long before the page returns without it. */
const PATIENCE_MS = 2_000;

const isImpersonating = () => $user.get()?.is_admin_logged_in === true;
const tabs = shareSavedSession(isImpersonating);

// Whoever no longer acts as somebody else needs no way back: another tab returned, or the session was left.
$user.listen((user) => {
  if (user?.is_admin_logged_in !== true) writeSavedSession(null);
});
if (!isImpersonating()) writeSavedSession(null);

/**
 * Goes on as somebody else (spec section 4, Login as): the own token is saved, the session switches, the country follows
 * the person, the language is English where the header offers no other (SG, MY, PH), and the page reloads after 0.5 s.
 */
export function startImpersonation({ token, user }: Pick<Session, 'token' | 'user'>): void {
  const own = session.$session.get();
  if (own === null) return;
  const language = $language.get();
  session.switchTo({ token, user }, user.id);
  writeSavedSession({ ...own, language });
  tabs.tell();
  if (headerLanguagesOf(user.country_code).length === 0) setLanguage('en');
  window.setTimeout(() => window.location.reload(), TIMINGS.reload_after_login_as_ms);
}

/**
 * Goes back to the own session: restores the saved token, clears it and reloads. False when nobody is acted for, or there is
 * nothing to go back to. Whether the saved token still lives is seen after the reload; a dead one leads to the sign-in page.
 */
export function restoreOwnSession(): boolean {
  const own = readSavedSession();
  if (!isImpersonating() || own === null) return false;
  if (isLanguage(own.language)) setLanguage(own.language);
  session.switchTo({ token: own.token, user: own.user }, null);
  writeSavedSession(null);
  window.location.reload();
  return true;
}

/** 'Return to my account': ends the borrowed session on the server too. Without a way back it is a full logout. */
export async function endImpersonation(api: Pick<Api, 'logout'>): Promise<void> {
  await Promise.race([api.logout().catch(() => undefined), wait(PATIENCE_MS)]);
  // The server's refusal of another call may have led back meanwhile.
  if (isImpersonating() && !restoreOwnSession()) endSession('/auth');
}

/** For a logout while acting as somebody: the own session ends on the server as well. */
export function revokeSavedSession(): void {
  const own = readSavedSession();
  if (!isImpersonating() || own === null) return;
  const api = createApi({
    base_url: '',
    country: () => $country.get(),
    language: () => $language.get(),
    getToken: () => own.token,
  });
  api.logout().catch(() => undefined);
}

async function wait(ms: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms));
}
