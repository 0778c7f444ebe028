import type { StartedBulkJob } from '@sampan/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';
import { followJob } from '../../shared/dialog/follow-job.ts';
import { useRetryKey } from '../../shared/form/use-retry-key.ts';

/** Picks and cancels many orders as bulk jobs; the dialog of the job follows each to its end (spec 4 'Live events'). */
export function useBulkFulfilment(onStarted: () => void) {
  const api = useApi();
  const queries = useQueryClient();
  const call_key = useRetryKey();
  const onSuccess = ({ id }: StartedBulkJob) => {
    call_key.forget();
    followJob(id);
    void queries.invalidateQueries({ queryKey: queryKeys.bulkJobs });
    onStarted();
  };
  const pick = useMutation({
    mutationFn: (body: { ids: string[] }) => api.startPickOrders({ body }, { idempotency_key: call_key.keyFor(body) }),
    onSuccess,
  });
  const cancel = useMutation({
    mutationFn: (body: { ids: string[]; reason: string }) =>
      api.startCancelFulfillmentOrders({ body }, { idempotency_key: call_key.keyFor(body) }),
    onSuccess,
  });
  return { pick, cancel };
}
