import { Button, buttonClass, EmptyState, iconSearch } from '@sampan/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { useApi } from '../../../shared/api/services.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { searchEverywhere } from '../../../shared/search/search-everywhere.store.ts';
import { mayAddOrder } from '../../../shared/session/may-add-order.ts';
import { useUser } from '../../../shared/session/use-user.ts';
import type { ListName } from '../../../shared/routing/order-list-names.ts';
import { NearName } from './near-name.tsx';
import { activeFilters, type OrderSearch } from './order-search.ts';

export interface EmptyListProps {
  list: ListName;
  search: OrderSearch;
  onClear: () => void;
}

/** A list without parcels: filters that match nothing, or the first steps. */
export function EmptyList({ list, search, onClear }: EmptyListProps) {
  const { t } = useLocale();
  const user = useUser();
  if (activeFilters(search) > 0) {
    const text = search.search;
    return (
      <EmptyState
        kind="no-results"
        title={t('order.no_results_title')}
        action={<Button onClick={onClear}>{t('order.clear_filters')}</Button>}
        secondary={
          text === undefined ? undefined : (
            <>
              <Button icon={iconSearch} onClick={() => searchEverywhere(text)}>
                {t('order.search_everywhere')}
              </Button>
              <NearName text={text} />
            </>
          )
        }
      >
        {t('order.no_results_text')}
      </EmptyState>
    );
  }
  if (list === 'new' && mayAddOrder(user)) return <NothingNew />;
  return (
    <EmptyState kind="no-records" title={t('order.empty_status_title')}>
      {t('order.empty_status_text')}
    </EmptyState>
  );
}

/** Where parcels begin: a newcomer learns how, whoever has bought a label before only finds the list empty. */
function NothingNew() {
  const { t } = useLocale();
  const api = useApi();
  // The frame around the page asks the same.
  const { data, isPending } = useQuery({
    queryKey: queryKeys.orderCount,
    queryFn: ({ signal }) => api.countOrders(undefined, { signal }),
  });
  if (isPending) return null;
  const is_newcomer = data !== undefined && Object.values(data).every((count) => count === 0);
  return (
    <EmptyState
      kind="no-records"
      title={t(is_newcomer ? 'order.empty_title' : 'order.empty_status_title')}
      action={
        <Link
          to="/orders/create_label/$step"
          params={{ step: '1+customer_address' }}
          search={{ new: 'true' }}
          className={buttonClass({ variant: 'primary' })}
        >
          {t('order.empty_action')}
        </Link>
      }
    >
      {t(is_newcomer ? 'order.empty_text' : 'order.empty_status_text')}
    </EmptyState>
  );
}
