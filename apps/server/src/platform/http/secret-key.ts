import { SECRET_KEY_START, type ErrorCode } from '@sampan/contract';
import type { Context } from 'hono';
import type { Actor, Ctx } from '../context.ts';
import { DomainError } from '../errors.ts';
import type { RateLimiter } from './rate-limit.ts';

/** The secret key of a call, whether or not the call may go on with it. */
export interface SecretKeyCall {
  key_id: string;
  company_id: string;
  actor: Actor;
  /** Why this call may not; null when it may. */
  refusal: ErrorCode | null;
}

/** Finds the key with this secret; null for an unknown one. */
export type FindSecretKey = (ctx: Ctx, secret: string) => Promise<SecretKeyCall | null>;

/** The bearer token of a call; null without one. The scheme is written in any case (RFC 9110, 11.1). */
export function bearerOf(c: Context): string | null {
  return /^Bearer +(.+)$/iu.exec(c.req.header('authorization') ?? '')?.[1] ?? null;
}

/** The secret key of a call, as it was sent. Session tokens are as random, but never begin like one. */
export function secretKeyOf(c: Context): string | null {
  const token = bearerOf(c);
  return token !== null && SECRET_KEY_START.test(token) ? token : null;
}

/**
 * Finds who calls with a secret key. Unknown ones are counted by the address they come from.
 * Throws `secret_key_unknown` or `rate_limited`; whether a known key may go on is for the caller to look at.
 */
export async function acceptSecretKey(
  ctx: Ctx,
  secret: string,
  { findSecretKey, limiter }: { findSecretKey: FindSecretKey; limiter: RateLimiter },
): Promise<SecretKeyCall> {
  const call = await findSecretKey(ctx, secret);
  if (call) return call;
  await limiter.spendAs('unknown-key', ctx.ip);
  throw new DomainError('secret_key_unknown');
}
