import type { Ctx } from '../../../platform/context.ts';
import type { PayoutOrder } from '../../../ports/payout.ts';
import { decryptDestination } from './encrypt-destination.ts';
import type { PayoutAccountRow, PayoutRow } from './payout.table.ts';

/** What a bank is told of a payout. Throws when the account's number can no longer be read. */
export function orderOf(ctx: Pick<Ctx, 'env'>, payout: PayoutRow, account: PayoutAccountRow): PayoutOrder {
  const destination = decryptDestination(ctx, account);
  if (!destination) throw new Error(`The account of payout ${payout.id} cannot be read`);
  const { client_ref, number, currency, amount_minor } = payout;
  return { client_ref, number, currency, amount_minor, ...destination };
}
