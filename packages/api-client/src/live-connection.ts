import { LIVE_EVENT_TYPES, LIVE_PATH } from '@sampan/contract';
import type { LiveEvent } from '@sampan/contract';
import { isApiError } from './api-error.ts';
import { withoutTrailingSlash } from './request-url.ts';

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;
/** A connection that lived this long was a good one: the next wait is the short one again. */
const STEADY_MS = 5000;
/** The person has three newer connections (trust 6). */
const OPENED_ELSEWHERE = 4429;

/** `refused`: the session is over and no reconnect would help. */
export type LiveState = 'connecting' | 'open' | 'waiting' | 'refused' | 'stopped';

export interface LiveConnectionOptions {
  /** Origin of the server, '' for the page's own. */
  base_url: string;
  /** A fresh single-use ticket, `(await api.createLiveTicket()).ticket`. Asked before every connect. */
  getTicket: () => Promise<string>;
  /** Each event the server sends, in its order. */
  onEvent: (event: LiveEvent) => void;
  onState?: (state: LiveState) => void;
  /** Replays everything after this `seq` on the first connect; later connects continue by themselves. */
  last_seq?: number | undefined;
  WebSocket?: typeof globalThis.WebSocket;
  /** Fraction between 0 and 1 that spreads reconnects. */
  random?: () => number;
}

export interface LiveConnection {
  /** Reconnects now instead of after the wait: for 'online' and for a page that becomes visible again, opened elsewhere or not. */
  resume: () => void;
  /** Closes for good. */
  stop: () => void;
  /** The `seq` of the last event received. */
  lastSeq: () => number | undefined;
}

/**
 * Keeps the live connection of spec 4 open: a new ticket for each connect, doubling waits between failed connects
 * (0.5 s to 30 s, spread), and `last_seq` so that what happened meanwhile is replayed. Events of types this client does not
 * know are passed over, and their `seq` still counts.
 */
export function createLiveConnection(options: LiveConnectionOptions): LiveConnection {
  const { getTicket, onEvent, random = Math.random } = options;
  let last_seq = options.last_seq;
  let socket: WebSocket | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  /** Grows with every connect and on stop, so that an answer that comes late finds itself outdated. */
  let turn = 0;
  let state: LiveState = 'connecting';

  function setState(next: LiveState): void {
    if (state === next && next !== 'connecting') return;
    state = next;
    options.onState?.(next);
  }

  async function connect(): Promise<void> {
    clearTimeout(timer);
    const mine = (turn += 1);
    setState('connecting');
    let ticket: string;
    try {
      ticket = await getTicket();
    } catch (error) {
      if (mine !== turn) return;
      if (isApiError(error) && (error.status === 401 || error.status === 403)) setState('refused');
      else waitAndConnect();
      return;
    }
    if (mine === turn) open(ticket, mine);
  }

  function open(ticket: string, mine: number): void {
    const opened = new (options.WebSocket ?? globalThis.WebSocket)(liveUrl(options.base_url, ticket, last_seq));
    socket = opened;
    let opened_at: number | null = null;
    opened.addEventListener('open', () => {
      opened_at = performance.now();
      if (mine === turn) setState('open');
    });
    opened.addEventListener('message', (message: MessageEvent) => {
      const event = mine === turn ? parseEvent(message.data) : null;
      if (event === null) return;
      // The last one received, not the highest: the server sends in the order of commits, and replays from there.
      last_seq = event.seq;
      if ((LIVE_EVENT_TYPES as readonly string[]).includes(event.event_type)) onEvent(event);
    });
    opened.addEventListener('close', ({ code }: CloseEvent) => {
      if (mine !== turn) return;
      socket = null;
      if (code === OPENED_ELSEWHERE) {
        // Coming back by itself would close another one: this page waits until somebody looks at it.
        setState('waiting');
        return;
      }
      if (opened_at !== null && performance.now() - opened_at > STEADY_MS) failures = 0;
      waitAndConnect();
    });
  }

  function waitAndConnect(): void {
    const step_ms = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures);
    failures += 1;
    setState('waiting');
    timer = setTimeout(() => void connect(), step_ms / 2 + (step_ms / 2) * random());
  }

  function close(): void {
    clearTimeout(timer);
    turn += 1;
    socket?.close();
    socket = null;
  }

  void connect();
  return {
    resume: () => {
      if (state !== 'waiting') return;
      failures = 0;
      void connect();
    },
    stop: () => {
      close();
      setState('stopped');
    },
    lastSeq: () => last_seq,
  };
}

function liveUrl(base_url: string, ticket: string, last_seq: number | undefined): string {
  const origin = withoutTrailingSlash(base_url) || globalThis.location.origin;
  const query = new URLSearchParams({ token: ticket });
  if (last_seq !== undefined) query.set('last_seq', String(last_seq));
  return `${origin.replace(/^http/u, 'ws')}${LIVE_PATH}?${query}`;
}

/** Null for anything that is not an event, such as a greeting a later server may send. */
function parseEvent(data: unknown): LiveEvent | null {
  try {
    const event = JSON.parse(String(data)) as Partial<LiveEvent> | null;
    const is_event =
      typeof event?.seq === 'number' && typeof event.event_type === 'string' && typeof event.user_id === 'string';
    return is_event ? ({ ...event, data: event.data ?? {} } as LiveEvent) : null;
  } catch {
    return null;
  }
}
