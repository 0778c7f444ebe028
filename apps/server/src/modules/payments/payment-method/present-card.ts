import type { PaymentMethod } from '@sampan/contract';
import type { Ctx } from '../../../platform/context.ts';
import type { PaymentMethodRow } from './payment-method.table.ts';

/** A card is good to the end of its month. */
function isExpired(row: PaymentMethodRow, now_ms: number): boolean {
  return Date.UTC(row.exp_year, row.exp_month, 1) <= now_ms;
}

/** A saved card as the wire shows it. */
export function presentCard(ctx: Pick<Ctx, 'clock'>, row: PaymentMethodRow): PaymentMethod {
  const { id, brand, last4, exp_month, exp_year, holder_name, is_default, created_at } = row;
  return {
    id,
    brand,
    last4,
    exp_month,
    exp_year,
    is_expired: isExpired(row, ctx.clock.now()),
    holder_name,
    is_default,
    is_test: row.provider === 'sandbox',
    created_at,
  };
}
