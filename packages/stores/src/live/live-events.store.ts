import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';

/** One message of the live connection (spec 4 Live events); the wire's event fits. */
export interface LiveEventLike {
  readonly seq: number;
  readonly event_type: string;
  readonly user_id: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface LiveEventsOptions {
  /** The signed-in person's id, null when signed out. */
  getUserId: () => string | null;
}

export interface LiveEvents<Event extends LiveEventLike> {
  /** The last event that was acted on. */
  readonly $last: ReadableAtom<Event | null>;
  /** Takes what the connection brings: acts on it once, and only when it is the person's own. */
  readonly receive: (event: Event) => void;
  /** Runs for each event of a type; '*' for all of them. */
  readonly on: (event_type: Event['event_type'] | '*', listener: (event: Event) => void) => () => void;
  /** Forgets what was seen: for another person, whose company counts from elsewhere. */
  readonly reset: () => void;
}

/** A reconnect replays at most what happened meanwhile; twice of anything older is not to be expected. */
const REMEMBERED = 2000;

/** Live events by type: each is acted on once, and only when `user_id` is the current user's (spec 4). */
export function createLiveEvents<Event extends LiveEventLike>({ getUserId }: LiveEventsOptions): LiveEvents<Event> {
  const $last = atom<Event | null>(null);
  const listeners = new Map<string, Set<(event: Event) => void>>();
  // A set and not the highest seq: what a reconnect replays may come after newer events.
  const seen = new Set<number>();

  function isNew(seq: number): boolean {
    if (seen.has(seq)) return false;
    seen.add(seq);
    for (const oldest of seen) {
      if (seen.size <= REMEMBERED) break;
      seen.delete(oldest);
    }
    return true;
  }

  return {
    $last,
    receive: (event) => {
      if (event.user_id !== getUserId() || !isNew(event.seq)) return;
      $last.set(event);
      for (const type of [event.event_type, '*']) {
        for (const listener of listeners.get(type) ?? []) listener(event);
      }
    },
    on: (event_type, listener) => {
      const of_type = listeners.get(event_type) ?? new Set();
      listeners.set(event_type, of_type.add(listener));
      return () => of_type.delete(listener);
    },
    reset: () => {
      seen.clear();
      $last.set(null);
    },
  };
}
