import { TabLinks, type TabItem } from '@sampan/ui';
import { Link } from '@tanstack/react-router';
import { useLocale } from '../../shared/locale/locale.tsx';
import { changedStoreSearch, VIEW_NAMES, type StoreOrdersSearch, type StoreOrderView } from './store-orders-search.ts';

/** The views as tabs; each is a link, so it can be opened in a new tab and shared. */
export function StoreOrderViews({ search, total }: { search: StoreOrdersSearch; total: number | undefined }) {
  const locale = useLocale();
  const { t } = locale;
  const current = search.view ?? 'ship';
  const items = VIEW_NAMES.map((view): TabItem => ({
    id: view,
    label: view === 'all' ? t('common.all') : t(`store_order.view_${view}`),
    ...(view === current && total !== undefined ? { count: locale.formatNumber(total) } : {}),
  }));
  return (
    <TabLinks
      label={t('store_order.views')}
      items={items}
      current={current}
      renderLink={(item, content, className, is_current) => (
        <Link
          key={item.id}
          to="/stores/orders"
          search={changedStoreSearch(search, { view: item.id as StoreOrderView })}
          className={className}
          resetScroll={false}
          {...(is_current ? { 'aria-current': 'page' as const } : {})}
        >
          {content}
        </Link>
      )}
    />
  );
}
