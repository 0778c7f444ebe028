import type { WebhookFailure } from '@sampan/contract';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { cancelPendingDeliveries } from './delivery.repo.ts';
import { mailOwners } from './endpoint-disabled.mail.ts';
import { changeEndpoint } from './endpoint.repo.ts';
import type { WebhookEndpointRow } from './webhook.table.ts';

/** An endpoint that nothing reached for so long is turned off (trust 1 'Webhooks out'). */
const GIVE_UP_AFTER_S = 5 * 86_400;

/** Something arrived: whatever failed before is forgotten. In the caller's transaction, on a locked row. */
export async function recordSuccess(tx: Ctx, row: WebhookEndpointRow): Promise<void> {
  await changeEndpoint(tx, row, { failing_since: null, last_success_at: epochSeconds(tx.clock) });
}

/**
 * Something did not arrive. An endpoint that says it is gone is turned off at once, one that nothing reached for five days
 * then; its owners get a mail. In the caller's transaction, on a locked row.
 */
export async function recordFailure(tx: Ctx, row: WebhookEndpointRow, failure: WebhookFailure): Promise<void> {
  const now = epochSeconds(tx.clock);
  const failing_since = row.failing_since ?? now;
  const reason = failure === 'gone' ? 'gone' : now - failing_since >= GIVE_UP_AFTER_S ? 'failing' : null;
  if (!row.is_enabled || reason === null) {
    if (row.failing_since === null) await changeEndpoint(tx, row, { failing_since });
    return;
  }
  await changeEndpoint(tx, row, {
    failing_since,
    is_enabled: false,
    disabled_reason: reason,
    disabled_at: now,
    updated_at: now,
  });
  await cancelPendingDeliveries(tx, row.id);
  await recordAudit(tx, {
    action: 'webhook.disable',
    object_type: 'webhook_endpoint',
    object_id: row.id,
    company_id: row.company_id,
    details: { reason },
  });
  await mailOwners(tx, row, reason);
}
