import type { PayoutReview } from '@sampan/contract';
import type { Currency } from '@sampan/country-rules';
import { createIdempotencyKey } from '@sampan/api-client';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { useApi } from '../../../shared/api/services.tsx';
import type { PayoutReviewSearch } from './payout-review-search.ts';

/** A queue is looked at while others work on it. */
const LOOK_AGAIN_MS = 15_000;

export function usePayoutReview({ status = 'needs_approval', page = '1' }: PayoutReviewSearch) {
  const api = useApi();
  const query = { status, page, per_page: '20' };
  return useQuery({
    queryKey: [...queryKeys.payoutReview, 'list', query],
    queryFn: () => api.listDeskPayouts({ query: query as never }),
    placeholderData: keepPreviousData,
    refetchInterval: LOOK_AGAIN_MS,
  });
}

export function usePayoutFiles(is_wanted: boolean) {
  const api = useApi();
  return useQuery({
    queryKey: [...queryKeys.payoutReview, 'files'],
    queryFn: () => api.listPayoutFiles({ query: { page: '1', per_page: '20' } as never }),
    enabled: is_wanted,
  });
}

function useRefreshDesk() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: queryKeys.payoutReview });
}

/** What somebody of Sampan does with a payout. */
export type Decision =
  | { what: 'approve' }
  | { what: 'refuse' | 'return'; reason: string }
  | { what: 'sent' | 'paid' }
  | { what: 'failed'; reason: string };

export function useDecide() {
  const api = useApi();
  const refresh = useRefreshDesk();
  return useMutation({
    mutationFn: ({ id, decision }: { id: string; decision: Decision }): Promise<PayoutReview> => {
      const params = { id };
      if (decision.what === 'approve') return api.approvePayout({ params });
      if (decision.what === 'refuse') return api.refusePayout({ params, body: { reason: decision.reason } });
      if (decision.what === 'return') return api.returnPayout({ params, body: { reason: decision.reason } });
      const reason = decision.what === 'failed' ? decision.reason : '';
      return api.markPayout({ params, body: { status: decision.what, reason } });
    },
    onSettled: refresh,
  });
}

export function useMakeFile() {
  const api = useApi();
  const refresh = useRefreshDesk();
  return useMutation({
    mutationFn: (currency: Currency) =>
      api.createPayoutFile({ body: { currency } }, { idempotency_key: createIdempotencyKey() }),
    onSuccess: refresh,
  });
}

export function useReadResults() {
  const api = useApi();
  const refresh = useRefreshDesk();
  return useMutation({
    mutationFn: (csv: string) => api.readPayoutResults({ body: { csv } }),
    onSettled: refresh,
  });
}
