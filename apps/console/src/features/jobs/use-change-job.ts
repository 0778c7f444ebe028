import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';

/** Stops a job, continues it, or runs its failed items again. */
export function useChangeJob(id: string) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (how: 'stop' | 'resume' | 'retry') => {
      if (how === 'stop') return api.stopBulkJob({ params: { id } });
      return how === 'resume' ? api.resumeBulkJob({ params: { id } }) : api.retryBulkJob({ params: { id } });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.bulkJobs }),
  });
}
