import { sql } from 'drizzle-orm';
import { epochSeconds } from '../clock.ts';
import type { Ctx } from '../context.ts';
import { outbox } from './outbox.table.ts';

/** Channel that wakes the dispatchers of every server; it carries no data. */
export const OUTBOX_CHANNEL = 'sampan_outbox';

export interface OutboxMessage {
  /** `live` for events of the live connection, `mail` for emails and text messages. */
  topic: 'live' | 'mail';
  company_id: string | null;
  payload: Record<string, unknown>;
}

/** Writes a message in the caller's transaction and wakes the dispatchers when it commits. */
export async function writeOutbox(ctx: Ctx, message: OutboxMessage): Promise<void> {
  await ctx.db.insert(outbox).values({ ...message, created_at: epochSeconds(ctx.clock) });
  await ctx.db.execute(sql`select pg_notify(${OUTBOX_CHANNEL}, '')`);
}

/** Announces a change to the company's own live connections (spec 4 'Live events'). */
export async function writeLiveEvent(
  ctx: Ctx,
  company_id: string,
  event_type: string,
  data: Record<string, unknown>,
): Promise<void> {
  await writeOutbox(ctx, { topic: 'live', company_id, payload: { event_type, data } });
}
