import type { Currency } from '@sampan/country-rules';
import type { Ctx } from '../../../platform/context.ts';
import { companyAccount, platformAccount, writeJournal } from './wallet.repo.ts';

/** Money of a buyer: who it is owed to, and whether it exists. */
export interface Sale {
  company_id: string;
  currency: Currency;
  amount_minor: number;
  /** The checkout. */
  reference: string;
  description: string;
  /** A test sale has accounts of its own: no sum of real money ever counts it. */
  is_test: boolean;
}

async function bookMoney(
  ctx: Ctx,
  kind: 'sale' | 'sale_refund' | 'sale_refund_reversal',
  sale: Sale,
): Promise<boolean> {
  const owed = kind === 'sale_refund' ? -sale.amount_minor : sale.amount_minor;
  const clearing = await platformAccount(
    ctx,
    sale.is_test ? 'test_payment_clearing' : 'payment_clearing',
    sale.currency,
  );
  const kept_as = sale.is_test ? 'test_merchant_sales' : 'merchant_sales';
  const sales = await companyAccount(ctx, sale.company_id, kept_as, sale.currency);
  return writeJournal(ctx, {
    company_id: sale.company_id,
    kind,
    reference: sale.reference,
    description: sale.description,
    currency: sale.currency,
    kept: [{ account_id: sales.id, amount_minor: owed }],
    lines: [{ account_id: clearing, amount_minor: -owed }],
  });
}

/** Books a buyer's money as owed to the merchant, once per `reference`; false when it was booked before. Must run in a transaction. */
export async function bookSale(ctx: Ctx, sale: Sale): Promise<boolean> {
  return bookMoney(ctx, 'sale', sale);
}

/** Books that the money went back, by a reversing journal, once per `reference`. Must run in a transaction. */
export async function bookSaleRefund(ctx: Ctx, sale: Sale): Promise<boolean> {
  return bookMoney(ctx, 'sale_refund', sale);
}

/** Books that money which went back came back from the buyer's bank, once per `reference`. Must run in a transaction. */
export async function bookSaleRefundReversal(ctx: Ctx, sale: Sale): Promise<boolean> {
  return bookMoney(ctx, 'sale_refund_reversal', sale);
}
