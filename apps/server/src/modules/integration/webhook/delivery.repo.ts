import { and, asc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import {
  webhookAttempts,
  webhookDeliveries,
  webhookEvents,
  type WebhookAttemptRow,
  type WebhookDeliveryRow,
} from './webhook.table.ts';

export interface NewEvent {
  id: string;
  company_id: string;
  type: string;
  body: string;
  endpoint_ids: readonly string[];
  created_at: number;
  /** Until when nobody else shall try it; 0 leaves it to the dispatchers. */
  leased_until?: number;
}

/** Writes an event with a delivery for each endpoint, due at once. */
export async function insertEvent(ctx: Ctx, event: NewEvent): Promise<WebhookDeliveryRow[]> {
  const { id, company_id, type, body, created_at } = event;
  await ctx.db.insert(webhookEvents).values({ id, company_id, type, body, created_at });
  return ctx.db
    .insert(webhookDeliveries)
    .values(
      event.endpoint_ids.map((endpoint_id) => ({
        id: newId(ctx.clock.now()),
        company_id,
        endpoint_id,
        event_id: id,
        type,
        state: 'pending' as const,
        next_attempt_at: created_at,
        leased_until: event.leased_until ?? 0,
        created_at,
      })),
    )
    .returning();
}

/** A company's own delivery. Throws `not_found`. */
export async function findDelivery(
  ctx: Ctx,
  company_id: string,
  id: string,
  options: { lock?: boolean } = {},
): Promise<WebhookDeliveryRow> {
  const query = ctx.db
    .select()
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.company_id, company_id), eq(webhookDeliveries.id, id)));
  const [row] = options.lock ? await query.for('update') : await query;
  if (!row) throw new DomainError('not_found');
  return row;
}

/** The bytes of an event, and what every attempt of a delivery met, the first on top. */
export async function readDelivery(
  ctx: Ctx,
  row: WebhookDeliveryRow,
): Promise<{ body: string; attempts: WebhookAttemptRow[] }> {
  const [events, attempts] = await Promise.all([
    ctx.db.select({ body: webhookEvents.body }).from(webhookEvents).where(eq(webhookEvents.id, row.event_id)),
    ctx.db
      .select()
      .from(webhookAttempts)
      .where(eq(webhookAttempts.delivery_id, row.id))
      .orderBy(asc(webhookAttempts.number)),
  ]);
  return { body: events[0]?.body ?? '', attempts };
}

/** Settles what an endpoint that is turned off was still to be sent: failed, and to be resent on request. */
export async function cancelPendingDeliveries(ctx: Ctx, endpoint_id: string): Promise<void> {
  await ctx.db
    .update(webhookDeliveries)
    .set({ state: 'failed', last_failure: 'endpoint_disabled', leased_until: 0 })
    .where(and(eq(webhookDeliveries.endpoint_id, endpoint_id), eq(webhookDeliveries.state, 'pending')));
}

const afresh = (ctx: Ctx) => ({
  state: 'pending' as const,
  tries: 0,
  next_attempt_at: epochSeconds(ctx.clock),
  leased_until: 0,
});

/** Begins a delivery anew, under the same event id. */
export async function restartDelivery(ctx: Ctx, row: WebhookDeliveryRow): Promise<WebhookDeliveryRow> {
  const change = afresh(ctx);
  await ctx.db.update(webhookDeliveries).set(change).where(eq(webhookDeliveries.id, row.id));
  return { ...row, ...change };
}

/** Begins all of an endpoint anew that failed since a moment; tests stay. Answers how many. */
export async function restartFailed(ctx: Ctx, endpoint_id: string, since: number): Promise<number> {
  const result = await ctx.db
    .update(webhookDeliveries)
    .set(afresh(ctx))
    .where(
      and(
        eq(webhookDeliveries.endpoint_id, endpoint_id),
        eq(webhookDeliveries.state, 'failed'),
        gte(webhookDeliveries.created_at, since),
        sql`${webhookDeliveries.type} <> 'webhook.test'`,
      ),
    );
  return result.rowCount ?? 0;
}

const SWEPT_AT_ONCE = 5_000;

/** Forgets events, deliveries and attempts of before a moment (trust 1: the log is kept 30 days). */
export async function purgeWebhooks(ctx: Ctx, before_s: number): Promise<void> {
  for (;;) {
    const old = ctx.db
      .select({ id: webhookEvents.id })
      .from(webhookEvents)
      .where(lt(webhookEvents.created_at, before_s))
      .limit(SWEPT_AT_ONCE);
    const result = await ctx.db.delete(webhookEvents).where(inArray(webhookEvents.id, old));
    if ((result.rowCount ?? 0) < SWEPT_AT_ONCE) return;
  }
}
