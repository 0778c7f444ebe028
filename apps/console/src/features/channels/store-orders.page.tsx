import { canCall } from '@sampan/api-client';
import { Button, Checkbox, iconRefresh, SkeletonRows, TableFrame } from '@sampan/ui';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { lazyPart, useWasOpen } from '../../shared/locale/lazy-part.tsx';
import { ListPagination } from '../../shared/list/list-pagination.tsx';
import { LoadError } from '../../shared/list/load-error.tsx';
import { UpdatedAt } from '../../shared/list/updated-at.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { usePageTitle } from '../../shared/routing/page-title.ts';
import { useUser } from '../../shared/session/use-user.ts';
import { StoreOrderFilters } from './store-order-filters.tsx';
import { StoreOrderRow } from './store-order-row.tsx';
import { StoreOrdersEmpty } from './store-orders-empty.tsx';
import { StoreOrderViews } from './store-order-views.tsx';
import { changedStoreSearch } from './store-orders-search.ts';
import { useComparison } from './use-comparison.ts';
import { useSync } from './use-stores.ts';
import { useStoreOrders } from './use-store-orders.ts';
import '../../shared/list/list.css';
import './store-orders.css';

const StoreOrderDialog = lazyPart('stores', () => import('./store-order-dialog.tsx'), 'StoreOrderDialog');

/** /stores/orders: what stores sold, by what is to be done with it (spec 2 'Social Media: Orders', look-v2 6). */
export function StoreOrdersPage() {
  const locale = useLocale();
  const { t } = locale;
  const user = useUser();
  const navigate = useNavigate();
  const search = useSearch({ from: '/signed-in/stores/orders' });
  const orders = useStoreOrders(search);
  const sync = useSync();
  const page = orders.data;
  const comparison = useComparison(page?.records);
  const opens = useWasOpen(search.order !== undefined);
  const title = t('store_order.title');
  usePageTitle(orders.isError ? t('common.error_prefix', { title }) : title);
  const change = (part: Parameters<typeof changedStoreSearch>[1]) =>
    void navigate({
      to: '/stores/orders',
      search: changedStoreSearch(search, part),
      replace: true,
      resetScroll: false,
    });
  const is_empty = page !== undefined && page.records.length === 0;
  return (
    <div className="c-page c-store-orders">
      <div className="c-page__head">
        <h1>{title}</h1>
        <div className="c-page__actions">
          <UpdatedAt at={orders.dataUpdatedAt} call={queryKeys.storeOrders} />
          {canCall('syncAllStores', user) ? (
            <Button
              icon={iconRefresh}
              busy={sync.isPending}
              busyLabel={t('store.syncing')}
              onClick={() => sync.mutate(undefined)}
            >
              {t('store_order.sync')}
            </Button>
          ) : null}
          {comparison.ids.length === 0 ? null : (
            <Button variant="primary" onClick={() => comparison.compare(comparison.ids)}>
              {t('bulk.compare_many', { count: comparison.ids.length })}
            </Button>
          )}
        </div>
      </div>
      <StoreOrderViews search={search} total={page?.total} />
      <StoreOrderFilters search={search} onChange={change} />
      {orders.isError ? (
        <LoadError title={t('store_order.failed')} query={orders} />
      ) : page === undefined ? (
        <SkeletonRows rows={8} rowHeight={56} label={t('common.loading')} />
      ) : is_empty ? (
        <StoreOrdersEmpty search={search} />
      ) : (
        <TableFrame
          label={title}
          busy={orders.isPlaceholderData}
          footer={
            <ListPagination
              label={title}
              page={search.page}
              answer={page}
              onPage={(next, cursor) => change({ page: next === '1' ? undefined : next, cursor })}
            />
          }
        >
          <thead>
            <tr>
              <th scope="col" className="c-store-orders__box">
                {comparison.all.length === 0 ? null : (
                  <Checkbox
                    label={t('store_order.select_all')}
                    labelHidden
                    checked={comparison.chosen_all}
                    indeterminate={comparison.chosen_some}
                    onCheckedChange={comparison.chooseAll}
                  />
                )}
              </th>
              <th scope="col">{t('store_order.column_order')}</th>
              <th scope="col">{t('store_order.column_buyer')}</th>
              <th scope="col">{t('store_order.column_state')}</th>
              <th scope="col" className="s-table__end">
                {t('store_order.column_total')}
              </th>
              <th scope="col">{t('store_order.column_courier')}</th>
              <th scope="col">
                <span className="s-visually-hidden">{t('order.column_actions')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {page.records.map((order) => (
              <StoreOrderRow key={order.id} order={order} comparison={comparison} search={search} />
            ))}
          </tbody>
        </TableFrame>
      )}
      {opens ? <StoreOrderDialog id={search.order} onClose={() => change({ order: undefined })} /> : null}
    </div>
  );
}
