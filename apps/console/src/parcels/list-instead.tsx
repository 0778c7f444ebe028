import type { UseQueryResult } from '@tanstack/react-query';
import { Button, buttonClass, EmptyState, ErrorBlock } from '@sampan/ui';
import { Link } from '@tanstack/react-router';
import { requestIdOf } from '../app/query-client.ts';
import { useLocale } from '../locale/locale.tsx';
import { mayAddOrder } from '../layout/nav-items.ts';
import { useUser } from '../session/use-user.ts';
import type { ListName } from './parcel-list-names.ts';
import { activeFilters, type ParcelSearch } from './parcel-search.ts';

export interface ListInsteadProps {
  list: ListName;
  search: ParcelSearch;
  query: Pick<UseQueryResult, 'error' | 'refetch' | 'isFetching'>;
  onClear: () => void;
}

/** What a list shows when it has no rows: an error with Retry, filters that match nothing, or the first steps. */
export function ListInstead({ list, search, query, onClear }: ListInsteadProps) {
  const locale = useLocale();
  const { t } = locale;
  const user = useUser();
  if (query.error !== null) {
    const id = requestIdOf(query.error);
    return (
      <div className="c-parcels__instead">
        <ErrorBlock
          title={t('order.error_title')}
          onRetry={() => void query.refetch()}
          retryLabel={t('common.try_again')}
          retrying={query.isFetching}
          reference={
            id === null
              ? undefined
              : {
                  label: t('state.reference', { id: '' }).trim(),
                  id,
                  copyLabel: t('common.copy'),
                  copiedLabel: t('common.copied'),
                }
          }
        >
          {locale.errorText(query.error)}
        </ErrorBlock>
      </div>
    );
  }
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
