import type { WebhookDelivery, WebhookDeliveryDetail, WebhookEndpoint } from '@sampan/contract';
import type { WebhookAttemptRow, WebhookDeliveryRow, WebhookEndpointRow } from './webhook.table.ts';

function stateOf(row: WebhookEndpointRow): WebhookEndpoint['state'] {
  if (!row.is_enabled) return 'disabled';
  if (row.failing_since !== null) return 'failing';
  return row.last_success_at === null ? 'unused' : 'working';
}

/** Until when a secret that was rotated still signs; null when none does. */
export function previousSecretUntil(row: Pick<WebhookEndpointRow, 'previous_secrets'>, now_s: number): number | null {
  const until = Math.max(0, ...row.previous_secrets.map((secret) => secret.until));
  return until > now_s ? until : null;
}

/** An endpoint as its company sees it: without its secrets. */
export function presentEndpoint(row: WebhookEndpointRow, now_s: number): WebhookEndpoint {
  return {
    id: row.id,
    url: row.url,
    description: row.description,
    events: row.events,
    is_enabled: row.is_enabled,
    state: stateOf(row),
    disabled_reason: row.disabled_reason,
    disabled_at: row.disabled_at,
    failing_since: row.failing_since,
    last_success_at: row.last_success_at,
    previous_secret_until: previousSecretUntil(row, now_s),
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

export function presentDelivery(row: WebhookDeliveryRow): WebhookDelivery {
  return {
    id: row.id,
    endpoint_id: row.endpoint_id,
    event_id: row.event_id,
    type: row.type,
    state: row.state,
    attempt_count: row.attempt_count,
    next_attempt_at: row.state === 'pending' ? row.next_attempt_at : null,
    last_status_code: row.last_status_code,
    last_failure: row.last_failure,
    delivered_at: row.delivered_at,
    created_at: row.created_at,
  };
}

export function presentDeliveryDetail(
  row: WebhookDeliveryRow,
  body: string,
  attempts: readonly WebhookAttemptRow[],
): WebhookDeliveryDetail {
  return {
    ...presentDelivery(row),
    payload: body,
    attempts: attempts.map(({ number, at, duration_ms, status_code, failure, response_body }) => ({
      number,
      at,
      duration_ms,
      status_code,
      failure,
      response_body,
    })),
  };
}
