import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { hashSecret } from '../../../platform/ids.ts';
import { findCheckout } from './checkout.repo.ts';
import type { CheckoutRow } from './checkout.table.ts';

/**
 * What opens one checkout: 256 bits that only this server can make. It is made again rather than kept, so that the stored
 * answer of an Idempotency-Key does not hold it either (trust 4.2).
 */
export function checkoutSecret(ctx: Pick<Ctx, 'env'>, checkout_id: string): string {
  return secretBy(ctx.env.secret, checkout_id);
}

function secretBy(secret: string, checkout_id: string): string {
  return createHmac('sha256', secret).update(`checkout-secret:${checkout_id}`).digest('base64url');
}

/** The kept hash of a checkout from before the server's secret was replaced, where the new secret made what is given. */
function hashBefore(ctx: Ctx, { id, secret_hash }: CheckoutRow, given: Buffer): Buffer | null {
  const made = ctx.env.signing_secrets.map((secret) => hashSecret(secretBy(secret, id)));
  return made.includes(secret_hash) && timingSafeEqual(given, Buffer.from(made[0] ?? '')) ? given : null;
}

/** The checkout a secret opens; unknown ids and wrong secrets are `not_found` alike. */
export async function openCheckout(ctx: Ctx, id: string, secret: string): Promise<CheckoutRow> {
  const row = await findCheckout(ctx, id);
  const given = Buffer.from(hashSecret(secret));
  const right = (row && hashBefore(ctx, row, given)) ?? Buffer.from(row?.secret_hash ?? hashSecret(id));
  if (!timingSafeEqual(given, right) || !row) throw new DomainError('not_found');
  if (ctx.key && ctx.key.company_id !== row.company_id) throw new DomainError('not_found');
  return row;
}
