import { TIMINGS } from '@sampan/country-rules';
import { atom, computed } from 'nanostores';
import type { ReadableAtom } from 'nanostores';

/** Success events and the message each shows (spec 4 Result dialog). Null: the event brings its own. */
export const RESULT_MESSAGES = {
  cancel_orders_completed: 'dialog.result_cancel_orders_completed',
  cancel_fulfillment_orders_completed: 'dialog.result_cancel_orders_completed',
  print_labels_completed: 'dialog.result_print_labels_completed',
  export_orders_csv_completed: 'dialog.result_export_completed',
  export_transactions_csv_completed: 'dialog.result_export_completed',
  pick_orders_completed: 'dialog.result_pick_orders_completed',
  store_sync_completed: 'dialog.result_store_sync_completed',
  payment_completed: null,
} as const;

export type ResultEventType = keyof typeof RESULT_MESSAGES;

/** How the file of a success leaves: printing opens a tab, exports download, payments wait for a click (spec 4). */
const FILE_WAYS: Readonly<Partial<Record<ResultEventType, 'open' | 'download'>>> = {
  print_labels_completed: 'open',
  export_orders_csv_completed: 'download',
  export_transactions_csv_completed: 'download',
};

export interface ProgressCounts {
  readonly success: number;
  readonly failed: number;
  readonly remaining: number;
  readonly total: number;
}

export interface ErrorResult {
  readonly mode: 'error';
  readonly message: string;
}
export interface ProgressResult extends ProgressCounts {
  readonly mode: 'progress';
  /** (success + failed) / total, from 0 to 1. */
  readonly fraction: number;
  /** Shown when progress cannot be followed any more. */
  readonly fallback_url: string | null;
}
export interface SuccessResult {
  readonly mode: 'success';
  readonly event_type: ResultEventType;
  /** Key of the message; null when `message` says it. */
  readonly message_key: (typeof RESULT_MESSAGES)[ResultEventType];
  readonly message: string;
  readonly url: string | null;
  /** Things of the job that were done, and that failed. */
  readonly success: number;
  readonly failed: number;
  readonly job_id: string;
  /** The link for people whose browser did not open the file; from 5 s on. */
  readonly is_fallback_shown: boolean;
}
export type Result = ErrorResult | ProgressResult | SuccessResult;

export interface ResultDialogOptions {
  /** Opens a file in a new tab or downloads it; false when the browser keeps it from opening. */
  openFile: (url: string, way: 'open' | 'download') => boolean;
}

export interface Success {
  event_type: ResultEventType;
  url?: string | null;
  message?: string;
  success?: number;
  failed?: number;
  /** The job or export that succeeded; empty when it has no ID. */
  job_id?: string;
}

export interface ResultDialogStore {
  /** What the dialog shows: the error if there is one, else the progress, else the success; null when closed. */
  readonly $result: ReadableAtom<Result | null>;
  readonly showError: (message: string) => void;
  /** The progress of a job that has ended, or whose dialog was closed, is not shown any more. */
  readonly showProgress: (counts: ProgressCounts, job_id?: string) => void;
  /** The progress view failed: its dialog offers a link instead. */
  readonly offerFallback: (url: string) => void;
  /** Ends the progress. A file opens after 1 s, and a link appears after 5 s. A job succeeds once, however often it is told. */
  readonly showSuccess: (success: Success) => void;
  /** Closes the dialog; a file that was to open does not, and a running job stays quiet until it ends. */
  readonly close: () => void;
}

/** The global result dialog (spec 4). */
export function createResultDialog({ openFile }: ResultDialogOptions): ResultDialogStore {
  const $error = atom<ErrorResult | null>(null);
  const $progress = atom<ProgressResult | null>(null);
  const $success = atom<SuccessResult | null>(null);
  let timers: ReturnType<typeof setTimeout>[] = [];
  let shown_job = '';
  const quiet_jobs = new Set<string>();
  const ended_jobs = new Set<string>();

  function stopTimers(): void {
    for (const timer of timers) clearTimeout(timer);
    timers = [];
  }

  return {
    $result: computed(
      [$error, $progress, $success],
      (error, progress, success): Result | null => error ?? progress ?? success,
    ),
    showError: (message) => $error.set({ mode: 'error', message }),
    showProgress: (counts, job_id = '') => {
      if (quiet_jobs.has(job_id) || ended_jobs.has(job_id)) return;
      shown_job = job_id;
      stopTimers();
      $success.set(null);
      const done = counts.success + counts.failed;
      const fraction = counts.total > 0 ? Math.min(1, Math.max(0, done / counts.total)) : 0;
      $progress.set({ mode: 'progress', ...counts, fraction, fallback_url: $progress.get()?.fallback_url ?? null });
    },
    offerFallback: (url) => {
      const progress = $progress.get();
      if (progress !== null) $progress.set({ ...progress, fallback_url: url });
    },
    showSuccess: ({ event_type, url = null, message = '', success = 0, failed = 0, job_id = '' }) => {
      if (ended_jobs.has(job_id)) return;
      if (job_id !== '') ended_jobs.add(job_id);
      stopTimers();
      $progress.set(null);
      $success.set({
        mode: 'success',
        event_type,
        message_key: RESULT_MESSAGES[event_type],
        message,
        url,
        success,
        failed,
        job_id,
        is_fallback_shown: false,
      });
      const way = FILE_WAYS[event_type];
      if (url === null || way === undefined) return;
      const showFallback = () => {
        const shown = $success.get();
        if (shown !== null) $success.set({ ...shown, is_fallback_shown: true });
      };
      timers = [
        // A browser that keeps the tab from opening will not open it later either: the link shows straight away.
        setTimeout(() => {
          if (!openFile(url, way)) showFallback();
        }, TIMINGS.file_open_delay_ms),
        setTimeout(showFallback, TIMINGS.file_fallback_link_ms),
      ];
    },
    close: () => {
      stopTimers();
      if ($progress.get() !== null && shown_job !== '') quiet_jobs.add(shown_job);
      $error.set(null);
      $progress.set(null);
      $success.set(null);
    },
  };
}
