import { TabLinks, type TabItem } from '@sampan/ui';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useLocale } from '../../../shared/locale/locale.tsx';
import type { ListName } from '../../../shared/routing/order-list-names.ts';
import { changedSearch, FILTER_NAMES, type OrderSearch } from './order-search.ts';

type View = 'all' | 'cod' | 'unconfirmed' | 'unprinted' | 'problem' | 'archived';

type ViewFilters = Pick<
  { [N in keyof OrderSearch]: OrderSearch[N] | undefined },
  'cod' | 'unconfirmed' | 'unprinted' | 'problem' | 'archived'
>;

const NO_VIEW = {
  cod: undefined,
  unconfirmed: undefined,
  unprinted: undefined,
  problem: undefined,
  archived: undefined,
};
const VIEW_FILTERS: Record<View, ViewFilters> = {
  all: NO_VIEW,
  cod: { ...NO_VIEW, cod: 'true' },
  unconfirmed: { ...NO_VIEW, unconfirmed: 'true' },
  unprinted: { ...NO_VIEW, unprinted: 'true' },
  problem: { ...NO_VIEW, problem: 'true' },
  archived: { ...NO_VIEW, archived: 'true' },
};

/** Which views make sense: nothing has happened to a new parcel, COD Orders are all COD, and only new ones get confirmed. */
function viewsOf(list: ListName): View[] {
  const is_sense: Record<View, boolean> = {
    all: true,
    cod: list !== 'cod',
    unconfirmed: list === 'new' || list === 'cod',
    unprinted: list === 'pick-up',
    problem: list !== 'new',
    archived: true,
  };
  return (Object.keys(VIEW_FILTERS) as View[]).filter((view) => is_sense[view]);
}

export interface OrderViewsProps {
  list: ListName;
  search: OrderSearch;
  /** How many the current view holds, once known. */
  total: number | undefined;
  /** The views people saved, behind those that every list has. */
  children: ReactNode;
}

/** The views of a list as tabs; each is a link, so it can be opened in a new tab and shared. */
export function OrderViews({ list, search, total, children }: OrderViewsProps) {
  const locale = useLocale();
  const { t } = locale;
  const names: Record<View, string> = {
    all: t('common.all'),
    cod: t('order.filter_cod'),
    unconfirmed: t('confirmation.view'),
    unprinted: t('print.view'),
    problem: t('home.problems'),
    archived: t('order.filter_archived'),
  };
  const own = viewsOf(list).find((view) => view !== 'all' && search[view] === 'true') ?? 'all';
  const current = search.view === undefined ? own : '';
  const other_filters = FILTER_NAMES.some((name) => search[name] !== undefined && !(name in NO_VIEW));
  const items = viewsOf(list).map((view): TabItem => {
    return view === current && total !== undefined && !other_filters
      ? { id: view, label: names[view], count: locale.formatNumber(total) }
      : { id: view, label: names[view] };
  });
  return (
    <div className="c-parcels__views">
      <TabLinks
        label={t('shell.parcels')}
        items={items}
        current={current}
        renderLink={(item, content, className, is_current) => (
          <Link
            key={item.id}
            to="/orders/$list"
            params={{ list }}
            search={changedSearch(search.view === undefined ? search : {}, {
              ...VIEW_FILTERS[item.id as View],
              order: undefined,
            })}
            className={className}
            resetScroll={false}
            {...(is_current ? { 'aria-current': 'page' as const } : {})}
          >
            {content}
          </Link>
        )}
      >
        {children}
      </TabLinks>
    </div>
  );
}
