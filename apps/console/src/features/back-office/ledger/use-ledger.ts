import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { useApi } from '../../../shared/api/services.tsx';

/** The last checks of the ledger and what they found. */
export function useLedger() {
  const api = useApi();
  return useQuery({ queryKey: queryKeys.ledger, queryFn: ({ signal }) => api.getLedgerReport({}, { signal }) });
}

/** Counts everything again, now; the answer is the new report. */
export function useCheckLedger() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.checkLedger({}),
    onSuccess: (report) => queries.setQueryData(queryKeys.ledger, report),
  });
}
