import type { Order, OrderDraft } from '@sampan/contract';
import { requireWriter, type Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { issueErrorOf } from '../../../platform/issue-error.ts';
import { idempotentId } from '../../../platform/idempotency/idempotent-id.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { findUser } from '../../identity/account/index.ts';
import { findOrders } from './order.repo.ts';
import { placeOrder } from './place-order.ts';
import { presentOrder } from './present-order.ts';

/** Postgres' unique violation on the reference: the shop's order is here already (domain 2.3). */
export function refuseTakenReference(error: unknown): never {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ('constraint' in at && at.constraint === 'orders_reference') {
      throw new DomainError('invalid_input', {
        errors: [issueErrorOf('reference_id', 'validate.reference_taken')],
      });
    }
  }
  throw error;
}

/**
 * Starts a parcel (spec 7 POST order). What is missing may follow by `updateOrder`; `missing` of the answer names it.
 * Without a sender the company's default pick-up place is taken. Throws `invalid_input` for a reference in use.
 */
export async function createOrder({ ctx, input }: { ctx: Ctx; input: OrderDraft }): Promise<Order> {
  const actor = requireWriter(ctx);
  const id = idempotentId(ctx);
  // The server died before it answered: the parcel is there.
  const [begun] = ctx.idempotency_key === undefined ? [] : await findOrders(ctx, actor.company_id, [id]);
  if (begun) return presentOrder(ctx, begun);
  return withTransaction(ctx, async (tx) => {
    const person = await findUser(tx, actor.user_id);
    const row = await placeOrder(tx, { ...actor, email: person?.user.email ?? '' }, input, { id });
    return presentOrder(tx, row);
  }).catch(refuseTakenReference);
}
