import type { WebhookDelivery, WebhookDeliveryDetail } from '@sampan/contract';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { attemptDelivery } from './attempt-delivery.ts';
import { composeTestEvent } from './compose-event.ts';
import { findDelivery, insertEvent, readDelivery, restartDelivery, restartFailed } from './delivery.repo.ts';
import { findEndpoint } from './endpoint.repo.ts';
import { newEventId } from './create-deliveries.ts';
import { presentDelivery, presentDeliveryDetail } from './present-webhook.ts';
import { webhookDeliveries, type WebhookDeliveryRow } from './webhook.table.ts';
import { eq, sql } from 'drizzle-orm';

/** A test is sent by the call itself; no dispatcher takes it meanwhile. */
const TEST_LEASE_S = 60;

async function detailOf(ctx: Ctx, row: WebhookDeliveryRow): Promise<WebhookDeliveryDetail> {
  const { body, attempts } = await readDelivery(ctx, row);
  return presentDeliveryDetail(row, body, attempts);
}

/** One delivery with its payload and every attempt. Throws `not_found`. */
export async function getDelivery({ ctx, id }: { ctx: Ctx; id: string }): Promise<WebhookDeliveryDetail> {
  return detailOf(ctx, await findDelivery(ctx, requireActor(ctx).company_id, id));
}

/** Sends a delivery again with all its retries, under the same `webhook-id`. Throws `not_found`, `webhook_disabled`. */
export async function resendDelivery({ ctx, id }: { ctx: Ctx; id: string }): Promise<WebhookDelivery> {
  const { company_id } = requireActor(ctx);
  return withTransaction(ctx, async (tx) => {
    const row = await findDelivery(tx, company_id, id, { lock: true });
    const endpoint = await findEndpoint(tx, company_id, row.endpoint_id);
    if (!endpoint.is_enabled) throw new DomainError('webhook_disabled');
    const sent = await restartDelivery(tx, row);
    await recordAudit(tx, {
      action: 'webhook.resend',
      object_type: 'webhook_endpoint',
      object_id: endpoint.id,
      details: { event_id: row.event_id },
    });
    return presentDelivery(sent);
  });
}

/** Sends again what failed since a moment; answers how many. Throws `not_found`, `webhook_disabled`. */
export async function resendFailed({ ctx, id, since }: { ctx: Ctx; id: string; since: number }) {
  const { company_id } = requireActor(ctx);
  return withTransaction(ctx, async (tx) => {
    const endpoint = await findEndpoint(tx, company_id, id, { lock: true });
    if (!endpoint.is_enabled) throw new DomainError('webhook_disabled');
    const count = await restartFailed(tx, id, since);
    await recordAudit(tx, {
      action: 'webhook.resend_failed',
      object_type: 'webhook_endpoint',
      object_id: id,
      details: { since, count },
    });
    return { count };
  });
}

/**
 * Sends an event of the type `webhook.test` and waits for what comes back, at most fifteen seconds. It is tried once, also
 * where the endpoint is turned off, and says nothing of how the endpoint is doing. Throws `not_found`.
 */
export async function testEndpoint({ ctx, id }: { ctx: Ctx; id: string }): Promise<WebhookDeliveryDetail> {
  const { company_id } = requireActor(ctx);
  await findEndpoint(ctx, company_id, id);
  const now = epochSeconds(ctx.clock);
  const leased = await withTransaction(ctx, async (tx) => {
    const [written] = await insertEvent(tx, {
      id: newEventId(tx),
      company_id,
      type: 'webhook.test',
      body: composeTestEvent(id, now),
      endpoint_ids: [id],
      created_at: now,
      leased_until: now + TEST_LEASE_S,
    });
    if (!written) throw new Error('The test was not written');
    const [counted] = await tx.db
      .update(webhookDeliveries)
      .set({ tries: 1, attempt_count: sql`${webhookDeliveries.attempt_count} + 1` })
      .where(eq(webhookDeliveries.id, written.id))
      .returning();
    return counted ?? written;
  });
  await attemptDelivery(ctx, leased);
  return detailOf(ctx, await findDelivery(ctx, company_id, leased.id));
}
