import type { CheckoutInfo } from '@sampan/contract';
import type { Ctx } from '../../../platform/context.ts';
import { DomainError, fieldErrorOf } from '../../../platform/errors.ts';
import type { SandboxAction } from '../../../ports/payment.ts';
import { applyPayment } from './apply-payment.ts';
import { isOpen } from './checkout.repo.ts';
import { openCheckout } from './checkout-secret.ts';
import { presentCheckout } from './present-checkout.ts';

export interface SandboxInput {
  secret: string;
  action: SandboxAction['action'];
  card_number: string;
  code: string;
}

/** The field an action cannot do without. */
function requireField(name: 'card_number' | 'code', value: string): void {
  if (value.trim() !== '') return;
  const message = name === 'code' ? 'Code is required' : 'Card number is required';
  throw new DomainError('invalid_input', { errors: [fieldErrorOf(name, 'validate.required', message)] });
}

function actionOf(input: SandboxInput): SandboxAction {
  if (input.action === 'paynow_paid') return { action: 'paynow_paid' };
  if (input.action === 'challenge') {
    requireField('code', input.code);
    return { action: 'challenge', code: input.code };
  }
  requireField('card_number', input.card_number);
  return { action: 'card', card_number: input.card_number };
}

/**
 * Plays the bank of a test checkout. A second click on a paid one finds it paid. Throws `not_found`, `invalid_input`,
 * `payment_unavailable` for a checkout of real money or an action its payment does not take, `checkout_closed` when it ended.
 */
export async function confirmSandboxPayment({
  ctx,
  id,
  input,
}: {
  ctx: Ctx;
  id: string;
  input: SandboxInput;
}): Promise<CheckoutInfo> {
  const row = await openCheckout(ctx, id, input.secret);
  const { sandbox } = ctx.ports.payments;
  if (!sandbox || row.provider !== 'sandbox' || row.provider_payment_id === null)
    throw new DomainError('payment_unavailable');
  const action = actionOf(input);
  if (row.status === 'paid') return presentCheckout(ctx, row);
  if (!isOpen(row)) throw new DomainError('checkout_closed');
  const payment = await sandbox.act(row.provider_payment_id, action);
  if (!payment) throw new DomainError('payment_unavailable');
  return presentCheckout(ctx, (await applyPayment(ctx, payment)) ?? row);
}
