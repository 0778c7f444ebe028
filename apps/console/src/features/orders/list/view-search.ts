import type { OrderView } from '@sampan/contract';
import { FILTER_NAMES, parseOrderSearch, type OrderSearch } from './order-search.ts';

/** The filters that the tabs of every list already stand for. */
const OWN_TABS: readonly string[] = ['cod', 'unconfirmed', 'unprinted', 'problem', 'archived'];

/** What a view keeps of an address: filters and order. */
export function filtersOfSearch(search: OrderSearch): OrderView['filters'] {
  return Object.fromEntries(
    [...FILTER_NAMES, 'sort' as const].flatMap((name) => {
      const value = search[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** The address of a saved view. What it holds that is no longer known falls away. */
export function searchOfView({ id, filters, columns }: Pick<OrderView, 'id' | 'filters' | 'columns'>): OrderSearch {
  return parseOrderSearch({
    ...filters,
    columns: columns?.join(','),
    view: id,
  });
}

/** A search without what differs from page to page; the same filters always give the same text. */
const textOf = (search: OrderSearch): string =>
  JSON.stringify(
    parseOrderSearch({
      ...search,
      page: undefined,
      per_page: undefined,
      cursor: undefined,
      order: undefined,
    }),
  );

/** Whether a list shows something else than its saved view says. */
export function isChanged(view: OrderView, search: OrderSearch): boolean {
  return textOf(searchOfView(view)) !== textOf(search);
}

/** Whether a list was narrowed, sorted or cut beyond what its own tabs offer: only then there is something to save. */
export function isWorthSaving(search: OrderSearch): boolean {
  return search.columns !== undefined || Object.keys(filtersOfSearch(search)).some((name) => !OWN_TABS.includes(name));
}
