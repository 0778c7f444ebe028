import { TabLinks, type TabItem } from '@sampan/ui';
import { Link } from '@tanstack/react-router';
import { useLocale } from '../locale/locale.tsx';
import type { ListName } from './parcel-list-names.ts';
import { activeFilters, changedSearch, type ParcelSearch } from './parcel-search.ts';

type View = 'all' | 'cod' | 'problem' | 'archived';

const VIEW_FILTERS = {
  all: { cod: undefined, problem: undefined, archived: undefined },
  cod: { cod: 'true', problem: undefined, archived: undefined },
  problem: { cod: undefined, problem: 'true', archived: undefined },
  archived: { cod: undefined, problem: undefined, archived: 'true' },
} as const satisfies Record<
  View,
  Pick<{ [N in keyof ParcelSearch]: ParcelSearch[N] | undefined }, 'cod' | 'problem' | 'archived'>
>;

/** Which views make sense: a new parcel has not been on the way, and COD Orders are all COD. */
function viewsOf(list: ListName): View[] {
  return (['all', 'cod', 'problem', 'archived'] as const).filter(
    (view) => !(view === 'cod' && list === 'cod') && !(view === 'problem' && (list === 'new' || list === 'pick-up')),
  );
}

export interface ParcelViewsProps {
  list: ListName;
  search: ParcelSearch;
  /** How many the current view holds, once known. */
  total: number | undefined;
}

/** The saved views of a list as tabs; each is a link, so it can be opened in a new tab and shared. */
export function ParcelViews({ list, search, total }: ParcelViewsProps) {
  const locale = useLocale();
  const { t } = locale;
  const names: Record<View, string> = {
    all: t('common.all'),
    cod: t('order.filter_cod'),
    problem: t('home.problems'),
    archived: t('order.filter_archived'),
  };
  const current = viewsOf(list).find((view) => view !== 'all' && search[view] === 'true') ?? 'all';
  const other_filters = activeFilters(withoutView(search)) > 0;
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
            search={changedSearch(search, { ...VIEW_FILTERS[item.id as View], order: undefined })}
            className={className}
            resetScroll={false}
            {...(is_current ? { 'aria-current': 'page' as const } : {})}
          >
            {content}
          </Link>
        )}
      />
    </div>
  );
}

function withoutView(search: ParcelSearch): ParcelSearch {
  const { cod: _cod, problem: _problem, archived: _archived, ...rest } = search;
  return rest;
}
