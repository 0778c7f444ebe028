import type { Session, User } from '@sampan/contract';
import { createLocaleStore } from '@sampan/stores/locale';
import { createSessionStore } from '@sampan/stores/session';
import { createMemoryStorage, type StoragePort } from '@sampan/stores/storage';

/** The browser's storage, or memory where it refuses: the page then works until it is closed. */
function pageStorage(): StoragePort {
  try {
    return globalThis.localStorage ?? createMemoryStorage();
  } catch {
    return createMemoryStorage();
  }
}

/** Where this browser keeps what outlives a page. */
export const page_storage = pageStorage();

/** Who is signed in here; kept across reloads (spec section 3, Client session state). */
export const session = createSessionStore<User>({ storage: page_storage });
export const { $session, $user } = session;

/** Country and language of the page (spec section 9). */
export const locale_store = createLocaleStore({ storage: page_storage, $user });
export const { $country, $language, $header_languages, setLanguage } = locale_store;

/** Starts a session with what login or register answered. */
export function startSession({ token, user }: Pick<Session, 'token' | 'user'>): void {
  session.signIn({ token, user });
}

/** Newer facts about the same user; ignored after sign-out. The same facts would draw every screen anew. */
export function updateSessionUser(user: User): void {
  if (JSON.stringify(user) !== JSON.stringify($user.get())) session.updateUser(user);
}

/** Ends the session in this browser. A forced logout remembers where the person was (spec section 2, Redirect rules). */
export function endSession(redirect_url: string | null = null): void {
  session.signOut(redirect_url);
}

if (typeof window !== 'undefined') {
  // Another tab signed in or out: this one follows, or its calls would speak for somebody else.
  window.addEventListener('storage', (event) => {
    if (event.key === session.key) session.reload();
  });
}
