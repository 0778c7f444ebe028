import { lt } from 'drizzle-orm';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireSession, type Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { hashSecret, newId, newSecret } from '../../../platform/ids.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { findUser } from '../account/index.ts';
import { mayBeActedFor } from './login-as.repo.ts';
import { loginAsGrants } from './login-as.table.ts';

const GRANT_LIFE_S = 600;
const KEPT_S = 30 * 86_400;

export interface GrantInput {
  user_id: string;
  reason: string;
}

/**
 * A token with which this admin opens one session in the name of somebody within 10 minutes (design 8.6). The person reads
 * the reason in their own log. Throws `not_found`, `current_account`, `login_as_refused`.
 */
export async function makeGrant({ ctx, input }: { ctx: Ctx; input: GrantInput }) {
  const admin = requireSession(ctx);
  if (input.user_id === admin.user_id) throw new DomainError('current_account');
  const person = await findUser(ctx, input.user_id);
  if (!person) throw new DomainError('not_found');
  if (!mayBeActedFor(person.user, person.company)) throw new DomainError('login_as_refused');
  const access_token = newSecret();
  const now = epochSeconds(ctx.clock);
  const grant = {
    id: newId(),
    token_hash: hashSecret(access_token),
    admin_id: admin.user_id,
    ...input,
    created_at: now,
    expires_at: now + GRANT_LIFE_S,
  };
  await withTransaction(ctx, async (tx) => {
    await tx.db.delete(loginAsGrants).where(lt(loginAsGrants.expires_at, now - KEPT_S));
    await tx.db.insert(loginAsGrants).values(grant);
    await recordAudit(tx, {
      action: 'login_as.grant',
      object_type: 'user',
      object_id: input.user_id,
      company_id: person.company.id,
      subject_id: input.user_id,
      details: { reason: input.reason },
    });
  });
  return { access_token, expires_at: grant.expires_at };
}
