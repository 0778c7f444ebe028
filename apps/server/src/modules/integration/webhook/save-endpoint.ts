import { MAX_WEBHOOK_ENDPOINTS, type WebhookEndpoint, type WebhookEventType } from '@sampan/contract';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { cancelPendingDeliveries } from './delivery.repo.ts';
import { changeEndpoint, countEndpointsLocked, findEndpoint, insertEndpoint, removeEndpoint } from './endpoint.repo.ts';
import { requireCallable } from './endpoint-url.ts';
import { presentEndpoint } from './present-webhook.ts';
import { newSigningSecret, encryptSecret } from './signing-secret.ts';
import type { WebhookEndpointRow } from './webhook.table.ts';

export interface EndpointInput {
  url: string;
  events: WebhookEventType[];
  description: string;
  is_enabled: boolean;
}

/**
 * Adds an address that is told of events. Throws `invalid_input` naming `url` when it is none of the public internet, and
 * `webhook_limit` beyond ten.
 */
export async function createEndpoint({ ctx, input }: { ctx: Ctx; input: EndpointInput }): Promise<WebhookEndpoint> {
  const { company_id } = requireActor(ctx);
  await requireCallable(ctx, input.url);
  const now = epochSeconds(ctx.clock);
  return withTransaction(ctx, async (tx) => {
    if ((await countEndpointsLocked(tx, company_id)) >= MAX_WEBHOOK_ENDPOINTS) throw new DomainError('webhook_limit');
    const id = newId(tx.clock.now());
    const events = [...new Set(input.events)];
    const row = await insertEndpoint(tx, {
      ...input,
      events,
      id,
      company_id,
      secret: encryptSecret(tx.env.sealing_keys, id, newSigningSecret()),
      ...(input.is_enabled ? {} : { disabled_reason: 'owner' as const, disabled_at: now }),
      created_at: now,
      updated_at: now,
    });
    await audit(tx, 'webhook.create', id, null, row);
    return presentEndpoint(row, now);
  });
}

/**
 * Changes an endpoint; what is left out stays. Turned on again it begins anew, without what failed before; turned off, what
 * was still to be sent counts as failed and can be resent. Throws `not_found`, or `invalid_input` naming `url`.
 */
export async function updateEndpoint({
  ctx,
  id,
  input,
}: {
  ctx: Ctx;
  id: string;
  input: { [K in keyof EndpointInput]?: EndpointInput[K] | undefined };
}): Promise<WebhookEndpoint> {
  const { company_id } = requireActor(ctx);
  const before = await findEndpoint(ctx, company_id, id);
  if (input.url !== undefined && input.url !== before.url) await requireCallable(ctx, input.url);
  const now = epochSeconds(ctx.clock);
  return withTransaction(ctx, async (tx) => {
    const row = await findEndpoint(tx, company_id, id, { lock: true });
    const turns = input.is_enabled !== undefined && input.is_enabled !== row.is_enabled;
    const changed = await changeEndpoint(tx, row, {
      ...(input.url === undefined ? {} : { url: input.url }),
      ...(input.description === undefined ? {} : { description: input.description }),
      ...(input.events === undefined ? {} : { events: [...new Set(input.events)] }),
      ...(turns && input.is_enabled === true
        ? { is_enabled: true, disabled_reason: null, disabled_at: null, failing_since: null }
        : {}),
      ...(turns && input.is_enabled === false
        ? { is_enabled: false, disabled_reason: 'owner' as const, disabled_at: now }
        : {}),
      updated_at: now,
    });
    if (!changed.is_enabled) await cancelPendingDeliveries(tx, id);
    await audit(tx, 'webhook.update', id, row, changed);
    return presentEndpoint(changed, now);
  });
}

/** Removes an endpoint with its delivery log. Throws `not_found`. */
export async function deleteEndpoint({ ctx, id }: { ctx: Ctx; id: string }): Promise<void> {
  const { company_id } = requireActor(ctx);
  await withTransaction(ctx, async (tx) => {
    const row = await findEndpoint(tx, company_id, id, { lock: true });
    await removeEndpoint(tx, row);
    await audit(tx, 'webhook.delete', id, row, null);
  });
}

function audit(
  tx: Ctx,
  action: string,
  object_id: string,
  before: WebhookEndpointRow | null,
  after: WebhookEndpointRow | null,
): Promise<void> {
  return recordAudit(tx, {
    action,
    object_type: 'webhook_endpoint',
    object_id,
    before: before && factsOf(before),
    after: after && factsOf(after),
  });
}

/** The host alone: paths of receivers often hold a token. */
function factsOf({ url, events, is_enabled }: WebhookEndpointRow) {
  return { host: new URL(url).host, events, is_enabled };
}
