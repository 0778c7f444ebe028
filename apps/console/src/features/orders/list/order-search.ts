import type { CodState } from '@sampan/contract';
import { PER_PAGE_DEFAULT, type CountryCode } from '@sampan/country-rules';
import { rangeOfWireDate } from '@sampan/i18n';
import type { ListName } from '../../../shared/routing/order-list-names.ts';
import { ORDER_LISTS } from '../../../shared/routing/order-list-names.ts';

export const SORTS = [
  'created_at:desc',
  'created_at:asc',
  'updated_at:desc',
  'updated_at:asc',
  'decide_by:asc',
] as const;
export type Sort = (typeof SORTS)[number];

export const PAGE_SIZES = [PER_PAGE_DEFAULT, 50, 100] as const;

/** What the URL of a list says. Everything is text and optional; what is not a known value is dropped. */
export interface OrderSearch {
  search?: string;
  courier?: string;
  pick_up_address?: string;
  delivery_type?: 'pick_up' | 'drop_off';
  cod?: 'true';
  /** Where the cash of COD parcels stands. */
  cash?: CodState;
  /** COD parcels whose recipients have not confirmed the address. */
  unconfirmed?: 'true';
  /** Bought labels that nobody printed. */
  unprinted?: 'true';
  problem?: 'true';
  archived?: 'true';
  /** Parcels that came with a file, by the id of its import. */
  import?: string;
  /** Days in the country's own time, '2026-11-21', both included. */
  from?: string;
  to?: string;
  sort?: Sort;
  per_page?: string;
  page?: string;
  /** Continues exactly after the last record of the page before. */
  cursor?: string;
  /** The parcel whose drawer is open. */
  order?: string;
  /** The saved view whose tab is the current one. */
  view?: string;
  /** What rows show besides the recipient, 'number,status'. */
  columns?: string;
}

export const CASH = [
  'expected',
  'collected',
  'short',
  'disputed',
  'settled',
  'payable',
  'paid',
  'not_collected',
] as const satisfies readonly CodState[];
const DAY = /^\d{4}-\d{2}-\d{2}$/u;

type Reader = (value: string) => boolean;
const anyText: Reader = () => true;
const oneOf =
  (...allowed: readonly string[]): Reader =>
  (value) =>
    allowed.includes(value);

const isId: Reader = (value) => /^[0-9a-f-]{36}$/u.test(value);

const READERS: Readonly<Record<keyof OrderSearch, Reader>> = {
  search: (value) => value.length <= 80,
  courier: (value) => value.length <= 60,
  pick_up_address: anyText,
  delivery_type: oneOf('pick_up', 'drop_off'),
  cod: oneOf('true'),
  cash: oneOf(...CASH),
  unconfirmed: oneOf('true'),
  unprinted: oneOf('true'),
  problem: oneOf('true'),
  archived: oneOf('true'),
  import: isId,
  from: (value) => DAY.test(value),
  to: (value) => DAY.test(value),
  sort: oneOf(...SORTS),
  per_page: oneOf(...PAGE_SIZES.map(String)),
  page: (value) => /^[1-9]\d{0,5}$/u.test(value),
  cursor: (value) => value.length <= 200,
  order: (value) => value.length <= 64,
  view: isId,
  columns: (value) => /^[a-z_,]{1,99}$/u.test(value),
};

/** The state of a list from its URL. An edited or old link never breaks the page: unknown values fall away. */
export function parseOrderSearch(search: Record<string, unknown>): OrderSearch {
  const parsed: Record<string, string> = {};
  for (const [name, accepts] of Object.entries(READERS)) {
    const value = search[name];
    if (typeof value === 'string' && value !== '' && accepts(value)) parsed[name] = value;
  }
  return parsed as OrderSearch;
}

/** The filters that narrow a list; not its order, its page or an open parcel. */
export const FILTER_NAMES = [
  'search',
  'courier',
  'pick_up_address',
  'delivery_type',
  'cod',
  'cash',
  'unconfirmed',
  'unprinted',
  'problem',
  'archived',
  'import',
  'from',
  'to',
] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

