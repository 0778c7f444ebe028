import { createHash } from 'node:crypto';
import type { Ctx } from '../context.ts';
import { newId } from '../ids.ts';

/**
 * The id of the one thing a call makes. With an Idempotency-Key it is made of the caller, the route and the key: a call that is
 * repeated because the server died between its effect and its answer finds what it made the first time, and goes on with it.
 * Without a key it is a new one. Look for it before anything else is done; two calls with one key never run at once.
 */
export function idempotentId(ctx: Pick<Ctx, 'idempotency_key'>): string {
  if (ctx.idempotency_key === undefined) return newId();
  const hex = createHash('sha256').update(`once ${ctx.idempotency_key}`).digest('hex');
  // Version 8: a UUID whose bits mean what its maker says.
  const variant = (0x8 | (Number.parseInt(hex.charAt(16), 16) & 0x3)).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
