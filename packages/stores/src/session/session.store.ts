import { atom, computed } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import { isRecord, readStored, writeStored } from '../storage/storage.port.ts';
import type { StoragePort } from '../storage/storage.port.ts';

/** As much of a user as the session needs; the wire's user fits. */
export interface SessionUser {
  readonly id: string;
}

export interface SignedIn<User extends SessionUser> {
  readonly token: string;
  readonly user: User;
}

export interface SessionStoreOptions {
  storage: StoragePort;
  /** Begins the names under which things are kept. */
  prefix?: string;
}

/** Who is signed in (spec 3 Client session state, spec 4 Sessions). */
export interface SessionStore<User extends SessionUser> {
  readonly $session: ReadableAtom<SignedIn<User> | null>;
  readonly $user: ReadableAtom<User | null>;
  readonly $ghost_user_id: ReadableAtom<string | null>;
  /** Where a signed-out visitor wanted to go (spec 2 Redirect rules). */
  readonly $redirect_url: ReadableAtom<string | null>;
  /** Stores token and user. */
  readonly signIn: (session: SignedIn<User>) => void;
  /**
   * Goes on with another session in the same browser, as somebody else or back (spec 4 Login as): what belongs to the person
   * before is cleared as at a sign-out, and `ghost_user_id` is who this session acts for.
   */
  readonly switchTo: (session: SignedIn<User>, ghost_user_id: string | null) => void;
  /** Newer facts about the same user; ignored for another one and after sign-out. */
  readonly updateUser: (user: User) => void;
  /** Forgets token, user and ghost user, remembers where to go next, and tells everybody of `onSignOut`. */
  readonly signOut: (redirect_url?: string | null) => void;
  /** Runs after each sign-out: the order draft and other things of the person are cleared there. */
  readonly onSignOut: (listener: () => void) => () => void;
  readonly setGhostUserId: (id: string | null) => void;
  readonly setRedirectUrl: (url: string | null) => void;
  /** The stored address once, then forgotten; '/' when there is none. */
  readonly takeRedirectUrl: () => string;
  /** For the client: the token of now. */
  readonly getToken: () => string | null;
  readonly getGhostUserId: () => string | null;
  /** Reads the storage again: for another tab that signed in or out. */
  readonly reload: () => void;
  /** The storage key of the session, to recognise that other tab. */
  readonly key: string;
}

/** A session kept across reloads. */
export function createSessionStore<User extends SessionUser>({
  storage,
  prefix = 'sampan',
}: SessionStoreOptions): SessionStore<User> {
  const keys = { session: `${prefix}.session`, ghost: `${prefix}.ghost_user_id`, redirect: `${prefix}.redirect_url` };
  const readSession = () => readStored(storage, keys.session, sessionOf<User>);
  const readText = (key: string) => readStored(storage, key, (kept) => (typeof kept === 'string' ? kept : null));
  const $session = atom<SignedIn<User> | null>(readSession());
  const $ghost_user_id = atom(readText(keys.ghost));
  const $redirect_url = atom(safePath(readText(keys.redirect)));
  const listeners = new Set<() => void>();

  function setSession(session: SignedIn<User> | null): void {
    writeStored(storage, keys.session, session);
    $session.set(session);
  }
  function setGhostUserId(id: string | null): void {
    writeStored(storage, keys.ghost, id);
    $ghost_user_id.set(id);
  }
  function setRedirectUrl(url: string | null): void {
    const path = safePath(url);
    writeStored(storage, keys.redirect, path);
    $redirect_url.set(path);
  }
  function notifySignedOut(): void {
    for (const listener of listeners) listener();
  }

  return {
    $session,
    $user: computed($session, (session) => session?.user ?? null),
    $ghost_user_id,
    $redirect_url,
    signIn: ({ token, user }) => setSession({ token, user }),
    switchTo: ({ token, user }, ghost_user_id) => {
      // First what goes with the session: another tab reads all of it as soon as it sees the session change.
      setGhostUserId(ghost_user_id);
      setRedirectUrl(null);
      notifySignedOut();
      setSession({ token, user });
    },
    updateUser: (user) => {
      const session = $session.get();
      if (session?.user.id === user.id) setSession({ token: session.token, user });
    },
    signOut: (redirect_url = null) => {
      setSession(null);
      setGhostUserId(null);
      setRedirectUrl(redirect_url);
      notifySignedOut();
    },
    onSignOut: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setGhostUserId,
    setRedirectUrl,
    takeRedirectUrl: () => {
      const path = $redirect_url.get() ?? '/';
      setRedirectUrl(null);
      return path;
    },
    getToken: () => $session.get()?.token ?? null,
    getGhostUserId: () => $ghost_user_id.get(),
    reload: () => {
      const had_session = $session.get() !== null;
      const session = readSession();
      $session.set(session);
      $ghost_user_id.set(readText(keys.ghost));
      if (had_session && session === null) notifySignedOut();
    },
    key: keys.session,
  };
}

function sessionOf<User extends SessionUser>(kept: unknown): SignedIn<User> | null {
  if (!isRecord(kept) || typeof kept.token !== 'string' || !isRecord(kept.user) || typeof kept.user.id !== 'string')
    return null;
  return { token: kept.token, user: kept.user as unknown as User };
}

/** A path of our own pages; anything that could lead elsewhere ('//x', '/\x', 'https:...') is dropped (trust.md 4 row 6). */
function safePath(url: string | null): string | null {
  return url !== null && /^\/(?![/\\])[^\p{Cc}\\]*$/u.test(url) ? url : null;
}
