import type { Order } from '@sampan/contract';
import { buttonClass, Icon, iconUpload, Pagination } from '@sampan/ui';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { lazyPart, useWasOpen } from '../../../shared/locale/lazy-part.tsx';
import { usePageTitle } from '../../../shared/routing/page-title.ts';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { useUser } from '../../../shared/session/use-user.ts';
import { mayAddOrder } from '../../../shared/session/may-add-order.ts';
import { UpdatedAt } from '../../../shared/list/updated-at.tsx';
import { ListPlaceholder } from './list-placeholder.tsx';
import { OrderFilters } from './order-filters.tsx';
import { isListName, ORDER_LISTS } from '../../../shared/routing/order-list-names.ts';
import { changedSearch, clearedSearch, exportSearchOf, sortChange, sortOf, type OrderSearch } from './order-search.ts';
import { OrderTable } from './order-table.tsx';
import { OrderViews } from './order-views.tsx';
import { useIsWide } from '../../../shared/device/use-is-wide.ts';
import { useLayout } from './use-layout.ts';
import { useOrderList } from './use-order-list.ts';
import { useOrderSelection } from './use-order-selection.ts';
import '../../../shared/list/list.css';
import './orders.css';

const BulkBar = lazyPart('parts', () => import('./bulk-bar.tsx'), 'BulkBar');
const PickUpActions = lazyPart('print', () => import('./pick-up-actions.tsx'), 'PickUpActions');
const SavedViews = lazyPart('layout', () => import('./saved-views.tsx'), 'SavedViews');
const ListTools = lazyPart('layout', () => import('./list-tools.tsx'), 'ListTools', <span className="c-list-tools" />);
const OrderDrawer = lazyPart('parts', () => import('../detail/order-drawer.tsx'), 'OrderDrawer');
const CodHead = lazyPart('parts', () => import('./cod-head.tsx'), 'CodHead');

/** /orders/new, pick-up, in-transit, completed, cancelled and cod: one list, everything about it in the URL. */
export function OrdersPage() {
  const locale = useLocale();
  const { t } = locale;
  const user = useUser();
  const navigate = useNavigate();
  const params = useParams({ from: '/signed-in/orders/$list' });
  const list = isListName(params.list) ? params.list : 'new';
  const search = useSearch({ from: '/signed-in/orders/$list' });
  const orders = useOrderList(list, search);
  const page = orders.data;
  const selection = useOrderSelection(
    `${list} ${JSON.stringify({ ...search, order: undefined, page: undefined, cursor: undefined, columns: undefined })}`,
    page?.records,
  );
  const { layout, keep } = useLayout(user.id);
  const chosen = search.columns?.split(',') ?? layout.columns[list];
  // On a phone the rows are cards.
  const is_wide = useIsWide();
  const opens = useWasOpen(search.order !== undefined);
  const are_problems = search.problem === 'true';
  const title = t(ORDER_LISTS[list].title);
  usePageTitle(orders.isError ? t('common.error_prefix', { title }) : title);

  const setSearch = (next: OrderSearch, replace = false) =>
    void navigate({
      to: '/orders/$list',
      params: { list },
      search: next,
      replace,
      resetScroll: false,
    });
  const change = (part: Parameters<typeof changedSearch>[1]) => setSearch(changedSearch(search, part));
  const open = (order: Order | null) => change({ order: order?.id });

  const page_number = Number(search.page ?? '1');
  const goTo = (next: number) => {
    const cursor = next === page_number + 1 ? (page?.next_cursor ?? undefined) : undefined;
    change({ page: next === 1 ? undefined : String(next), cursor });
    window.scrollTo({ top: 0 });
  };
  const may_write = mayAddOrder(user);
  const placeholder = (
    <ListPlaceholder list={list} search={search} query={orders} onClear={() => setSearch(clearedSearch(search))} />
  );
  const is_empty = page !== undefined && page.records.length === 0;

  return (
    <div className={`c-page c-parcels c-parcels--${list} ${chosen === undefined ? '' : 'c-parcels--chosen'}`}>
      <div className="c-page__head">
        <h1>{title}</h1>
        <div className="c-page__actions">
          <UpdatedAt at={orders.dataUpdatedAt} call={[...queryKeys.orders, 'list']} className="c-parcels__when" />
          {may_write && list === 'new' ? (
            <Link to="/orders/import" className={buttonClass({ size: 'sm' })}>
              {t('order_import.open')}
            </Link>
          ) : null}
          {list === 'pick-up' ? (
            <div className="c-parcels__pick-up">
              <PickUpActions search={search} />
            </div>
          ) : null}
          <Link to="/export" search={exportSearchOf(list, search)} className={buttonClass({ size: 'sm' })}>
            <span className="s-button__content">
              <Icon shape={iconUpload} />
              <span className="s-button__label">{t('export.list')}</span>
            </span>
          </Link>
        </div>
      </div>
      {list === 'cod' ? (
        <div className="c-parcels__cod">
          <CodHead search={search} />
        </div>
      ) : null}
      <OrderViews list={list} search={search} total={page?.total}>
        <SavedViews list={list} search={search} columns={chosen} total={page?.total} onLayout={keep} />
      </OrderViews>
      <OrderFilters list={list} search={search} onChange={change} onClear={() => setSearch(clearedSearch(search))}>
        {is_wide ? (
          <ListTools
            list={list}
            are_problems={are_problems}
            layout={layout}
            chosen={chosen}
            is_view={search.view !== undefined}
            onLayout={keep}
            onColumns={(names) => change({ columns: names?.join(',') })}
          />
        ) : null}
      </OrderFilters>
      <OrderTable
        label={title}
        list={list}
        are_problems={are_problems}
        compact={layout.is_compact && is_wide}
        chosen={chosen}
        orders={page?.records}
        busy={orders.isPlaceholderData}
        selection={selection.state}
        onSelection={selection.set}
        sort={sortOf(search)}
        onSort={(sort) => change(sortChange(search, sort))}
        onOpen={open}
        open_id={search.order}
        // Read-only people can print, and drafts have no label.
        selectable={may_write || list !== 'new'}
        bulkBar={
          selection.orders.length === 0 ? undefined : <BulkBar orders={selection.orders} onClear={selection.clear} />
        }
        placeholder={orders.isError || is_empty ? placeholder : undefined}
        footer={
          page === undefined || is_empty ? undefined : (
            <Pagination
              page={page_number}
              perPage={page.per_page}
              total={page.total}
              onPageChange={goTo}
              hint={is_wide ? t(list === 'new' ? 'order.keys_new' : 'order.keys') : undefined}
              labels={{
                label: title,
                previous: t('order.page_previous'),
                next: t('order.page_next'),
                range: (from, to, total) =>
                  t('order.page_range', {
                    from: locale.formatNumber(from),
                    to: locale.formatNumber(to),
                    total: `${locale.formatNumber(total)}${page.total_is_exact === false ? '+' : ''}`,
                  }),
              }}
            />
          )
        }
      />
      {opens ? (
        <OrderDrawer
          id={search.order}
          ids={page?.records.map(({ id }) => id)}
          onOpen={(id) => change({ order: id })}
          onClose={() => open(null)}
        />
      ) : null}
    </div>
  );
}
