import { SECRET_KEY_PATTERN, type ErrorCode } from '@sampan/contract';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Actor, Ctx } from '../../../platform/context.ts';
import type { SecretKeyCall } from '../../../platform/http/secret-key.ts';
import { isIpAllowed } from './allowed-ips.ts';
import { reportLeakedKey } from './report-leaked-key.ts';
import { readSecret, touchSecretKey } from './secret-key.repo.ts';

/** `last_used_at` is written at most this often: using a key must not write on every call. */
const USED_EVERY_S = 60;

type Found = NonNullable<Awaited<ReturnType<typeof readSecret>>>;

/**
 * The key of a call and what stands against it, read anew each time: a revoked key is dead with the next call. A key that
 * comes from a web page is noted and its owners are told.
 */
export async function findSecretKey(ctx: Ctx, secret: string): Promise<SecretKeyCall | null> {
  if (!SECRET_KEY_PATTERN.test(secret)) return null;
  const found = await readSecret(ctx, secret);
  if (!found) return null;
  const { key } = found;
  const now = epochSeconds(ctx.clock);
  const refusal = refusalOf(ctx, found, now);
  if (refusal === 'secret_key_in_page') await reportLeakedKey(ctx, key, now);
  if (refusal === null && (key.last_used_at === null || key.last_used_at + USED_EVERY_S <= now))
    await touchSecretKey(ctx, key.id, now, now - USED_EVERY_S + 1);
  return { key_id: key.id, company_id: key.company_id, actor: actorOf(found), refusal };
}

function refusalOf(ctx: Ctx, { key, ends_at }: Found, now: number): ErrorCode | null {
  if (key.revoked_at !== null || (ends_at !== null && ends_at <= now)) return 'secret_key_revoked';
  if (key.expires_at !== null && key.expires_at <= now) return 'secret_key_expired';
  // A page of ours is a page, too: whatever is typed into one, a browser keeps.
  if (ctx.page !== null) return 'secret_key_in_page';
  return isIpAllowed(key.allowed_ips, ctx.ip) ? null : 'secret_key_ip_refused';
}

/**
 * A key acts for its company with the rights of an owner, as far as its scopes go. The person who made it passed the gates
 * of email and terms then; a server can click on nothing, and the key stays when that person leaves.
 */
function actorOf({ key, company }: Found): Actor {
  const is_test_key = key.mode === 'test';
  return {
    user_id: key.created_by,
    company_id: company.id,
    session_id: null,
    impersonator_id: null,
    api_key: { id: key.id, mode: key.mode, scopes: key.scopes, may_spend: !is_test_key || company.is_test },
    role: 'owner',
    country_code: company.country_code,
    is_admin: false,
    // What a test key makes is marked as a test, as what test purchases make.
    is_test: is_test_key || company.is_test,
    payment_type: company.payment_type,
    is_mail_verified: true,
    requires_email_verification: false,
    accept_locad: true,
  };
}
