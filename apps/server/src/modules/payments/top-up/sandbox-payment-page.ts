import type { TopUp } from '@sampan/contract';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { applyTopUpPayment } from './apply-payment.ts';
import { presentTopUp } from './present-top-up.ts';
import { findTopUp } from './top-up.repo.ts';

/**
 * Answers the bank of a test card that asked at the charge (3-D Secure): the right code pays, any other ends the top-up. What
 * ended already stays as it is. Throws `not_found`, and `payment_unavailable` where the money is real or nobody asked.
 */
export async function actOnSandboxPage({ ctx, id, code }: { ctx: Ctx; id: string; code: string }): Promise<TopUp> {
  const row = await findTopUp(ctx, requireActor(ctx).company_id, id);
  if (!row) throw new DomainError('not_found');
  if (row.status === 'succeeded' || row.status === 'failed') return presentTopUp(ctx, row);
  const { sandbox } = ctx.ports.payments;
  if (!sandbox || row.provider !== 'sandbox' || row.provider_payment_id === null)
    throw new DomainError('payment_unavailable');
  const payment = await sandbox.act(row.provider_payment_id, { action: 'challenge', code });
  if (!payment) throw new DomainError('payment_unavailable');
  return presentTopUp(ctx, (await applyTopUpPayment(ctx, payment)) ?? row);
}
