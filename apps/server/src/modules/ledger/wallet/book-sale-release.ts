import type { Currency } from '@sampan/country-rules';
import type { Ctx } from '../../../platform/context.ts';
import { moveMoney } from './book-payout.ts';
import type { JournalDetails } from './wallet.table.ts';

/**
 * What a buyer paid belongs to the shop from now on and may be paid out: from `merchant_sales` to `payable`, once per
 * `reference`; false when it was booked before. Never for tests: they have no real money. Must run in a transaction.
 */
export async function bookSaleRelease(
  ctx: Ctx,
  sale: {
    company_id: string;
    currency: Currency;
    amount_minor: number;
    /** The checkout. */
    reference: string;
    description: string;
    details: JournalDetails;
  },
): Promise<boolean> {
  const { amount_minor, ...head } = sale;
  const move = { from: 'merchant_sales', to: 'payable', amount_minor } as const;
  return (await moveMoney(ctx, { ...head, kind: 'sale_release' }, move)) !== null;
}
