import type { BulkJob } from '@sampan/contract';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { showPage, type ShownPage } from '#test/features/auth/auth-page.fixtures.tsx';
import { $followed_job } from '../../shared/dialog/followed-job.store.ts';
import { followJob } from '../../shared/dialog/follow-job.ts';
import { resultDialog } from '../../shared/dialog/result-dialog.store.ts';
import { useOpenJobs } from './use-jobs.ts';

let shown: ShownPage | undefined;
afterEach(async () => {
  act(() => {
    $followed_job.set(null);
    resultDialog.close();
  });
  await shown?.unmount();
});

const MINE = 'user-1';
/** A sync that has ended, as the list of jobs says it. */
const endedSync = (id: string): Partial<BulkJob> => ({
  id,
  kind: 'store_sync',
  state: 'completed',
  created_by: { id: MINE, name: 'Mei' },
  link: null,
  error_message: null,
  success: 1,
  failed: 0,
  total: 1,
});

const Jobs = () => (useOpenJobs(MINE), null);
const showJobs = async (id: string): Promise<void> => {
  shown = await showPage(Jobs, '/auth', ({ path }) =>
    path.endsWith('/bulk_job/list')
      ? Response.json({ records: [endedSync(id)], total: 1, page: 1, per_page: 20 })
      : undefined,
  );
};

test('spec 4 Result dialog: a job that ended before the live connection was there still says its outcome', async () => {
  const id = crypto.randomUUID();
  act(() => followJob(id));
  await showJobs(id);
  await vi.waitFor(() => expect(resultDialog.$result.get()).toMatchObject({ mode: 'success', job_id: id }));
});

test('a job of earlier, that this page did not start, says nothing', async () => {
  await showJobs(crypto.randomUUID());
  await vi.waitFor(() => expect(shown?.asked.some(({ path }) => path.endsWith('/bulk_job/list'))).toBe(true));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(resultDialog.$result.get()).toBeNull();
});
