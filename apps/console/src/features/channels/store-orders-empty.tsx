import { buttonClass, EmptyState, iconStore } from '@sampan/ui';
import { Link } from '@tanstack/react-router';
import { useLocale } from '../../shared/locale/locale.tsx';
import type { StoreOrdersSearch } from './store-orders-search.ts';
import { storesOf, useStores } from './use-stores.ts';

/** Why no order is shown: no store is connected, everything left already, or the filters match nothing. */
export function StoreOrdersEmpty({ search }: { search: StoreOrdersSearch }) {
  const { t } = useLocale();
  const stores = useStores();
  const has_store = storesOf(stores.data?.records).some(({ connection }) => connection !== null);
  const { view, source, store_id, search: number } = search;
  const is_narrowed = source !== undefined || store_id !== undefined || number !== undefined;
  if (stores.data !== undefined && !has_store)
    return (
      <EmptyState
        kind="no-records"
        icon={iconStore}
        title={t('store_order.empty_title')}
        action={
          <Link to="/stores" className={buttonClass({ variant: 'primary' })}>
            {t('store.add')}
          </Link>
        }
      >
        {t('store_order.empty_text')}
      </EmptyState>
    );
  if (is_narrowed || view !== undefined)
    return (
      <EmptyState
        kind="no-results"
        title={t('store_order.none_title')}
        action={
          <Link to="/stores/orders" search={{ view: 'all' }} className={buttonClass()}>
            {t('order.clear_filters')}
          </Link>
        }
      />
    );
  return (
    <EmptyState kind="no-records" title={t('store_order.none_ship')}>
      {t('store_order.none_ship_text')}
    </EmptyState>
  );
}
