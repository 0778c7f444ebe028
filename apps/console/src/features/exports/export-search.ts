import type {
  CodState,
  OrderExportFilter,
  OrderExportPreset,
  OrderStatus,
  TransactionExportFilter,
} from '@sampan/contract';

/** What the form exports: cash on delivery is parcels, with columns of their own. */
export const EXPORT_TABS = ['orders', 'transactions', 'cod'] as const;
export type ExportTab = (typeof EXPORT_TABS)[number];

/** What the URL of /export says: the filters of the list somebody came from. Unknown values fall away. */
export interface ExportSearch {
  what?: ExportTab;
  status?: OrderStatus;
  courier?: string;
  pick_up_address?: string;
  delivery_type?: 'pick_up' | 'drop_off';
  cash?: CodState;
  unconfirmed?: 'true';
  /** Bought labels that nobody printed. */
  unprinted?: 'true';
  problem?: 'true';
  archived?: 'true';
  search?: string;
  account?: TransactionExportFilter['account'];
  group?: string;
  direction?: 'in' | 'out';
  number?: string;
  from?: string;
  to?: string;
  page?: string;
  cursor?: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/u;
const WORD = /^[a-z][a-z_]{0,39}$/u;

const READERS: Readonly<Record<keyof ExportSearch, (value: string) => boolean>> = {
  what: (value) => (EXPORT_TABS as readonly string[]).includes(value),
  status: (value) => ['new', 'ready_to_ship', 'in_transit', 'completed', 'cancelled'].includes(value),
  courier: (value) => value.length <= 40,
  pick_up_address: (value) => value.length <= 500,
  delivery_type: (value) => value === 'pick_up' || value === 'drop_off',
  cash: (value) => WORD.test(value),
  unconfirmed: (value) => value === 'true',
  unprinted: (value) => value === 'true',
  problem: (value) => value === 'true',
  archived: (value) => value === 'true',
  search: (value) => value.length <= 80,
  account: (value) => WORD.test(value),
  group: (value) => WORD.test(value),
  direction: (value) => value === 'in' || value === 'out',
  number: (value) => value.length <= 64,
  from: (value) => DAY.test(value),
  to: (value) => DAY.test(value),
  page: (value) => /^[1-9]\d{0,5}$/u.test(value),
  cursor: (value) => value.length <= 200,
};

export function parseExportSearch(search: Record<string, unknown>): ExportSearch {
  const parsed: Record<string, string> = {};
  for (const [name, accepts] of Object.entries(READERS)) {
    const value = search[name];
    if (typeof value === 'string' && value !== '' && accepts(value)) parsed[name] = value;
  }
  return parsed as ExportSearch;
}

function said<T extends object>(filter: T): T {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined)) as T;
}

/** The filter of a file of parcels, as the form and the list before it say. */
export function orderFilterOf(search: ExportSearch): OrderExportFilter {
  return said({
    status: search.status ?? (search.unconfirmed === 'true' ? ('new' as const) : undefined),
    courier: search.courier,
    delivery_type: search.delivery_type,
    formatted_pick_up_address: search.pick_up_address,
    is_cod: search.what === 'cod' || search.unconfirmed === 'true' ? true : undefined,
    cod_state: search.cash,
    is_confirmed: search.unconfirmed === 'true' ? false : undefined,
    is_printed: search.unprinted === 'true' ? false : undefined,
    has_problem: search.problem === 'true' ? true : undefined,
    is_archived: search.archived === 'true' ? true : undefined,
    search: search.search,
    from: search.from,
    to: search.to,
  });
}

/** The filter of a file of entries. */
export function transactionFilterOf(search: ExportSearch): Record<string, string | undefined> {
  const { account, group, direction, from, to, number } = search;
  return said({ account, group, direction, from, to, order_number: number });
}

/** The columns that are offered first for each. */
export const USUAL_PRESET: Readonly<Record<ExportTab, OrderExportPreset>> = {
  orders: 'all',
  transactions: 'all',
  cod: 'cod',
};
