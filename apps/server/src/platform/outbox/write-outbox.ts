import type { LiveEventType, WebhookEventType } from '@sampan/contract';
import { sql } from 'drizzle-orm';
import { epochSeconds } from '../clock.ts';
import type { Ctx } from '../context.ts';
import { outbox } from './outbox.table.ts';

/** Channel that wakes the dispatchers of every server; it carries no data. */
export const OUTBOX_CHANNEL = 'sampan_outbox';

export interface OutboxMessage {
  /** `live` for events of the live connection, `mail` for emails and text messages, `webhook` for the endpoints of merchants. */
  topic: 'live' | 'mail' | 'webhook';
  company_id: string | null;
  payload: Record<string, unknown>;
}

/** Writes a message in the caller's transaction and wakes the dispatchers when it commits. */
export async function writeOutbox(ctx: Ctx, ...messages: [OutboxMessage, ...OutboxMessage[]]): Promise<void> {
  const created_at = epochSeconds(ctx.clock);
  await ctx.db.insert(outbox).values(messages.map((message) => ({ ...message, created_at })));
  await ctx.db.execute(sql`select pg_notify(${OUTBOX_CHANNEL}, '')`);
}

/** What webhook endpoints are told when a live event says no more than that something changed. */
const WEBHOOK_OF: Partial<Record<LiveEventType, WebhookEventType>> = {
  order_updated: 'order.updated',
  tracking_updated: 'tracking.updated',
  address_confirmed: 'address.confirmed',
};

/**
 * Announces a change to the company's own live connections (spec 4 'Live events') and to its webhook endpoints, which want
 * to know more exactly: `webhook` says what it was, where the type of the live event does not.
 */
export async function writeLiveEvent(
  ctx: Ctx,
  company_id: string,
  event_type: LiveEventType,
  data: Record<string, unknown>,
  webhook = WEBHOOK_OF[event_type],
): Promise<void> {
  const live: OutboxMessage = { topic: 'live', company_id, payload: { event_type, data } };
  await (webhook ? writeOutbox(ctx, live, webhookMessage(company_id, webhook, data)) : writeOutbox(ctx, live));
}

/**
 * Announces what happened to many parcels at once: webhook endpoints are told of each, screens once, since they read their
 * lists again whichever parcel it was.
 */
export async function writeOrderEvents(
  ctx: Ctx,
  company_id: string,
  webhook: WebhookEventType,
  changes: readonly { order_id: string; status: string }[],
): Promise<void> {
  const [first] = changes;
  if (!first) return;
  await writeOutbox(
    ctx,
    { topic: 'live', company_id, payload: { event_type: 'order_updated', data: first } },
    ...changes.map((data) => webhookMessage(company_id, webhook, data)),
  );
}

/** Announces something to the live connections of one person alone: the end of what they asked for. */
export async function writePersonalEvent(
  ctx: Ctx,
  { company_id, user_id }: { company_id: string; user_id: string },
  event_type: LiveEventType,
  data: Record<string, unknown>,
): Promise<void> {
  await writeOutbox(ctx, { topic: 'live', company_id, payload: { event_type, user_id, data } });
}

/** Announces to webhook endpoints what live connections are not told. */
export async function writeWebhookEvent(
  ctx: Ctx,
  company_id: string,
  type: WebhookEventType,
  data: Record<string, unknown>,
): Promise<void> {
  await writeOutbox(ctx, webhookMessage(company_id, type, data));
}

function webhookMessage(company_id: string, type: WebhookEventType, data: Record<string, unknown>): OutboxMessage {
  return { topic: 'webhook', company_id, payload: { type, data } };
}
