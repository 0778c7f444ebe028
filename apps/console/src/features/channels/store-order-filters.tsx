import { Chip, Icon, IconButton, iconSearch, iconX, Select } from '@sampan/ui';
import { useState } from 'react';
import { ChannelMark } from '../../shared/brand/channel-mark.tsx';
import { ChoiceFilter } from '../../shared/list/choice-filter.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import type { changedStoreSearch, StoreOrdersSearch } from './store-orders-search.ts';
import { storesOf, useStores } from './use-stores.ts';

export interface StoreOrderFiltersProps {
  search: StoreOrdersSearch;
  onChange: (part: Parameters<typeof changedStoreSearch>[1]) => void;
}

/** Which channel, which store, which number, in which order. */
export function StoreOrderFilters({ search, onChange }: StoreOrderFiltersProps) {
  const { t } = useLocale();
  const stores = useStores();
  const kinds =
    stores.data?.records.filter(({ stores: own }) => own.some(({ connection }) => connection !== null)) ?? [];
  const connected = storesOf(kinds);
  return (
    <div className="c-filters c-store-orders__filters">
      {kinds.length < 2 ? null : (
        <div className="c-store-orders__channels" role="group" aria-label={t('store_order.store')}>
          <Chip
            selected={search.source === undefined && search.store_id === undefined}
            onClick={() => onChange({ source: undefined, store_id: undefined })}
          >
            {t('store_order.all_stores')}
          </Chip>
          {kinds.map(({ source, name }) => (
            <Chip
              key={source}
              selected={search.source === source}
              onClick={() => onChange({ source, store_id: undefined })}
            >
              <ChannelMark source={source} size="sm" /> {name}
            </Chip>
          ))}
        </div>
      )}
      {connected.length <= kinds.length && search.store_id === undefined ? null : (
        <ChoiceFilter
          name={t('store_order.store')}
          value={search.store_id}
          options={connected.map(({ id, store_name }) => ({ value: id, label: store_name }))}
          onPick={(store_id) => onChange({ store_id, source: undefined })}
        />
      )}
      <NumberSearch
        key={search.search ?? ''}
        value={search.search ?? ''}
        onSearch={(text) => onChange({ search: text })}
      />
      <div className="c-filters__end">
        <Select
          className="c-filters__sort"
          label={t('store_order.sort')}
          labelHidden
          options={[
            { value: '', label: t('store_order.sort_changed') },
            { value: 'ship_by', label: t('store_order.sort_ship_by') },
          ]}
          value={search.sort ?? ''}
          onValueChange={(sort) => onChange({ sort: sort === 'ship_by' ? 'ship_by' : undefined })}
        />
      </div>
    </div>
  );
}

/** Enter looks for the number; the cross takes it away. */
function NumberSearch({ value, onSearch }: { value: string; onSearch: (text: string | undefined) => void }) {
  const { t } = useLocale();
  const [text, setText] = useState(value);
  return (
    <form
      className="c-filters__search"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(text.trim() === '' ? undefined : text.trim());
      }}
    >
      <Icon shape={iconSearch} size={18} />
      <input
        type="search"
        aria-label={t('store.order_number')}
        placeholder={t('store.order_number')}
        maxLength={80}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {value === '' ? null : (
        <IconButton icon={iconX} size="sm" label={t('common.clear')} onClick={() => onSearch(undefined)} />
      )}
    </form>
  );
}
