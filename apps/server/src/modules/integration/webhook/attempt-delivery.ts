import type { WebhookFailure } from '@sampan/contract';
import { performance } from 'node:perf_hooks';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { SERVER_VERSION } from '../../../platform/version.ts';
import { EgressError } from '../../../ports/egress.ts';
import { markDelivered, markFailed } from './delivery-lease.repo.ts';
import { readDelivery } from './delivery.repo.ts';
import { recordFailure, recordSuccess } from './endpoint-health.ts';
import { findEndpoint } from './endpoint.repo.ts';
import { signingSecrets } from './endpoint-secret.ts';
import { RETRY_SCHEDULE_S, retryAfterOf, retryDelay } from './retry-schedule.ts';
import { signWebhook } from './sign-webhook.ts';
import { webhookAttempts, type WebhookDeliveryRow } from './webhook.table.ts';

/** What is kept of a receiver's answer. */
const KEPT_CHARACTERS = 1_024;

interface Outcome {
  status_code: number | null;
  failure: WebhookFailure | null;
  response_body: string;
  duration_ms: number;
  retry_after_s: number;
}

function failureOfStatus(status: number): WebhookFailure | null {
  if (status >= 200 && status < 300) return null;
  if (status === 410) return 'gone';
  return status >= 300 && status < 400 ? 'redirect' : 'http_status';
}

/** The database takes no zero bytes, and a log no other control characters than line breaks and tabs. */
function keptOf(body: string): string {
  // eslint-disable-next-line no-control-regex
  return body.slice(0, KEPT_CHARACTERS).replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]|\p{Cs}/gu, '');
}

function unanswered(failure: WebhookFailure, duration_ms = 0): Outcome {
  return { status_code: null, failure, response_body: '', duration_ms, retry_after_s: 0 };
}

async function send(ctx: Ctx, row: WebhookDeliveryRow): Promise<Outcome> {
  if (row.tries > RETRY_SCHEDULE_S.length) return unanswered('interrupted');
  const endpoint = await findEndpoint(ctx, row.company_id, row.endpoint_id);
  const secrets = signingSecrets(ctx, endpoint);
  if (secrets.length === 0) return unanswered('secret_unreadable');
  const { body } = await readDelivery(ctx, row);
  const started = performance.now();
  try {
    const answer = await ctx.ports.egress.send({
      url: endpoint.url,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': `Sampan-Webhook/${SERVER_VERSION}`,
        ...signWebhook({ id: row.event_id, timestamp: epochSeconds(ctx.clock), body, secrets }),
      },
      body,
    });
    return {
      status_code: answer.status,
      failure: failureOfStatus(answer.status),
      response_body: keptOf(answer.body),
      duration_ms: answer.duration_ms,
      retry_after_s: retryAfterOf(answer.headers['retry-after'], ctx.clock.now()),
    };
  } catch (error) {
    if (!(error instanceof EgressError)) throw error;
    return unanswered(error.code, Math.round(performance.now() - started));
  }
}

/**
 * Tries one leased delivery and settles it: delivered, to be tried again by the schedule, or failed for good. A receiver
 * that answered and was not noted, because this process died, gets it again under the same `webhook-id` (at least once).
 */
export async function attemptDelivery(ctx: Ctx, row: WebhookDeliveryRow): Promise<void> {
  const at = epochSeconds(ctx.clock);
  const outcome = await send(ctx, row);
  const { failure, status_code, response_body, duration_ms } = outcome;
  const is_test = row.type === 'webhook.test';
  await withTransaction(ctx, async (tx) => {
    // Before the delivery, as everybody who changes both does.
    const endpoint = await findEndpoint(tx, row.company_id, row.endpoint_id, { lock: true });
    await tx.db.insert(webhookAttempts).values({
      id: newId(tx.clock.now()),
      company_id: row.company_id,
      delivery_id: row.id,
      number: row.attempt_count,
      at,
      duration_ms,
      status_code,
      failure,
      response_body,
    });
    if (failure === null) {
      await markDelivered(tx, row, status_code ?? 0);
      if (!is_test) await recordSuccess(tx, endpoint);
      return;
    }
    const retry_in_s = is_test || failure === 'interrupted' ? null : retryDelay(row.tries, outcome.retry_after_s);
    await markFailed(tx, row, { last_failure: failure, last_status_code: status_code }, retry_in_s);
    if (!is_test) await recordFailure(tx, endpoint, failure);
  });
}
