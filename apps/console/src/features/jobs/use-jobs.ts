import type { BulkJob } from '@sampan/contract';
import { showOutcome } from '@sampan/stores/result';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';
import { resultDialog } from '../../shared/dialog/result-dialog.store.ts';
import { isOpen } from './job-words.ts';

/** While a job runs it is asked about this often: the live connection may be closed, and nothing may be lost then. */
const ASK_EVERY_MS = 2_000;

const NEWEST = { page: '1', per_page: '20' } as const;

/**
 * The open jobs of a person. One that was seen open and has ended says its outcome in the result dialog, should the live
 * connection not have said it before (spec 4 'Result dialog').
 */
export function useOpenJobs(user_id: string): readonly BulkJob[] {
  const api = useApi();
  const queries = useQueryClient();
  const jobs = useQuery({
    queryKey: queryKeys.bulkJobList(NEWEST),
    queryFn: ({ signal }) => api.listBulkJobs({ query: NEWEST }, { signal }),
    refetchInterval: ({ state }) => (state.data?.records.some(isOpen) === true ? ASK_EVERY_MS : false),
  });
  const own = jobs.data?.records.filter(({ created_by }) => created_by.id === user_id) ?? [];
  const open = useRef(new Set<string>());
  useEffect(() => {
    for (const job of own) {
      if (isOpen(job)) open.current.add(job.id);
      else if (open.current.delete(job.id) && job.state === 'completed') {
        const { id: job_id, link, error_message, success, failed, total } = job;
        showOutcome(
          {
            dialog: resultDialog,
            refresh: () => void queries.invalidateQueries({ queryKey: queryKeys.orders }),
            isShown: () => document.visibilityState === 'visible',
          },
          `${job.kind}_completed`,
          { job_id, link, error_message, success, failed, total },
        );
      }
    }
  });
  return own.filter(isOpen);
}

/** One job, asked about again for as long as it is open. */
export function useJob(id: string | null) {
  const api = useApi();
  return useQuery({
    queryKey: queryKeys.bulkJob(id ?? ''),
    queryFn: ({ signal }) => api.getBulkJob({ params: { id: id ?? '' } }, { signal }),
    enabled: id !== null,
    refetchInterval: ({ state }) => (state.data !== undefined && isOpen(state.data) ? ASK_EVERY_MS / 2 : false),
  });
}
