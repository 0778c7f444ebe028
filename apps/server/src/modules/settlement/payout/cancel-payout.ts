import type { Payout } from '@sampan/contract';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { transitionPayout } from './transition-payout.ts';
import { findAccountOf } from './payout-account.repo.ts';
import { lockPayout } from './payout.repo.ts';
import { presentPayout } from './present-payout.ts';

/** Takes a payout back that nobody has approved: the money is in the balance again. Throws `not_found`, `payout_state`. */
export async function cancelPayout({ ctx, id }: { ctx: Ctx; id: string }): Promise<Payout> {
  const { company_id } = requireActor(ctx);
  return withTransaction(ctx, async (tx) => {
    const row = await lockPayout(tx, id, company_id);
    const payout = await transitionPayout(tx, row, { to: 'cancelled' });
    return presentPayout(tx, { payout, account: await findAccountOf(tx, payout) });
  });
}
