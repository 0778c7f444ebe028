import type { TransactionQuery } from '@sampan/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { transactionQueryOf, type TransactionSearch } from './transaction-search.ts';

type WireQuery = { [N in keyof TransactionQuery]?: string };

/** One page of an account as the URL describes it; the page before stays until the new one is here. */
export function useTransactions(search: TransactionSearch) {
  const api = useApi();
  const { locale } = useLocale();
  const query = transactionQueryOf(search);
  return useQuery({
    // Descriptions come in the language of the page.
    queryKey: queryKeys.transactions({ ...query, locale }),
    queryFn: ({ signal }) => api.listTransactions({ query: query as WireQuery as never }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Every week since the first entry, newest first, twenty at a time (spec section 7, GET /transaction/list/weekly). */
export function useAllWeeks(account: TransactionSearch['account'], page: number) {
  const api = useApi();
  const query = { account: account ?? 'wallet', page: String(page) } as const;
  return useQuery({
    queryKey: queryKeys.transactions({ list: 'weekly', ...query }),
    queryFn: ({ signal }) => api.listTransactionWeeks({ query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** The weeks of the chart: twelve, a quarter of a year. */
export function useWeeks(account: TransactionSearch['account']) {
  const api = useApi();
  const query = { weeks: '12', account: account ?? 'wallet' } as const;
  return useQuery({
    queryKey: queryKeys.transactions({ chart: 'weekly', ...query }),
    queryFn: ({ signal }) => api.getTransactionWeekly({ query }, { signal }),
  });
}
