import { toMajor } from '@sampan/country-rules';
import type { Ctx } from '../../../platform/context.ts';
import { findCheckout } from './checkout.repo.ts';

/** What a merchant's own systems are told of a purchase: what was sold and for how much, nothing of the payment. */
export async function checkoutFacts(ctx: Ctx, company_id: string, id: string) {
  const row = await findCheckout(ctx, id);
  if (row?.company_id !== company_id) return null;
  return {
    product_id: row.product.public_id,
    quantity: row.quantity,
    currency: row.currency,
    total: toMajor(row.total_minor, row.currency),
    is_test: row.is_test,
  };
}