/** How many filters are on; a date range counts once. */
export function activeFilters(search: OrderSearch): number {
  const on = FILTER_NAMES.filter((name) => search[name] !== undefined);
  return on.length - (search.from !== undefined && search.to !== undefined ? 1 : 0);
}

/** Changes that make the old page number meaningless start again at page 1. */
export function changedSearch(
  search: OrderSearch,
  change: { [N in keyof OrderSearch]?: OrderSearch[N] | undefined },
): OrderSearch {
  const next: Record<string, string | undefined> = { ...search, ...change };
  const only_moves = Object.keys(change).every((name) => name === 'page' || name === 'cursor' || name === 'order');
  if (!only_moves) {
    delete next['page'];
    delete next['cursor'];
  }
  return parseOrderSearch(next);
}

/** The same list without its filters. */
export function clearedSearch({ sort, per_page, columns }: OrderSearch): OrderSearch {
  return parseOrderSearch({ sort, per_page, columns });
}

/** Problems are sorted by the day somebody has to decide, which no other parcel has (look-v2 3). */
function usualSortOf({ problem }: OrderSearch): Sort {
  return problem === 'true' ? 'decide_by:asc' : 'created_at:desc';
}

/** What a list is sorted by. */
export function sortOf(search: OrderSearch): Sort {
  const { sort = usualSortOf(search), problem } = search;
  return sort === 'decide_by:asc' && problem !== 'true' ? 'created_at:desc' : sort;
}

/** A choice of order as the URL says it: the usual one is left out. */
export function sortChange(search: OrderSearch, sort: Sort | undefined): { sort: Sort | undefined } {
  return { sort: sort === usualSortOf(search) ? undefined : sort };
}

/** The query of GET /order/list for a list and its URL (spec section 7, Orders). Days become the seconds they last there. */
export function orderListQueryOf(list: ListName, search: OrderSearch, country: CountryCode): Record<string, string> {
  const from = search.from === undefined ? null : rangeOfWireDate(search.from, country);
  const to = search.to === undefined ? null : rangeOfWireDate(search.to, country);
  const query: Record<string, string | undefined> = {
    page: search.page ?? '1',
    per_page: search.per_page ?? String(PER_PAGE_DEFAULT),
    // The server's own order of all other lists goes without saying.
    sort: sortOf(search) === 'created_at:desc' ? undefined : sortOf(search),
    cursor: search.cursor,
    // Only a new parcel can still be confirmed.
    status: ORDER_LISTS[list].status ?? (search.unconfirmed === 'true' ? 'new' : undefined),
    is_cod: list === 'cod' || search.cod === 'true' || search.unconfirmed === 'true' ? 'true' : undefined,
    cod_state: search.cash,
    is_confirmed: search.unconfirmed === 'true' ? 'false' : undefined,
    is_printed: search.unprinted === 'true' ? 'false' : undefined,
    has_problem: search.problem,
    is_archived: search.archived,
    import_id: search.import,
    courier: search.courier,
    delivery_type: search.delivery_type,
    formatted_pick_up_address: search.pick_up_address,
    search: search.search,
    created_from: from === null ? undefined : String(from.from),
    created_to: to === null ? undefined : String(to.to + 1),
  };
  return Object.fromEntries(Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined));
}

/** The filters of a list as /export takes them: the file holds what the list shows. */
export function exportSearchOf(list: ListName, search: OrderSearch): Record<string, string> {
  const {
    sort: _sort,
    per_page: _size,
    page: _page,
    cursor: _cursor,
    order: _order,
    view: _view,
    columns: _columns,
    cod,
    ...filters
  } = search;
  const { status } = ORDER_LISTS[list];
  const what = list === 'cod' || cod === 'true' ? { what: 'cod' } : {};
  return { ...filters, ...what, ...(status === null ? {} : { status }) };
}
