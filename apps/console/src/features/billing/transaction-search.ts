import type { TransactionAccount, TransactionGroup } from '@sampan/contract';
import { PER_PAGE_DEFAULT } from '@sampan/country-rules';
import { ACCOUNTS, GROUPS } from './transaction-choices.ts';

/** What the URL of /histories says. Everything is text and optional; what is not a known value is dropped. */
export interface TransactionSearch {
  /** The wallet when left out. */
  account?: Exclude<TransactionAccount, 'wallet'>;
  group?: TransactionGroup;
  direction?: 'in' | 'out';
  /** Days in the company's own time, '2026-11-21', both included. */
  from?: string;
  to?: string;
  /** Number of a parcel. */
  number?: string;
  page?: string;
  /** Continues exactly after the last entry of the page before. */
  cursor?: string;
  /** The parcel whose drawer is open. */
  order?: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/u;
const among = (values: readonly string[]) => (value: string) => values.includes(value);

const READERS: Readonly<Record<keyof TransactionSearch, (value: string) => boolean>> = {
  account: (value) => value !== 'wallet' && among(ACCOUNTS)(value),
  group: among(GROUPS),
  direction: among(['in', 'out']),
  from: (value) => DAY.test(value),
  to: (value) => DAY.test(value),
  number: (value) => value.length <= 64,
  page: (value) => /^[1-9]\d{0,5}$/u.test(value),
  cursor: (value) => value.length <= 200,
  order: (value) => value.length <= 64,
};

/** The state of the history from its URL. An edited or old link never breaks the page: unknown values fall away. */
export function parseTransactionSearch(search: Record<string, unknown>): TransactionSearch {
  const parsed: Record<string, string> = {};
  for (const [name, accepts] of Object.entries(READERS)) {
    const value = search[name];
    if (typeof value === 'string' && value !== '' && accepts(value)) parsed[name] = value;
  }
  return parsed as TransactionSearch;
}

/** Whether anything narrows the list; another account is another list, no filter. */
export function isFiltered({ group, direction, from, to, number }: TransactionSearch): boolean {
  return [group, direction, from, to, number].some((filter) => filter !== undefined);
}

/** Changes that make the old page number meaningless start again at page 1. */
export function changedSearch(
  search: TransactionSearch,
  change: { [N in keyof TransactionSearch]?: TransactionSearch[N] | undefined },
): TransactionSearch {
  const next: Record<string, string | undefined> = { ...search, ...change };
  if (!Object.keys(change).every((name) => name === 'page' || name === 'cursor' || name === 'order')) {
    delete next['page'];
    delete next['cursor'];
  }
  return parseTransactionSearch(next);
}

/** The filters of a URL as GET /transaction/list and /transaction/export take them. */
export function filterOf({ account, group, direction, from, to, number }: TransactionSearch): Record<string, string> {
  const query = { account, group, direction, from, to, order_number: number };
  return Object.fromEntries(Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined));
}

/** The query of GET /transaction/list for a URL. */
export function transactionQueryOf(search: TransactionSearch): Record<string, string> {
  const { page = '1', cursor } = search;
  return {
    ...filterOf(search),
    page,
    per_page: String(PER_PAGE_DEFAULT),
    ...(cursor === undefined ? {} : { cursor }),
  };
}
