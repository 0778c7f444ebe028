import type { UseQueryResult } from '@tanstack/react-query';
import { LoadError } from '../../../shared/list/load-error.tsx';
import { lazyPart } from '../../../shared/locale/lazy-part.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import type { EmptyListProps } from './empty-list.tsx';

const EmptyList = lazyPart('parts', () => import('./empty-list.tsx'), 'EmptyList');

export interface ListPlaceholderProps extends EmptyListProps {
  query: Pick<UseQueryResult, 'error' | 'refetch' | 'isFetching'>;
}

/** What a list shows when it has no rows. The error comes with the page: without a network nothing else could be fetched. */
export function ListPlaceholder({ query, ...list }: ListPlaceholderProps) {
  const { t } = useLocale();
  if (query.error !== null) return <LoadError title={t('order.error_title')} query={query} />;
  return <EmptyList {...list} />;
}
