import type { StoreSource } from '@sampan/contract';
import { isStoreSource } from '../../shared/brand/channel-name.ts';

/** The saved views of store orders, with what each asks the server. */
export const VIEWS = {
  ship: { status: 'ready', logistics: 'own' },
  platform: { status: 'ready', logistics: 'platform' },
  attention: { needs_attention: 'true' },
  push: { push_failed: 'true' },
  skipped: { skipped: 'true' },
  shipped: { status: 'shipped' },
  cancelled: { status: 'cancelled' },
  all: {},
} as const;
export type StoreOrderView = keyof typeof VIEWS;
export const VIEW_NAMES = Object.keys(VIEWS) as StoreOrderView[];

/** What the URL of /stores/orders says. Everything is optional; what is not a known value is dropped. */
export interface StoreOrdersSearch {
  /** `ship` unless told. */
  view?: StoreOrderView;
  source?: StoreSource;
  store_id?: string;
  search?: string;
  sort?: 'ship_by';
  page?: string;
  /** Continues exactly after the last record of the page before. */
  cursor?: string;
  /** The order whose dialog is open. */
  order?: string;
}

const ID = /^[0-9a-f-]{36}$/u;

const READERS: Readonly<Record<keyof StoreOrdersSearch, (value: string) => boolean>> = {
  view: (value) => Object.hasOwn(VIEWS, value) && value !== 'ship',
  source: isStoreSource,
  store_id: (value) => ID.test(value),
  search: (value) => value.length <= 80,
  sort: (value) => value === 'ship_by',
  page: (value) => /^[1-9]\d{0,5}$/u.test(value),
  cursor: (value) => value.length <= 200,
  order: (value) => ID.test(value),
};

export function parseStoreOrdersSearch(search: Record<string, unknown>): StoreOrdersSearch {
  const parsed: Record<string, string> = {};
  for (const [name, accepts] of Object.entries(READERS)) {
    const value = search[name];
    if (typeof value === 'string' && value !== '' && accepts(value)) parsed[name] = value;
  }
  return parsed as StoreOrdersSearch;
}

/** The search with a part changed; a list that is narrowed begins with its first page. */
export function changedStoreSearch(
  search: StoreOrdersSearch,
  part: { [Name in keyof StoreOrdersSearch]?: StoreOrdersSearch[Name] | undefined },
): StoreOrdersSearch {
  const stays = 'page' in part || 'order' in part;
  return parseStoreOrdersSearch({ ...search, ...(stays ? {} : { page: undefined, cursor: undefined }), ...part });
}

/** The query of GET /order/list. */
export function storeOrderQuery({ view = 'ship', order: _order, page = '1', ...rest }: StoreOrdersSearch) {
  return { ...VIEWS[view], ...rest, page, per_page: '20' };
}
