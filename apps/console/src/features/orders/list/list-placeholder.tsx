import type { UseQueryResult } from '@tanstack/react-query';
import { Button, buttonClass, EmptyState } from '@sampan/ui';
import { Link } from '@tanstack/react-router';
import { LoadError } from '../../../shared/list/load-error.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { mayAddOrder } from '../../../shared/session/may-add-order.ts';
import { useUser } from '../../../shared/session/use-user.ts';
import type { ListName } from '../../../shared/routing/order-list-names.ts';
import { activeFilters, type OrderSearch } from './order-search.ts';

export interface ListPlaceholderProps {
  list: ListName;
  search: OrderSearch;
  query: Pick<UseQueryResult, 'error' | 'refetch' | 'isFetching'>;
  onClear: () => void;
}

/** What a list shows when it has no rows: an error with Retry, filters that match nothing, or the first steps. */
export function ListPlaceholder({ list, search, query, onClear }: ListPlaceholderProps) {
  const { t } = useLocale();
  const user = useUser();
  if (query.error !== null) return <LoadError title={t('order.error_title')} query={query} />;
  if (activeFilters(search) > 0) {
    return (
      <EmptyState
        kind="no-results"
        title={t('order.no_results_title')}
        action={<Button onClick={onClear}>{t('order.clear_filters')}</Button>}
      >
        {t('order.no_results_text')}
      </EmptyState>
    );
  }
  if (list === 'new' && mayAddOrder(user)) {
    return (
      <EmptyState
        kind="no-records"
        title={t('order.empty_title')}
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
        {t('order.empty_text')}
      </EmptyState>
    );
  }
  return (
    <EmptyState kind="no-records" title={t('order.empty_status_title')}>
      {t('order.empty_status_text')}
    </EmptyState>
  );
}
