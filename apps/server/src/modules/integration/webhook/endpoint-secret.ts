import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { changeEndpoint, findEndpoint } from './endpoint.repo.ts';
import { previousSecretUntil } from './present-webhook.ts';
import { newSigningSecret, decryptSecret, encryptSecret } from './signing-secret.ts';
import type { WebhookEndpointRow } from './webhook.table.ts';

/** How long the secret before signs as well (trust 1 'Webhooks out'). */
const OVERLAP_S = 86_400;
/** Rotating again and again must not make headers grow without end. */
const MOST_PREVIOUS = 3;

export interface RevealedSecret {
  secret: string;
  previous_secret_until: number | null;
}

/** Shows the signing secret to the owner and writes down that it was shown. Throws `not_found`, `webhook_secret_unreadable`. */
export async function revealSecret({ ctx, id }: { ctx: Ctx; id: string }): Promise<RevealedSecret> {
  const { company_id } = requireActor(ctx);
  return withTransaction(ctx, async (tx) => {
    const row = await findEndpoint(tx, company_id, id);
    const secret = decryptSecret(tx.env.sealing_keys, id, row.secret);
    if (secret === null) throw new DomainError('webhook_secret_unreadable');
    await recordAudit(tx, { action: 'webhook.secret_reveal', object_type: 'webhook_endpoint', object_id: id });
    return { secret, previous_secret_until: previousSecretUntil(row, epochSeconds(tx.clock)) };
  });
}

/** Makes a new secret. For 24 hours deliveries carry a signature of each, so that receivers change without a gap. Throws `not_found`. */
export async function rotateSecret({ ctx, id }: { ctx: Ctx; id: string }): Promise<RevealedSecret> {
  const { company_id } = requireActor(ctx);
  return withTransaction(ctx, async (tx) => {
    const row = await findEndpoint(tx, company_id, id, { lock: true });
    const now = epochSeconds(tx.clock);
    const secret = newSigningSecret();
    const changed = await changeEndpoint(tx, row, {
      secret: encryptSecret(tx.env.sealing_keys, id, secret),
      previous_secrets: [{ sealed: row.secret, until: now + OVERLAP_S }, ...livePrevious(row, now)].slice(
        0,
        MOST_PREVIOUS,
      ),
      updated_at: now,
    });
    await recordAudit(tx, { action: 'webhook.secret_rotate', object_type: 'webhook_endpoint', object_id: id });
    return { secret, previous_secret_until: previousSecretUntil(changed, now) };
  });
}

/** The secrets that sign now, the newest first; empty when none can be read. */
export function signingSecrets(ctx: Ctx, row: WebhookEndpointRow): string[] {
  return [row.secret, ...livePrevious(row, epochSeconds(ctx.clock)).map(({ sealed }) => sealed)]
    .map((sealed) => decryptSecret(ctx.env.sealing_keys, row.id, sealed))
    .filter((secret) => secret !== null);
}

function livePrevious(row: WebhookEndpointRow, now_s: number) {
  return row.previous_secrets.filter(({ until }) => until > now_s);
}
