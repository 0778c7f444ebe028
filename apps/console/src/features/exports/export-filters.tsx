import { truncate } from '@sampan/country-rules';
import { TextField } from '@sampan/ui';
import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';
import { ChoiceFilter } from '../../shared/list/choice-filter.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { useUser } from '../../shared/session/use-user.ts';
import type { ExportSearch } from './export-search.ts';

const STATUSES = ['new', 'ready_to_ship', 'in_transit', 'completed', 'cancelled'] as const;
const GROUPS = [
  'top_ups',
  'bonus',
  'labels',
  'refunds',
  'adjustments',
  'sales',
  'cod',
  'payouts',
  'disputes',
  'invoices',
] as const;

export interface ExportFiltersProps {
  search: ExportSearch;
  onChange: (change: { [Name in keyof ExportSearch]?: ExportSearch[Name] | undefined }) => void;
}

/** The days and the filters of a file; what came along from a list stands there as well, and can be taken off. */
export function ExportFilters({ search, onChange }: ExportFiltersProps) {
  const { t } = useLocale();
  const api = useApi();
  const user = useUser();
  const is_money = search.what === 'transactions';
  const constants = useQuery({
    queryKey: queryKeys.constants,
    queryFn: ({ signal }) => api.getConstants(undefined, { signal }),
    staleTime: Infinity,
    enabled: !is_money,
  });
  const couriers = (constants.data?.couriers ?? []).filter((courier) => courier.countries.includes(user.country_code));
  /** A filter of the list before, on until it is taken off. */
  const brought = (name: keyof ExportSearch, label: string, shown: string) =>
    search[name] === undefined ? null : (
      <ChoiceFilter
        key={name}
        name={label}
        value={search[name]}
        options={[{ value: search[name], label: shown }]}
        onPick={(value) => onChange({ [name]: value })}
      />
    );
  const yes = t('export.yes');
  return (
    <>
      <fieldset className="c-exports__period">
        <legend>{t('export.period')}</legend>
        <TextField
          type="date"
          label={t('order.created_from')}
          value={search.from ?? ''}
          max={search.to}
          onValueChange={(day) => onChange({ from: day === '' ? undefined : day })}
        />
        <TextField
          type="date"
          label={t('order.created_to')}
          value={search.to ?? ''}
          min={search.from}
          onValueChange={(day) => onChange({ to: day === '' ? undefined : day })}
        />
      </fieldset>
      <fieldset className="c-exports__filters">
        <legend>{t('export.filter')}</legend>
        <div className="c-exports__chips">
          {is_money ? (
            <>
              <ChoiceFilter
                name={t('transaction.type')}
                value={search.group}
                options={GROUPS.map((group) => ({ value: group, label: t(`transaction.group_${group}`) }))}
                onPick={(group) => onChange({ group })}
              />
              {brought('account', t('transaction.account'), t(`transaction.account_${search.account ?? 'wallet'}`))}
              {brought('direction', t('transaction.direction'), t(`transaction.amount_${search.direction ?? 'in'}`))}
              {brought('number', t('transaction.find_order'), search.number ?? '')}
            </>
          ) : (
            <>
              <ChoiceFilter
                name={t('export.status')}
                value={search.status}
                options={STATUSES.map((status) => ({ value: status, label: t(`status.${status}`) }))}
                onPick={(value) => onChange({ status: STATUSES.find((status) => status === value) })}
              />
              <ChoiceFilter
                name={t('order.filter_courier')}
                value={search.courier}
                options={couriers.map((courier) => ({ value: courier.alias, label: courier.name }))}
                onPick={(courier) => onChange({ courier })}
              />
              {brought('search', t('export.search'), truncate(search.search ?? ''))}
              {brought('pick_up_address', t('order.filter_pick_up_address'), truncate(search.pick_up_address ?? ''))}
              {brought(
                'delivery_type',
                t('order.filter_delivery_type'),
                t(`order.delivery_${search.delivery_type ?? 'pick_up'}`),
              )}
              {brought('problem', t('export.problem'), yes)}
              {brought('archived', t('order.filter_archived'), yes)}
              {brought('unconfirmed', t('confirmation.view'), yes)}
              {brought('unprinted', t('print.view'), yes)}
              {brought('cash', t('cod.filter_state'), search.cash ?? '')}
            </>
          )}
        </div>
      </fieldset>
    </>
  );
}
