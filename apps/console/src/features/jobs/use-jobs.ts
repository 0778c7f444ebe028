import type { BulkJob } from '@sampan/contract';
import { showOutcome } from '@sampan/stores/result';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { AFTER_THE_PAGE } from '../../shared/api/query-client.ts';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';
import { resultDialog } from '../../shared/dialog/result-dialog.store.ts';
import { owed_jobs, started_jobs } from '../../shared/dialog/started-jobs.ts';
import { isOpen } from './job-words.ts';

/** While a job runs it is asked about this often: the live connection may be closed, and nothing may be lost then. */
const ASK_EVERY_MS = 2_000;

/** What a job changes, should no live event have said so. */
const CHANGED_LISTS = [queryKeys.orders, queryKeys.stores, queryKeys.storeOrders];

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
    ...AFTER_THE_PAGE,
  });
  const records = jobs.data?.records;
  const own = useMemo(() => records?.filter(({ created_by }) => created_by.id === user_id) ?? [], [records, user_id]);
  const open = useRef(new Set<string>());
  useEffect(() => {
    for (const job of own) {
      const { id: job_id, link, error_message, success, failed, total } = job;
      const show = (what: 'progress' | 'completed') =>
        showOutcome(
          {
            dialog: resultDialog,
            refresh: () => {
              for (const queryKey of CHANGED_LISTS) void queries.invalidateQueries({ queryKey });
            },
            isShown: () => document.visibilityState === 'visible',
          },
          `${job.kind}_${what}`,
          { job_id, link, error_message: error_message ?? '', success, failed, total },
        );
      if (isOpen(job)) {
        open.current.add(job_id);
        if (started_jobs.has(job_id)) show('progress');
      } else {
        started_jobs.delete(job_id);
        const was_open = open.current.delete(job_id);
        if ((owed_jobs.delete(job_id) || was_open) && job.state === 'completed') show('completed');
      }
    }
  }, [own, queries]);
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
