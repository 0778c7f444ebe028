import { canCall } from '@sampan/api-client';
import { Button, EmptyState, Select } from '@sampan/ui';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { ChoiceFilter } from '../../shared/list/choice-filter.tsx';
import { ListPagination } from '../../shared/list/list-pagination.tsx';
import { LoadError } from '../../shared/list/load-error.tsx';
import { SearchBox } from '../../shared/list/search-box.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { usePageTitle } from '../../shared/routing/page-title.ts';
import { useUser } from '../../shared/session/use-user.ts';
import { FulfilmentBulkBar } from './fulfilment-bulk-bar.tsx';
import { isFiltered, parseFulfilmentSearch, SORTS, sortOf } from './fulfilment-search.ts';
import { FulfilmentTable } from './fulfilment-table.tsx';
import { StageStrip } from './stage-strip.tsx';
import { StageTabs } from './stage-tabs.tsx';
import { useFulfilmentList, useWarehouses } from './use-fulfilment.ts';
import { useFulfilmentSelection } from './use-fulfilment-selection.ts';

const SORT_LABELS = {
  'ship_by:asc': 'fulfilment.sort_ship_by',
  'created_at:desc': 'order.sort_created_desc',
  'updated_at:desc': 'order.sort_updated_desc',
} as const;

/** /fulfillment: the orders of one stage, everything about the list in the URL (spec section 2, spec 7, look-v2 6). */
export function FulfilmentPage() {
  const { t } = useLocale();
  const navigate = useNavigate();
  const search = useSearch({ from: '/signed-in/fulfillment/frame/' });
  const list = useFulfilmentList(search);
  const places = useWarehouses().data?.records ?? [];
  const may_write = canCall('startPickOrders', useUser());
  const selection = useFulfilmentSelection(
    JSON.stringify({ ...search, page: undefined, sort: undefined }),
    list.data?.records,
  );
  const title = t('fulfilment.title');
  usePageTitle(list.isError ? t('common.error_prefix', { title }) : title);
  const change = (part: Readonly<Record<string, string | undefined>>) =>
    void navigate({
      to: '/fulfillment',
      search: parseFulfilmentSearch({ ...search, page: undefined, ...part }),
      replace: true,
      resetScroll: false,
    });
  const is_filtered = isFiltered(search);
  const clear = () => change({ warehouse: undefined, search: undefined, today: undefined });
  const placeholder = list.isError ? (
    <LoadError title={t('fulfilment.failed')} query={list} />
  ) : list.data?.records.length === 0 ? (
    is_filtered ? (
      <EmptyState
        kind="no-results"
        title={t('order.no_results_title')}
        action={<Button onClick={clear}>{t('order.clear_filters')}</Button>}
      >
        {t('order.no_results_text')}
      </EmptyState>
    ) : (
      <EmptyState
        kind="no-records"
        title={t(search.stage === undefined ? 'fulfilment.empty_title' : 'fulfilment.empty_stage_title')}
      >
        {t(search.stage === undefined ? 'fulfilment.empty_text' : 'fulfilment.empty_stage_text')}
      </EmptyState>
    )
  ) : undefined;
  return (
    <>
      <StageTabs search={search} />
      <StageStrip search={search} />
      <div className="c-filters">
        <SearchBox
          label={t('fulfilment.search')}
          value={search.search ?? ''}
          onSearch={(words) => change({ search: words === '' ? undefined : words })}
        />
        {places.length > 1 || search.warehouse !== undefined ? (
          <ChoiceFilter
            name={t('fulfilment.warehouse')}
            value={search.warehouse}
            options={places.map(({ id, name }) => ({ value: id, label: name }))}
            onPick={(warehouse) => change({ warehouse })}
          />
        ) : null}
        {is_filtered ? (
          <Button variant="quiet" size="sm" onClick={clear}>
            {t('order.clear_filters')}
          </Button>
        ) : null}
        <div className="c-filters__end">
          <Select
            label={t('order.sort')}
            labelHidden
            className="c-filters__sort"
            options={SORTS.map((sort) => ({ value: sort, label: t(SORT_LABELS[sort]) }))}
            value={sortOf(search)}
            onValueChange={(sort) => change({ sort })}
          />
        </div>
      </div>
      <FulfilmentTable
        orders={list.data?.records}
        busy={list.isPlaceholderData}
        selection={selection.state}
        onSelection={selection.set}
        selectable={may_write && search.stage !== 'shipped'}
        placeholder={placeholder}
        bulkBar={
          selection.orders.length === 0 ? undefined : (
            <FulfilmentBulkBar orders={selection.orders} onClear={selection.clear} />
          )
        }
        footer={
          list.data === undefined || placeholder !== undefined ? undefined : (
            <ListPagination
              label={title}
              page={search.page}
              answer={list.data}
              onPage={(page) => change({ page: page === '1' ? undefined : page })}
            />
          )
        }
      />
    </>
  );
}
