import type { CheckoutInfo } from '@sampan/contract';
import type { Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { isOpen } from './checkout.repo.ts';
import { openCheckout } from './checkout-secret.ts';
import { abandonCheckout } from './abandon-checkout.ts';
import { presentCheckout } from './present-checkout.ts';

/** The buyer gives up. Doing it twice changes nothing. Throws `not_found`, and `checkout_closed` when it was bought. */
export async function cancelCheckout({
  ctx,
  id,
  secret,
}: {
  ctx: Ctx;
  id: string;
  secret: string;
}): Promise<CheckoutInfo> {
  const row = await openCheckout(ctx, id, secret);
  const ended = isOpen(row) ? await abandonCheckout(ctx, row, 'cancelled') : row;
  if (ended.status === 'paid' || ended.status === 'confirmed') throw new DomainError('checkout_closed');
  return presentCheckout(ctx, ended);
}
