import type { StartedBulkJob } from '@sampan/contract';
import { resultDialog } from './result-dialog.store.ts';

/** Bulk jobs that this page started and whose outcome it owes, whether or not the live connection tells of them. */
export const owed_jobs = new Set<string>();
/** Those of them whose progress the result dialog shows; that of others stands in a dialog of their own. */
export const started_jobs = new Set<string>();

/** Shows a job that was just started in the result dialog, before anything is known of its progress (spec 4 'Result dialog'). */
export function showStarted({ id, total }: StartedBulkJob): void {
  owed_jobs.add(id);
  started_jobs.add(id);
  resultDialog.showProgress({ success: 0, failed: 0, remaining: total, total }, id);
}
