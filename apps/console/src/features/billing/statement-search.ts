import type { TransactionAccount } from '@sampan/contract';
import { ACCOUNTS } from './transaction-choices.ts';

/** What the URLs of /histories/statements say; what is not a known value is dropped. */
export interface StatementSearch {
  /** Months when left out. */
  unit?: 'year';
  account?: Exclude<TransactionAccount, 'wallet'>;
  page?: string;
  cursor?: string;
  /** The parcel whose drawer is open. */
  order?: string;
}

export function parseStatementSearch({ unit, account, page, cursor, order }: Record<string, unknown>): StatementSearch {
  const known = ACCOUNTS.find((one) => one === account);
  return {
    ...(unit === 'year' ? { unit } : {}),
    ...(known === undefined || known === 'wallet' ? {} : { account: known }),
    ...(typeof page === 'string' && /^[1-9]\d{0,5}$/u.test(page) && page !== '1' ? { page } : {}),
    ...(typeof cursor === 'string' && /^.{1,200}$/u.test(cursor) ? { cursor } : {}),
    ...(typeof order === 'string' && /^.{1,64}$/u.test(order) ? { order } : {}),
  };
}

/** The year of /histories/revenue. */
export function parseRevenueSearch({ year }: Record<string, unknown>): { year?: string } {
  return typeof year === 'string' && /^(?:19|20|21)\d{2}$/u.test(year) ? { year } : {};
}
