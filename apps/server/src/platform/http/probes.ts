import { sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { Ctx } from '../context.ts';
import { within } from '../within.ts';

/** Whoever asks gets an answer within a second, the way to here included. */
const ANSWER_WITHIN_MS = 800;

export const LIVE_PATH = '/api/health/live';
export const READY_PATH = '/api/health/ready';

/**
 * What a supervisor and a load balancer ask. Live says that the process answers, and looks at nothing else: a database that
 * is away must not restart servers. Ready says whether this server should get requests.
 */
export function mountProbes(app: Hono, { db }: Pick<Ctx, 'db'>, isDraining: () => boolean): void {
  app.get(LIVE_PATH, (c) => c.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' }));
  app.get(READY_PATH, async (c) => {
    const has_database = await within(ANSWER_WITHIN_MS, db.execute(sql`select 1`)).catch(() => false);
    const status = isDraining() ? 'draining' : has_database ? 'ok' : 'no_database';
    return c.json({ status }, status === 'ok' ? 200 : 503, { 'Cache-Control': 'no-store' });
  });
}
