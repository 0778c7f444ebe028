import type { User } from '@sampan/contract';
import type { SignedIn } from '@sampan/stores/session';

/** The admin's own session while they act as somebody else, and the language they had. */
export interface SavedSession extends SignedIn<User> {
  readonly language: string;
}

const KEY = 'sampan.own_session';
const CHANNEL = 'sampan.own_session';

/** Only this tab keeps it, and only until it is closed (trust 4.4). A browser that refuses keeps it with the page. */
let in_memory: string | null = null;

function read(): string | null {
  try {
    return globalThis.sessionStorage.getItem(KEY);
  } catch {
    return in_memory;
  }
}

export function writeSavedSession(own: SavedSession | null): void {
  in_memory = own === null ? null : JSON.stringify(own);
  try {
    if (in_memory === null) globalThis.sessionStorage.removeItem(KEY);
    else globalThis.sessionStorage.setItem(KEY, in_memory);
  } catch {
    // Then it lives as long as the page.
  }
}

/** The kept session; null when there is none, or something else stands in its place. */
export function readSavedSession(): SavedSession | null {
  return savedSessionOf(parsed(read()));
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : (JSON.parse(text) as unknown);
  } catch {
    return null;
  }
}

function savedSessionOf(kept: unknown): SavedSession | null {
  if (typeof kept !== 'object' || kept === null || !('token' in kept) || !('user' in kept)) return null;
  const { token, user } = kept;
  const is_user = typeof user === 'object' && user !== null && 'id' in user && typeof user.id === 'string';
  if (typeof token !== 'string' || !is_user) return null;
  const language = 'language' in kept && typeof kept.language === 'string' ? kept.language : 'en';
  return { token, user: user as User, language };
}

/**
 * Lets the other tabs of the browser have it, so that each can return: the tab that began tells them, and a new one asks.
 * `isImpersonating` says whether somebody else is acted for here; what comes otherwise is not taken.
 */
export function shareSavedSession(isImpersonating: () => boolean): { tell: () => void } {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => undefined };
  const channel = new BroadcastChannel(CHANNEL);
  const tell = () => {
    const own = readSavedSession();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
    if (own !== null) channel.postMessage(own);
  };
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === 'ask') tell();
    else if (isImpersonating() && readSavedSession() === null) writeSavedSession(savedSessionOf(data));
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
  if (isImpersonating() && readSavedSession() === null) channel.postMessage('ask');
  return { tell };
}
