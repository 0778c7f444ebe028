import type { PrintOrder } from '@sampan/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../api/query-keys.ts';
import { useApi } from '../api/services.tsx';
import { showStarted } from '../dialog/started-jobs.ts';
import { printChoiceOf } from './label-print.store.ts';

export interface PrintJob {
  /** The parcels, in the list's order; or else a job that bought labels. */
  order_ids: readonly string[];
  job_id?: string | undefined;
  sort: PrintOrder;
  start_position: number;
}

/** Starts a print of many labels and shows it in the result dialog, which opens the file (spec 4 'Result dialog'). */
export function usePrintJob(onStarted: () => void) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ order_ids, job_id, sort, start_position }: PrintJob) =>
      api.startPrintLabels({
        body: {
          ...(job_id === undefined ? { order_ids: [...order_ids] } : { job_id }),
          ...printChoiceOf(start_position),
          sort,
        },
      }),
    onSuccess: (job) => {
      onStarted();
      showStarted(job);
      void queries.invalidateQueries({ queryKey: queryKeys.bulkJobs });
    },
  });
}
