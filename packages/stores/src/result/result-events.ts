import type { LiveEventLike, LiveEvents } from '../live/live-events.store.ts';
import { RESULT_MESSAGES } from './result-dialog.store.ts';
import type { ResultDialogStore, ResultEventType } from './result-dialog.store.ts';

export interface ResultEventsOptions<Event extends LiveEventLike> extends OutcomeOptions {
  live: LiveEvents<Event>;
}

export interface OutcomeOptions {
  dialog: Pick<ResultDialogStore, 'showError' | 'showProgress' | 'showSuccess'>;
  /** Reloads the order lists, or the fulfilment lists. */
  refresh: (what: 'orders' | 'fulfillment_orders') => void;
  /** False where nobody looks: lists refresh, but no dialog opens and no file leaves. */
  isShown?: () => boolean;
}

/** Completions that reload a list when they went well. */
const REFRESHED: Readonly<Partial<Record<ResultEventType, 'orders' | 'fulfillment_orders'>>> = {
  cancel_orders_completed: 'orders',
  pick_orders_completed: 'orders',
  print_labels_completed: 'orders',
  store_sync_completed: 'orders',
  cancel_fulfillment_orders_completed: 'fulfillment_orders',
};

/**
 * Shows the progress and outcome of long jobs in the result dialog (spec 4 Live events): progress and export events with an
 * `error_message` show it as an error; cancel and pick completions with one do nothing; otherwise the outcome shows and the
 * lists refresh. Returns what ends it. Payments lead elsewhere, and are the page's own.
 */
export function connectResultDialog<Event extends LiveEventLike>({
  live,
  ...options
}: ResultEventsOptions<Event>): () => void {
  return live.on('*', ({ event_type, data }) => showOutcome(options, event_type, data));
}

/** Shows one progress or completion, whether the connection brought it or somebody asked for it. */
export function showOutcome(
  { dialog, refresh, isShown = () => true }: OutcomeOptions,
  event_type: string,
  data: Readonly<Record<string, unknown>>,
): void {
  const error_message = textOf(data['error_message']);
  const job_id = textOf(data['job_id']) || textOf(data['export_id']);
  const is_progress = event_type.endsWith('_progress');
  const completed = is_progress ? event_type.replace(/_progress$/u, '_completed') : event_type;
  if (!isResultEvent(completed) || completed === 'payment_completed') return;
  if (is_progress) {
    if (!isShown()) return;
    if (error_message !== '') return dialog.showError(error_message);
    const [success, failed, total] = [data['success'], data['failed'], data['total']].map(countOf) as [
      number,
      number,
      number,
    ];
    return dialog.showProgress({ success, failed, total, remaining: Math.max(0, total - success - failed) }, job_id);
  }
  if (error_message !== '') {
    const is_silent = completed.startsWith('cancel_') || completed.startsWith('pick_');
    return is_silent || !isShown() ? undefined : dialog.showError(error_message);
  }
  if (isShown())
    dialog.showSuccess({
      event_type: completed,
      url: textOf(data['link']) || textOf(data['url']) || null,
      message: textOf(data['message']),
      success: countOf(data['success']),
      failed: countOf(data['failed']),
      job_id,
    });
  const list = REFRESHED[completed];
  if (list !== undefined) refresh(list);
}

function isResultEvent(event_type: string): event_type is ResultEventType {
  return Object.hasOwn(RESULT_MESSAGES, event_type);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function countOf(value: unknown): number {
  return typeof value === 'number' && value > 0 ? value : 0;
}
