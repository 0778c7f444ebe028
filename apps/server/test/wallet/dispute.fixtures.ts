import type { Currency } from '@sampan/country-rules';
import { expect } from 'vitest';
import { newId } from '../../src/platform/ids.ts';
import { withTransaction } from '../../src/platform/transaction.ts';
import type { TestApp } from '../app/test-app.fixtures.ts';
import { bookSale, bookSaleRelease, openWallet, debtOf, payableOf } from '../../src/modules/ledger/wallet/index.ts';

/** A company with nothing but a wallet. */
export interface Shop {
  company_id: string;
  currency: Currency;
}

/** Opens companies on a server and reads what stands on their accounts, past what the product says of them. The server may be opened later. */
export function shopsOn(app: () => TestApp) {
  const inOne = <T>(run: (tx: TestApp['ctx']) => Promise<T>) => withTransaction(app().ctx, run);
  return {
    inOne,
    newShop: async (currency: Currency = 'SGD', credit_limit_minor = 0): Promise<Shop> => {
      const company_id = newId();
      await openWallet(app().ctx, { company_id, currency, credit_limit_minor });
      return { company_id, currency };
    },
    /** A sale that may be paid out. */
    released: async (shop: Shop, amount_minor: number) => {
      const sale = { ...shop, amount_minor, reference: newId(), description: 'Sale' };
      await inOne(async (tx) => {
        await bookSale(tx, { ...sale, is_test: false });
        await bookSaleRelease(tx, { ...sale, details: { order_number: 'SP-1' } });
      });
      return { ...sale, details: { order_number: 'SP-1' } };
    },
    /** What may be paid out, what is owed. */
    standing: async ({ company_id }: Shop): Promise<number[]> => {
      const payable = await payableOf(app().ctx, company_id);
      expect(payable.owed_minor).toBe(await debtOf(app().ctx, company_id));
      return [payable.available_minor, payable.owed_minor];
    },
    /** The entries of an account: kind, amount, balance after it. */
    linesOf: async ({ company_id }: Shop, kind: string): Promise<[string, number, number][]> => {
      const { rows } = await app().database.pool.query<{ kind: string; amount: string; balance: string }>(
        `select e.kind, e.amount_minor as amount, e.balance_minor as balance from entries e
         join ledger_accounts a on a.id = e.account_id where a.company_id = $1 and a.kind = $2 order by e.account_seq`,
        [company_id, kind],
      );
      return rows.map((row) => [row.kind, Number(row.amount), Number(row.balance)]);
    },
    /** What Sampan bears for a company's disputes. */
    borne: async ({ company_id }: Shop): Promise<number> => {
      const { rows } = await app().database.pool.query<{ sum: string }>(
        `select coalesce(sum(e.amount_minor), 0) as sum from entries e join journals j on j.id = e.journal_id
         join ledger_accounts a on a.id = e.account_id
         where j.company_id = $1 and a.company_id is null and a.kind = 'refund'`,
        [company_id],
      );
      return 0 - Number(rows[0]?.sum ?? 0);
    },
  };
}
