import { canCall } from '@sampan/api-client';
import type { Stock } from '@sampan/contract';
import { Button, EmptyState, FilterChip, iconPlus, SkeletonRows } from '@sampan/ui';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { ChoiceFilter } from '../../../shared/list/choice-filter.tsx';
import { ListPagination } from '../../../shared/list/list-pagination.tsx';
import { LoadError } from '../../../shared/list/load-error.tsx';
import { SearchBox } from '../../../shared/list/search-box.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { usePageTitle } from '../../../shared/routing/page-title.ts';
import { useUser } from '../../../shared/session/use-user.ts';
import { useWarehouses } from '../use-fulfilment.ts';
import { AdjustDialog } from './adjust-dialog.tsx';
import { EditSkuDialog } from './edit-sku-dialog.tsx';
import { MovementsDialog } from './movements-dialog.tsx';
import { SkuDialog } from './sku-dialog.tsx';
import { parseStockSearch } from './stock-search.ts';
import { StockTable } from './stock-table.tsx';
import { useStock } from './use-stock.ts';

/** /fulfillment/stock: on hand, promised, free and the level against the reorder point (look-v2 6). */
export function StockPage() {
  const { t } = useLocale();
  const navigate = useNavigate();
  const search = useSearch({ from: '/signed-in/fulfillment/frame/stock' });
  const stock = useStock(search);
  const places = useWarehouses().data?.records ?? [];
  const may_write = canCall('adjustStock', useUser());
  const [adjusted, setAdjusted] = useState<Stock | null>(null);
  const [edited, setEdited] = useState<Stock | null>(null);
  const [followed, setFollowed] = useState<Stock | null>(null);
  const [adding, setAdding] = useState(false);
  const title = t('fulfilment.tab_stock');
  usePageTitle(title);
  const change = (part: Readonly<Record<string, string | undefined>>) =>
    void navigate({
      to: '/fulfillment/stock',
      search: parseStockSearch({ ...search, page: undefined, ...part }),
      replace: true,
      resetScroll: false,
    });
  const is_filtered = search.search !== undefined || search.low !== undefined || search.warehouse !== undefined;
  const clear = () => change({ search: undefined, low: undefined, warehouse: undefined });
  const may_add = may_write && places.some(({ status }) => status === 'active');
  return (
    <>
      <div className="c-filters">
        <SearchBox
          label={t('fulfilment.stock_search')}
          value={search.search ?? ''}
          onSearch={(words) => change({ search: words === '' ? undefined : words })}
        />
        <FilterChip
          name={t('fulfilment.low_only')}
          value={search.low === undefined ? undefined : t('fulfilment.low_only')}
          onOpen={() => change({ low: search.low === undefined ? 'true' : undefined })}
          onClear={() => change({ low: undefined })}
          clearLabel={`${t('common.clear')}: ${t('fulfilment.low_only')}`}
        />
        {places.length > 1 || search.warehouse !== undefined ? (
          <ChoiceFilter
            name={t('fulfilment.warehouse')}
            value={search.warehouse}
            options={places.map(({ id, name }) => ({ value: id, label: name }))}
            onPick={(warehouse) => change({ warehouse })}
          />
        ) : null}
        {may_add ? (
          <div className="c-filters__end">
            <Button icon={iconPlus} onClick={() => setAdding(true)}>
              {t('fulfilment.add_sku')}
            </Button>
          </div>
        ) : null}
      </div>
      {stock.isError ? (
        <LoadError title={t('fulfilment.stock_failed')} query={stock} />
      ) : stock.data === undefined ? (
        <SkeletonRows rows={8} rowHeight={60} label={t('common.loading')} />
      ) : stock.data.records.length === 0 ? (
        is_filtered ? (
          <EmptyState
            kind="no-results"
            title={t('fulfilment.no_match')}
            action={<Button onClick={clear}>{t('order.clear_filters')}</Button>}
          />
        ) : (
          <EmptyState kind="no-records" title={t('fulfilment.stock_empty_title')}>
            {t('fulfilment.stock_empty_text')}
          </EmptyState>
        )
      ) : (
        <StockTable
          stocks={stock.data.records}
          busy={stock.isPlaceholderData}
          has_places={places.length > 1}
          onAdjust={may_write ? setAdjusted : undefined}
          onEdit={may_write ? setEdited : undefined}
          onFollow={setFollowed}
          footer={
            <ListPagination
              label={title}
              page={search.page}
              answer={stock.data}
              onPage={(page) => change({ page: page === '1' ? undefined : page })}
            />
          }
        />
      )}
      <AdjustDialog stock={asListed(stock.data?.records, adjusted)} onClose={() => setAdjusted(null)} />
      <EditSkuDialog stock={asListed(stock.data?.records, edited)} onClose={() => setEdited(null)} />
      <MovementsDialog stock={asListed(stock.data?.records, followed)} onClose={() => setFollowed(null)} />
      <SkuDialog open={adding} places={places} onClose={() => setAdding(false)} />
    </>
  );
}

/** The line as the list has it now: it may have been read again since the dialog was opened on it. */
function asListed(lines: readonly Stock[] | undefined, opened: Stock | null): Stock | null {
  if (opened === null) return null;
  const { warehouse_id, sku_id } = opened;
  return lines?.find((line) => line.warehouse_id === warehouse_id && line.sku_id === sku_id) ?? opened;
}
