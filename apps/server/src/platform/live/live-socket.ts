import { upgradeWebSocket } from '@hono/node-server';
import { LIVE_PATH } from '@sampan/contract';
import type { Hono } from 'hono';
import type { WebSocket } from 'ws';
import type { Actor, Ctx } from '../context.ts';
import { pageContextOf } from '../http/cors.ts';
import type { LiveHub } from './live-hub.ts';
import type { ReadPoint } from './live.repo.ts';
import { createConnectionLimit, createMessageLimit } from './socket-limit.ts';
import { sentenceOfCode } from '../errors.ts';

export interface LiveDeps {
  ctx: Ctx;
  hub: LiveHub;
  /** Who may listen with this token, a ticket or a session token, and since when. */
  entranceOfToken: (ctx: Ctx, token: string) => Promise<{ actor: Actor; since: ReadPoint | null } | null>;
  /** The same person again, later; null when their session ended. */
  actorOfSession: (ctx: Ctx, session_id: string) => Promise<Actor | null>;
  /** How often the session is looked at. */
  check_ms?: number;
}

/** A session that ended closes its connection within this time (trust A3: 5 s). */
const CHECK_SESSION_MS = 3_000;
/** So many looks later a frame goes out: proxies end a connection on which nothing was sent for a minute. */
const CHECKS_TO_PING = 9;
const REFUSED = 4401;
/** Another connection of the same person took its place. */
const TOO_MANY = 4429;
const POLICY_VIOLATION = 1008;
/** What it missed could not be read: it comes again, with the last event it knows. */
const TRY_AGAIN_LATER = 1013;

/**
 * The live connection of spec 4 'Live events'. It only speaks; what a client sends is not read, and much of it ends the
 * connection. Browsers send cookies and know tickets in any page: only our own pages may listen.
 */
export function mountLiveSocket(app: Hono, deps: LiveDeps): void {
  const limit = createConnectionLimit();
  app.get(
    LIVE_PATH,
    async (c, next) => {
      const page = pageContextOf(c, deps.ctx.env);
      if (page && !page.is_own) return c.text('Forbidden', 403);
      return next();
    },
    upgradeWebSocket(async (c) => {
      const entrance = await deps.entranceOfToken(deps.ctx, c.req.query('token') ?? '');
      const actor = entrance?.actor ?? null;
      const session_id = actor?.session_id ?? null;
      const last_seq = /^\d{1,15}$/u.test(c.req.query('last_seq') ?? '') ? Number(c.req.query('last_seq')) : null;
      const isWithin = createMessageLimit(() => performance.now());
      let leave: (() => void) | null = null;
      let goAway: (() => void) | null = null;
      let is_closed = false;
      let timer: NodeJS.Timeout | undefined;
      let checks = 0;
      return {
        async onOpen(_event, socket) {
          if (!actor || session_id === null) {
            socket.close(REFUSED, sentenceOfCode('unauthorized'));
            return;
          }
          goAway = limit.enter(actor.user_id, () => socket.close(TOO_MANY, 'Opened elsewhere.'));
          const listener = {
            company_id: actor.company_id,
            user_id: actor.user_id,
            send: (event: unknown) => socket.send(JSON.stringify(event)),
          };
          // Nobody awaits what this function answers: an error that left it would end the process.
          try {
            leave = await deps.hub.join(listener, last_seq, entrance?.since ?? null);
          } catch (error) {
            deps.ctx.log.warn({ err: error }, 'a live connection could not catch up');
            socket.close(TRY_AGAIN_LATER, sentenceOfCode('unavailable'));
            return;
          }
          // It may have gone while it was catching up.
          if (is_closed) {
            leave();
            return;
          }
          timer = setInterval(() => {
            checks += 1;
            if (checks % CHECKS_TO_PING === 0) (socket.raw as WebSocket | undefined)?.ping();
            deps.actorOfSession(deps.ctx, session_id).then(
              (still) => {
                if (!still) socket.close(REFUSED, sentenceOfCode('unauthorized'));
              },
              () => undefined,
            );
          }, deps.check_ms ?? CHECK_SESSION_MS);
        },
        onMessage(_event, socket) {
          if (!isWithin()) socket.close(POLICY_VIOLATION, 'Too many messages.');
        },
        onClose() {
          is_closed = true;
          clearInterval(timer);
          goAway?.();
          leave?.();
        },
      };
    }),
  );
}
