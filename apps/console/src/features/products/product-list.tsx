import type { Product } from '@sampan/contract';
import { PER_PAGE_DEFAULT } from '@sampan/country-rules';
import { Button, EmptyState, iconStore, Pagination, SkeletonRows } from '@sampan/ui';
import type { ReactNode } from 'react';
import { LoadError } from '../../shared/list/load-error.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { ProductTable } from './product-table.tsx';
import type { SellSearch } from './sell-search.ts';
import { useArchiveProduct, type useProducts } from './use-products.ts';

export interface ProductListProps {
  query: ReturnType<typeof useProducts>;
  search: SellSearch;
  onSearch: (search: SellSearch) => void;
  may_write: boolean;
  onEdit: (product: Product) => void;
  onShare: (product: Product) => void;
  /** The button that lists a product. */
  add: ReactNode;
}

/** The list in each of its states: coming, failed, nothing yet, nothing found, rows. */
export function ProductList({ query, search, onSearch, may_write, onEdit, onShare, add }: ProductListProps) {
  const locale = useLocale();
  const { t } = locale;
  const { archive, restore } = useArchiveProduct();
  if (query.isError) return <LoadError title={t('sell.failed')} query={query} />;
  if (query.data === undefined) return <SkeletonRows rows={4} rowHeight={76} leading label={t('common.loading')} />;
  const { records, total } = query.data;
  if (records.length === 0) return <NoProducts search={search} onSearch={onSearch} add={add} />;
  return (
    <ProductTable
      products={records}
      busy={query.isPlaceholderData}
      may_write={may_write}
      onEdit={onEdit}
      onShare={onShare}
      onArchive={(product) => archive.mutate(product)}
      onRestore={(product) => restore.mutate(product)}
      footer={
        <Pagination
          page={Number(search.page ?? '1')}
          perPage={PER_PAGE_DEFAULT}
          total={total}
          onPageChange={(page) => onSearch({ ...search, page: String(page) })}
          labels={{
            label: t('sell.pages'),
            previous: t('order.page_previous'),
            next: t('order.page_next'),
            range: (from, to, all) =>
              t('order.page_range', {
                from: locale.formatNumber(from),
                to: locale.formatNumber(to),
                total: locale.formatNumber(all),
              }),
          }}
        />
      }
    />
  );
}

function NoProducts({ search, onSearch, add }: Pick<ProductListProps, 'search' | 'onSearch' | 'add'>) {
  const { t } = useLocale();
  if (search.search !== undefined || search.page !== undefined) {
    const { search: _text, page: _page, ...rest } = search;
    return (
      <EmptyState
        kind="no-results"
        title={t('sell.no_results')}
        action={<Button onClick={() => onSearch(rest)}>{t('sell.clear_search')}</Button>}
      />
    );
  }
  return search.view === 'archived' ? (
    <EmptyState kind="no-records" icon={iconStore} title={t('sell.empty_archived')}>
      {t('sell.empty_archived_text')}
    </EmptyState>
  ) : (
    <EmptyState kind="no-records" icon={iconStore} title={t('sell.empty')} action={add}>
      {t('sell.empty_text')}
    </EmptyState>
  );
}
