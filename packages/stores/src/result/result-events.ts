import type { LiveEventLike, LiveEvents } from '../live/live-events.store.ts';
import { RESULT_MESSAGES } from './result-dialog.store.ts';
import type { ResultDialogStore, ResultEventType } from './result-dialog.store.ts';

export interface ResultEventsOptions<Event extends LiveEventLike> {
  live: LiveEvents<Event>;
  dialog: Pick<ResultDialogStore, 'showError' | 'showProgress' | 'showSuccess'>;
  /** Reloads the order lists, or the fulfilment lists. */
  refresh: (what: 'orders' | 'fulfillment_orders') => void;
}

/** Completions that reload a list when they went well. */
const REFRESHED: Readonly<Partial<Record<ResultEventType, 'orders' | 'fulfillment_orders'>>> = {
  cancel_orders_completed: 'orders',
  pick_orders_completed: 'orders',
  print_labels_completed: 'orders',
  cancel_fulfillment_orders_completed: 'fulfillment_orders',
};

/**
 * Shows the progress and outcome of long jobs in the result dialog (spec 4 Live events): progress and export events with an
 * `error_message` show it as an error; cancel and pick completions with one do nothing; otherwise the outcome shows and the
 * lists refresh. Returns what ends it.
 */
export function connectResultDialog<Event extends LiveEventLike>({
  live,
  dialog,
  refresh,
}: ResultEventsOptions<Event>): () => void {
  return live.on('*', ({ event_type, data }) => {
    const error_message = textOf(data.error_message);
    if (event_type.endsWith('_progress')) {
      if (error_message !== '') return dialog.showError(error_message);
      const [success, failed, total] = [data.success, data.failed, data.total].map(countOf) as [number, number, number];
      return dialog.showProgress({ success, failed, total, remaining: Math.max(0, total - success - failed) });
    }
    if (!isResultEvent(event_type)) return;
    if (error_message !== '') {
      const is_silent = event_type.startsWith('cancel_') || event_type.startsWith('pick_');
      return is_silent ? undefined : dialog.showError(error_message);
    }
    dialog.showSuccess({
      event_type,
      url: textOf(data.link) || textOf(data.url) || null,
      message: textOf(data.message),
    });
    const list = REFRESHED[event_type];
    if (list !== undefined) refresh(list);
  });
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
