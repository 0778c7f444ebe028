import { $followed_job } from './followed-job.store.ts';
import { resultDialog } from './result-dialog.store.ts';
import { owed_jobs } from './started-jobs.ts';

/**
 * Opens the dialog of a job that was just started, and owes its outcome: it may end before the live connection of a new page is
 * there. One that moved or ended before its start was answered is told already, and a second dialog would cover what is said of it.
 */
export function followJob(id: string): void {
  owed_jobs.add(id);
  const told = resultDialog.$result.get();
  if (told?.mode === 'progress') return;
  if (told?.mode === 'success' && told.failed === 0 && told.job_id === id) return;
  $followed_job.set(id);
}
