import type { Currency } from '@sampan/country-rules';
import { and, eq } from 'drizzle-orm';
import type { Ctx } from '../../kernel/context.ts';
import { newId } from '../../kernel/ids.ts';
import { houseAccount, writeJournal } from './wallet.repo.ts';
import { ledgerAccounts } from './wallet.table.ts';

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

/** What Sampan owes a merchant for sales: the merchant's own account, made at its first sale. */
async function salesAccount(ctx: Ctx, sale: Sale): Promise<string> {
  const kind = sale.is_test ? ('test_merchant_sales' as const) : ('merchant_sales' as const);
  const mine = and(eq(ledgerAccounts.company_id, sale.company_id), eq(ledgerAccounts.kind, kind));
  const find = () => ctx.db.select({ id: ledgerAccounts.id }).from(ledgerAccounts).where(mine);
  const [known] = await find();
  if (known) return known.id;
  await ctx.db
    .insert(ledgerAccounts)
    .values({ id: newId(), company_id: sale.company_id, kind, currency: sale.currency })
    .onConflictDoNothing();
  const [made] = await find();
  if (!made) throw new Error(`No ${kind} account of ${sale.company_id}`);
  return made.id;
}

async function bookMoney(ctx: Ctx, kind: 'sale' | 'sale_refund', sale: Sale): Promise<boolean> {
  const owed = kind === 'sale' ? sale.amount_minor : -sale.amount_minor;
  const clearing = await houseAccount(ctx, sale.is_test ? 'test_payment_clearing' : 'payment_clearing', sale.currency);
  return writeJournal(ctx, {
    company_id: sale.company_id,
    kind,
    reference: sale.reference,
    description: sale.description,
    currency: sale.currency,
    lines: [
      { account_id: await salesAccount(ctx, sale), amount_minor: owed },
      { account_id: clearing, amount_minor: -owed },
    ],
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
