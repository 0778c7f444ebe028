import { and, eq, inArray, sql } from 'drizzle-orm';
import { SKIP_LOCKED } from '../../../platform/lease.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { webhookDeliveries, type WebhookDeliveryRow } from './webhook.table.ts';

/**
 * Takes deliveries that are due for `lease_s`: no other server tries them meanwhile, and a dead server's come free by
 * themselves. Of one endpoint at most `per_endpoint` fly at a time, so that a slow receiver holds up its own only; servers
 * that look in the same instant may each take that many.
 */
export async function leaseDeliveries(
  ctx: Ctx,
  options: { lease_s: number; limit: number; per_endpoint: number },
): Promise<WebhookDeliveryRow[]> {
  const now = epochSeconds(ctx.clock);
  const due = sql`(
    select due.id
    from (
      select e.id, (
        select count(*) from webhook_deliveries f
        where f.endpoint_id = e.id and f.state = 'pending' and f.leased_until > ${now}
      ) as flying
      from webhook_endpoints e
      where e.is_enabled and exists (
        select 1 from webhook_deliveries w
        where w.endpoint_id = e.id and w.state = 'pending' and w.next_attempt_at <= ${now} and w.leased_until <= ${now}
      )
      order by 2
    ) open
    cross join lateral (
      select d.id from webhook_deliveries d
      where d.endpoint_id = open.id and d.state = 'pending' and d.next_attempt_at <= ${now} and d.leased_until <= ${now}
      order by d.next_attempt_at, d.id
      limit greatest(0, ${options.per_endpoint}::bigint - open.flying)
      ${SKIP_LOCKED}
    ) due
    limit ${options.limit})`;
  return ctx.db
    .update(webhookDeliveries)
    .set({
      leased_until: now + options.lease_s,
      tries: sql`${webhookDeliveries.tries} + 1`,
      attempt_count: sql`${webhookDeliveries.attempt_count} + 1`,
    })
    .where(inArray(webhookDeliveries.id, due))
    .returning();
}

/** Notes that a delivery arrived. */
export async function markDelivered(ctx: Ctx, row: WebhookDeliveryRow, status_code: number): Promise<void> {
  await ctx.db
    .update(webhookDeliveries)
    .set({
      state: 'delivered',
      delivered_at: epochSeconds(ctx.clock),
      leased_until: 0,
      last_status_code: status_code,
      last_failure: null,
    })
    .where(eq(webhookDeliveries.id, row.id));
}

/**
 * Notes that an attempt failed, and when the next one is due; null gives up. Does nothing when the delivery was settled or
 * begun anew meanwhile.
 */
export async function markFailed(
  ctx: Ctx,
  row: WebhookDeliveryRow,
  outcome: Pick<WebhookDeliveryRow, 'last_failure' | 'last_status_code'>,
  retry_in_s: number | null,
): Promise<void> {
  await ctx.db
    .update(webhookDeliveries)
    .set({
      ...outcome,
      leased_until: 0,
      ...(retry_in_s === null
        ? { state: 'failed' as const }
        : { next_attempt_at: epochSeconds(ctx.clock) + retry_in_s }),
    })
    .where(
      and(
        eq(webhookDeliveries.id, row.id),
        eq(webhookDeliveries.attempt_count, row.attempt_count),
        eq(webhookDeliveries.tries, row.tries),
        eq(webhookDeliveries.state, 'pending'),
      ),
    );
}
