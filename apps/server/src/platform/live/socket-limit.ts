/** Live connections of one person on one server. */
const MOST_CONNECTIONS = 3;
/** Clients have nothing to say; a proxy or a library may send something now and then. */
const MOST_MESSAGES = 100;
const MINUTE_MS = 60_000;

/**
 * Lets everybody have three live connections: a fourth takes the place of the oldest, whose `close` is called. `enter` answers
 * how to leave.
 */
export function createConnectionLimit(): { enter(user_id: string, close: () => void): () => void } {
  const open = new Map<string, Set<() => void>>();
  return {
    enter(user_id, close) {
      const mine = open.get(user_id) ?? new Set();
      open.set(user_id, mine);
      const [oldest] = mine;
      if (mine.size >= MOST_CONNECTIONS && oldest) {
        mine.delete(oldest);
        oldest();
      }
      mine.add(close);
      return () => {
        mine.delete(close);
        if (mine.size === 0 && open.get(user_id) === mine) open.delete(user_id);
      };
    },
  };
}

/** Counts the messages of one connection; false for those beyond a hundred within a minute. */
export function createMessageLimit(now: () => number): () => boolean {
  let since = now();
  let count = 0;
  return () => {
    if (now() - since >= MINUTE_MS) {
      since = now();
      count = 0;
    }
    count += 1;
    return count <= MOST_MESSAGES;
  };
}
