import { canCall } from '@sampan/api-client';
import type { Product } from '@sampan/contract';
import { TIMINGS } from '@sampan/country-rules';
import { Banner, Button, Icon, iconPlus, iconSearch, TabLinks, TextField } from '@sampan/ui';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { usePageTitle } from '../../shared/routing/page-title.ts';
import { asListed } from '../../shared/list/as-listed.ts';
import { useLocale } from '../../shared/locale/locale.tsx';
import { useUser } from '../../shared/session/use-user.ts';
import { ProductFormDialog } from './product-form-dialog.tsx';
import { ProductList } from './product-list.tsx';
import type { SellSearch } from './sell-search.ts';
import { ShareDialog } from './share-dialog.tsx';
import { useProducts } from './use-products.ts';
import './sell-product.css';

/** /sell-product: what the shop sells, and the ways to sell it (spec 1 'Product listings'). */
export function SellProductPage() {
  const locale = useLocale();
  const { t } = locale;
  const may_write = canCall('createProduct', useUser());
  const navigate = useNavigate();
  const search = useSearch({ from: '/sell-product' });
  const products = useProducts(search);
  const [form, setForm] = useState<{ editing: Product | null } | null>(null);
  const [shared, setShared] = useState<Product | null>(null);
  usePageTitle(t('sell.title'));

  const setSearch = (next: SellSearch) => void navigate({ to: '/sell-product', search: next, resetScroll: false });
  const add = may_write ? (
    <Button variant="primary" icon={iconPlus} onClick={() => setForm({ editing: null })}>
      {t('sell.add')}
    </Button>
  ) : null;
  const is_empty = products.data?.total === 0 && search.search === undefined;
  return (
    <div className="c-page c-sell">
      <div className="c-page__head">
        <h1>{t('sell.title')}</h1>
        {is_empty ? null : add}
      </div>
      <p className="s-muted c-sell__text">
        {t('sell.lead')}{' '}
        <Link to="/orders/$list" params={{ list: 'new' }}>
          {t('sell.see_sales')}
        </Link>
      </p>
      {may_write ? null : <Banner tone="info">{t('shell.read_only')}</Banner>}
      <div className="c-sell__views">
        <TabLinks
          label={t('sell.products')}
          items={[
            { id: 'active', label: t('sell.on_sale') },
            { id: 'archived', label: t('sell.archived') },
          ]}
          current={search.view ?? 'active'}
          renderLink={(item, content, className, is_current) => (
            <Link
              key={item.id}
              to="/sell-product"
              search={item.id === 'archived' ? { view: 'archived' } : {}}
              className={className}
              resetScroll={false}
              {...(is_current ? { 'aria-current': 'page' as const } : {})}
            >
              {content}
            </Link>
          )}
        />
        {is_empty ? null : <ProductSearch search={search} onSearch={setSearch} />}
      </div>
      <ProductList
        query={products}
        search={search}
        onSearch={setSearch}
        may_write={may_write}
        onEdit={(editing) => setForm({ editing })}
        onShare={setShared}
        add={add}
      />
      <ProductFormDialog open={form !== null} editing={form?.editing ?? null} onClose={() => setForm(null)} />
      <ShareDialog product={asListed(products.data?.records, shared)} onClose={() => setShared(null)} />
    </div>
  );
}

/** Part of a name; the URL follows when nobody types any more. */
function ProductSearch({ search, onSearch }: { search: SellSearch; onSearch: (search: SellSearch) => void }) {
  const { t } = useLocale();
  const value = search.search ?? '';
  const [typed, setTyped] = useState(value);
  const go = useRef(onSearch);
  go.current = onSearch;
  const view = search.view;
  // The URL may change without this field: back, a tab, Clear search.
  useEffect(() => setTyped(value), [value]);
  useEffect(() => {
    const text = typed.trim();
    if (text === value) return;
    const timer = setTimeout(
      () => go.current({ ...(view === undefined ? {} : { view }), ...(text === '' ? {} : { search: text }) }),
      TIMINGS.wait_default_ms,
    );
    return () => clearTimeout(timer);
  }, [typed, value, view]);
  return (
    <TextField
      className="c-sell__search"
      type="search"
      label={t('sell.search')}
      labelHidden
      placeholder={t('sell.search')}
      autoComplete="off"
      maxLength={80}
      addonStart={<Icon shape={iconSearch} />}
      value={typed}
      onValueChange={setTyped}
    />
  );
}
