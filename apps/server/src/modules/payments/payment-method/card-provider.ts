import type { Actor, Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { PaymentUnavailable, type PaymentProvider } from '../../../ports/payment.ts';

/** Who keeps a company's cards: the sandbox where nothing is meant in earnest, else the real provider. Throws `payment_unavailable`. */
export function cardProviderOf(ctx: Pick<Ctx, 'ports' | 'env'>, actor: Pick<Actor, 'is_test'>): PaymentProvider {
  const is_test = actor.is_test || ctx.env.SAMPAN_PROFILE === 'demo';
  const provider = is_test ? ctx.ports.payments.sandbox : ctx.ports.payments.live;
  if (!provider) throw new DomainError('payment_unavailable');
  return provider;
}

/** A provider that cannot be asked is an answer to the caller, not a fault of ours. */
export async function callProvider<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof PaymentUnavailable) throw new DomainError('payment_unavailable', { cause: error });
    throw error;
  }
}
