import type { LiveEvent } from '@sampan/contract';
import type { Logger } from 'pino';
import type { Bus } from '../../ports/bus.ts';
import type { Database } from '../database/database.ts';
import { OUTBOX_CHANNEL } from '../outbox/write-outbox.ts';
import {
  hasMoreEvents,
  isAfter,
  pointOf,
  presentPoint,
  readLiveEvents,
  type ReadPoint,
  type StoredEvent,
} from './live.repo.ts';

/** One open live connection. */
export interface Listener {
  company_id: string;
  user_id: string;
  send(event: LiveEvent): void;
}

export interface LiveHub {
  /**
   * Adds a connection; it first gets everything of its company after `last_seq`, the event it saw last, or else after `since`.
   * Answers how to remove it.
   */
  join(listener: Listener, last_seq: number | null, since: ReadPoint | null): Promise<() => void>;
  stop(): void;
}

/** A listener and how far it was brought by itself. */
interface Member {
  listener: Listener;
  /** What everybody got while it was catching up; null from then on. */
  held: StoredEvent[] | null;
  caught_up_to: ReadPoint | null;
}

/** How long to wait for transactions that were still running when the hub was woken: ever longer, until they end. */
const LOOK_AGAIN_MS = 50;
const LOOK_AGAIN_AT_MOST_MS = 1000;

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

/** Gives a member what everybody gets, unless it has it from catching up: every event once, in order. */
function giveTo(member: Member, event: StoredEvent): void {
  if (member.held) member.held.push(event);
  else if (member.caught_up_to === null || isAfter(event, member.caught_up_to)) sendTo(member.listener, event);
}

/**
 * Hands live events from the outbox to the open connections of their company, on every server of the installation: each
 * reads the same rows at its own pace (spec 4, trust 3).
 */
export async function createLiveHub(db: Database, bus: Bus, log: Logger): Promise<LiveHub> {
  const members = new Map<string, Set<Member>>();
  let point: ReadPoint = await presentPoint(db);
  let reading = false;
  let woken = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  async function readAll(): Promise<void> {
    for (;;) {
      const events = await readLiveEvents(db, point);
      for (const event of events) {
        for (const member of members.get(event.company_id) ?? []) giveTo(member, event);
        point = { xid: event.xid, seq: event.seq };
      }
      if (events.length === 0) return;
    }
  }

  /** Whether there is more to read, later. */
  async function readAndAsk(): Promise<boolean> {
    try {
      await readAll();
      return await hasMoreEvents(db, point);
    } catch (error) {
      log.warn({ err: error }, 'live events could not be read');
      return true;
    }
  }

  function lookAgain(wait_ms: number): void {
    if (stopped) return;
    clearTimeout(timer);
    timer = setTimeout(() => wake(Math.min(wait_ms * 2, LOOK_AGAIN_AT_MOST_MS)), wait_ms);
  }

  /** Nobody rings when the transaction ends that holds events back, so they are looked for until they were read. */
  function wake(wait_ms = LOOK_AGAIN_MS): void {
    woken = true;
    if (reading || stopped) return;
    reading = true;
    woken = false;
    void readAndAsk().then((has_more) => {
      reading = false;
      if (woken) wake();
      else if (has_more) lookAgain(wait_ms);
    });
  }

  /** What a connection missed, up to a point that is answered; the rest comes with what everybody gets. */
  async function catchUp(listener: Listener, from: ReadPoint): Promise<ReadPoint> {
    let at = from;
    for (;;) {
      const events = await readLiveEvents(db, at, listener.company_id);
      const last = events.at(-1);
      if (last === undefined) return at;
      for (const event of events) sendTo(listener, event);
      at = last;
    }
  }

  await bus.listen(OUTBOX_CHANNEL, () => wake());

  return {
    async join(listener, last_seq, since) {
      const member: Member = { listener, held: [], caught_up_to: null };
      const group = members.get(listener.company_id) ?? new Set<Member>();
      members.set(listener.company_id, group.add(member));
      const leave = () => {
        group.delete(member);
        if (group.size === 0) members.delete(listener.company_id);
      };
      try {
        const from = (last_seq === null ? null : await pointOf(db, last_seq)) ?? since;
        if (from) member.caught_up_to = await catchUp(listener, from);
      } catch (error) {
        leave();
        throw error;
      }
      const { held } = member;
      member.held = null;
      for (const event of held ?? []) giveTo(member, event);
      return leave;
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
