import type { LiveEvent } from '@sampan/contract';
import type { Logger } from 'pino';
import type { Bus } from '../../ports/bus.ts';
import type { Database } from '../database/database.ts';
import { OUTBOX_CHANNEL } from '../outbox/write-outbox.ts';
import { pointOf, presentPoint, readLiveEvents, type ReadPoint, type StoredEvent } from './live.repo.ts';

/** One open live connection. */
export interface Listener {
  company_id: string;
  user_id: string;
  send(event: LiveEvent): void;
}

export interface LiveHub {
  /** Adds a connection; with `last_seq` it first gets everything of its company since then. Answers how to remove it. */
  join(listener: Listener, last_seq: number | null): Promise<() => void>;
  stop(): void;
}

/** How long to wait for transactions that were still running when the hub was woken. */
const LOOK_AGAIN_MS = 50;

/** What is meant for one person reaches no colleague (spec 4 'user_id equals the current user's id'). */
function sendTo(listener: Listener, event: StoredEvent): void {
  const { user_id } = listener;
  if (event.user_id !== null && event.user_id !== user_id) return;
  listener.send({
    seq: event.seq,
    event_type: event.event_type,
    user_id,
    created_at: event.created_at,
    data: event.data,
  });
}

/**
 * Hands live events from the outbox to the open connections of their company, on every server of the installation: each
 * reads the same rows at its own pace (spec 4, trust 3).
 */
export async function createLiveHub(db: Database, bus: Bus, log: Logger): Promise<LiveHub> {
  const listeners = new Map<string, Set<Listener>>();
  let point: ReadPoint = await presentPoint(db);
  let reading = false;
  let woken = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  async function readAll(): Promise<void> {
    for (;;) {
      const events = await readLiveEvents(db, point);
      for (const event of events) {
        for (const listener of listeners.get(event.company_id) ?? []) sendTo(listener, event);
        point = { xid: event.xid, seq: event.seq };
      }
      if (events.length === 0) return;
    }
  }

  function wake(again = true): void {
    woken = true;
    if (reading || stopped) return;
    reading = true;
    woken = false;
    readAll()
      .catch((error: unknown) => log.warn({ err: error }, 'live events could not be read'))
      .finally(() => {
        reading = false;
        if (woken) wake(again);
        else if (again && !stopped) timer = setTimeout(() => wake(false), LOOK_AGAIN_MS);
      });
  }

  await bus.listen(OUTBOX_CHANNEL, () => wake());

  return {
    async join(listener, last_seq) {
      const group = listeners.get(listener.company_id) ?? new Set<Listener>();
      listeners.set(listener.company_id, group.add(listener));
      const from = last_seq === null ? null : await pointOf(db, last_seq);
      if (from) for (const event of await readLiveEvents(db, from, listener.company_id)) sendTo(listener, event);
      return () => {
        group.delete(listener);
        if (group.size === 0) listeners.delete(listener.company_id);
      };
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
