import { MAX_KEY_LIFE_DAYS, type MadeSecretKey, type SecretKey } from '@sampan/contract';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireWriter, type Ctx } from '../../../platform/context.ts';
import { refuseFields } from '../../../platform/errors.ts';
import { issueErrorOf } from '../../../platform/issue-error.ts';
import { newId } from '../../../platform/ids.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { findUser } from '../account/index.ts';
import { allowedIpsOf } from './allowed-ips.ts';
import { reauthenticate } from './reauthenticate.ts';
import { newSecretOf, secretRowOf } from './new-secret.ts';
import { presentSecretKey } from './present-secret-key.ts';
import { insertSecret, insertSecretKey } from './secret-key.repo.ts';

const DAY_S = 86_400;

export type NewSecretKey = Pick<SecretKey, 'name' | 'mode' | 'allowed_ips' | 'scopes' | 'expires_at'>;

/**
 * Makes a key for the shop's own servers. The secret leaves the server here and is never stored; a live key asks for the
 * password again. Throws `invalid_input` naming an address, the expiry or the password.
 */
export async function createSecretKey({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: NewSecretKey & { password?: string | undefined };
}): Promise<MadeSecretKey> {
  const { company_id, user_id } = requireWriter(ctx);
  const now = epochSeconds(ctx.clock);
  if (input.expires_at !== null && (input.expires_at <= now || input.expires_at > now + MAX_KEY_LIFE_DAYS * DAY_S))
    refuseFields([issueErrorOf('expires_at', 'validate.expiry_invalid')]);
  const checked = { ...input, allowed_ips: allowedIpsOf(input.allowed_ips) };
  if (input.mode === 'live') await reauthenticate(ctx, input.password);
  const secret = newSecretOf(input.mode);
  const key = await withTransaction(ctx, (tx) => writeSecretKey(tx, { company_id, user_id }, secret, checked));
  return { secret, key };
}

/** Writes a key with a given secret, with its audit entry. Must run in a transaction. */
export async function writeSecretKey(
  tx: Ctx,
  maker: { company_id: string; user_id: string },
  secret: string,
  input: NewSecretKey,
): Promise<SecretKey> {
  const now = epochSeconds(tx.clock);
  const key = await insertSecretKey(tx, {
    id: newId(),
    company_id: maker.company_id,
    name: input.name,
    mode: input.mode,
    scopes: [...new Set(input.scopes)],
    allowed_ips: input.allowed_ips,
    created_by: maker.user_id,
    created_at: now,
    expires_at: input.expires_at,
  });
  const row = secretRowOf(secret, key.id, now);
  await insertSecret(tx, row);
  await recordAudit(tx, {
    action: 'secret_key.create',
    object_type: 'secret_key',
    object_id: key.id,
    company_id: maker.company_id,
    actor_id: maker.user_id,
    details: { mode: key.mode, scopes: key.scopes, allowed_ips: key.allowed_ips, expires_at: key.expires_at },
  });
  const person = await findUser(tx, maker.user_id);
  return presentSecretKey({ key, created_by: person?.user.name ?? '', secrets: [row] }, now);
}
