import { Button, FilterChip, Select } from '@sampan/ui';
import { useQuery } from '@tanstack/react-query';
import { truncate } from '@sampan/country-rules';
import type { ReactNode } from 'react';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { useApi } from '../../../shared/api/services.tsx';
import { STATE_LABELS } from '../../cod/cod-state-labels.ts';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { useUser } from '../../../shared/session/use-user.ts';
import { ChoiceFilter } from '../../../shared/list/choice-filter.tsx';
import { DateFilter } from '../../../shared/list/date-filter.tsx';
import { SearchBox } from '../../../shared/list/search-box.tsx';
import type { ListName } from '../../../shared/routing/order-list-names.ts';
import {
  activeFilters,
  CASH,
  type changedSearch,
  type OrderSearch,
  type Sort,
  sortChange,
  sortOf,
  SORTS,
} from './order-search.ts';

export interface OrderFiltersProps {
  list: ListName;
  search: OrderSearch;
  onChange: (change: Parameters<typeof changedSearch>[1]) => void;
  onClear: () => void;
  /** How the rows are shown; stands behind their order. */
  children?: ReactNode | undefined;
}

const SORT_LABELS = {
  'created_at:desc': 'order.sort_created_desc',
  'created_at:asc': 'order.sort_created_asc',
  'updated_at:desc': 'order.sort_updated_desc',
  'updated_at:asc': 'order.sort_updated_asc',
  'decide_by:asc': 'order.sort_decide_by',
} as const satisfies Record<Sort, string>;

/** Search, filters and order of a list. What they are set to stands in the URL. */
export function OrderFilters({ list, search, onChange, onClear, children }: OrderFiltersProps) {
  const { t } = useLocale();
  const api = useApi();
  const user = useUser();
  const constants = useQuery({
    queryKey: queryKeys.constants,
    queryFn: ({ signal }) => api.getConstants(undefined, { signal }),
    staleTime: Infinity,
  });
  const addresses = useQuery({
    queryKey: queryKeys.pickUpAddresses,
    queryFn: ({ signal }) => api.listPickUpAddresses({ query: { delivery_type: 'ready_to_ship' } }, { signal }),
    enabled: list === 'pick-up' || search.pick_up_address !== undefined,
  });
  const couriers = (constants.data?.couriers ?? []).filter((courier) => courier.countries.includes(user.country_code));
  return (
    <div className="c-filters">
      <SearchBox
        label={t('order.search_placeholder')}
        value={search.search ?? ''}
        onSearch={(value) => onChange({ search: value === '' ? undefined : value })}
      />
      {list === 'new' ? null : (
        <ChoiceFilter
          name={t('order.filter_courier')}
          value={search.courier}
          options={couriers.map((courier) => ({ value: courier.alias, label: courier.name }))}
          onPick={(courier) => onChange({ courier })}
        />
      )}
      {list === 'cod' ? (
        <ChoiceFilter
          name={t('cod.filter_state')}
          value={search.cash}
          options={CASH.map((state) => ({ value: state, label: t(STATE_LABELS[state]) }))}
          onPick={(value) => onChange({ cash: CASH.find((state) => state === value) })}
        />
      ) : null}
      {list === 'pick-up' ? (
        <ChoiceFilter
          name={t('order.filter_pick_up_address')}
          value={search.pick_up_address}
          options={(addresses.data?.records ?? []).map((record) => ({
            value: record.formatted_pick_up_address,
            label: truncate(record.formatted_pick_up_address),
            detail: t('order.count', { count: record.count }),
          }))}
          onPick={(pick_up_address) => onChange({ pick_up_address })}
        />
      ) : null}
      <ChoiceFilter
        name={t('order.filter_delivery_type')}
        value={search.delivery_type}
        options={(['pick_up', 'drop_off'] as const).map((type) => ({
          value: type,
          label: t(`order.delivery_${type}`),
        }))}
        onPick={(value) => onChange({ delivery_type: value === 'pick_up' || value === 'drop_off' ? value : undefined })}
      />
      <DateFilter from={search.from} to={search.to} onPick={(range) => onChange(range)} />
      {search.import === undefined ? null : (
        <FilterChip
          name={t('order_import.from_file')}
          value={t('order_import.this_import')}
          onOpen={() => onChange({ import: undefined })}
          onClear={() => onChange({ import: undefined })}
          clearLabel={t('order_import.from_file_clear')}
        />
      )}
      {activeFilters(search) === 0 ? null : (
        <Button variant="quiet" size="sm" onClick={onClear}>
          {t('order.clear_filters')}
        </Button>
      )}
      <div className="c-filters__end">
        <Select
          label={t('order.sort')}
          labelHidden
          className="c-filters__sort"
          options={SORTS.filter((sort) => sort !== 'decide_by:asc' || search.problem === 'true').map((sort) => ({
            value: sort,
            label: t(SORT_LABELS[sort]),
          }))}
          value={sortOf(search)}
          onValueChange={(sort) =>
            onChange(
              sortChange(
                search,
                SORTS.find((known) => known === sort),
              ),
            )
          }
        />
        {children}
      </div>
    </div>
  );
}
