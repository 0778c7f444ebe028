import { createLiveConnection, type Api } from '@sampan/api-client';
import type { LiveEvent } from '@sampan/contract';
import type { QueryClient } from '@tanstack/react-query';
import { createLiveEvents } from '@sampan/stores/live';
import { connectResultDialog } from '@sampan/stores/result';
import type { AnyRouter } from '@tanstack/react-router';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { resultDialog } from '../../shared/dialog/result-dialog.store.ts';
import { showToast } from '../../shared/toast/toast.store.ts';
import { $live, $online, $payment_failure } from './live.store.ts';
import { endOf, paymentOf } from './payment-completed.ts';

/** A connection that is away for shorter than this is nobody's business. */
const LOST_AFTER_MS = 4_000;

/** What a live event makes stale (spec section 4, Live events): only lists and figures that are on screen are asked anew. */
export function refreshAfter(
  event: Pick<LiveEvent, 'event_type'>,
  queries: Pick<QueryClient, 'invalidateQueries'>,
): void {
  const stale = (key: readonly unknown[]) => void queries.invalidateQueries({ queryKey: key });
  switch (event.event_type) {
    case 'order_updated':
    case 'tracking_updated':
      stale(queryKeys.orders);
      stale(queryKeys.performance);
      stale(queryKeys.tracking);
      stale(queryKeys.storeOrders);
      // A sale is an order, and takes stock.
      if (event.event_type === 'order_updated') stale(queryKeys.products);
      return;
    case 'wallet_updated':
    case 'payment_completed':
      stale(queryKeys.balance);
      stale(queryKeys.payouts);
      stale(queryKeys.credit);
      stale(queryKeys.invoices);
      stale(queryKeys.history);
      return;
    case 'address_confirmed':
      // `order_updated` comes along with it.
      return;
    case 'cod_updated':
      stale(queryKeys.orders);
      stale(queryKeys.balance);
      return;
    case 'create_labels_completed':
      stale(queryKeys.bulkJobs);
      stale(queryKeys.orders);
      stale(queryKeys.balance);
      return;
    case 'print_labels_completed':
    case 'pick_orders_completed':
    case 'cancel_orders_completed':
    case 'cancel_fulfillment_orders_completed':
    // Their lists refresh with the result dialog, unless they failed (spec 4 'Live events').
    case 'estimate_costs_completed':
    case 'estimate_costs_progress':
    case 'create_labels_progress':
    case 'print_labels_progress':
    case 'pick_orders_progress':
    case 'cancel_orders_progress':
    case 'cancel_fulfillment_orders_progress':
      stale(queryKeys.bulkJobs);
      return;
    case 'store_sync_progress':
    case 'store_sync_completed':
      stale(queryKeys.bulkJobs);
      stale(queryKeys.stores);
      stale(queryKeys.storeOrders);
      return;
    case 'order_import_checked':
      stale(queryKeys.orderImports);
      return;
    case 'export_orders_csv_progress':
    case 'export_transactions_csv_progress':
    case 'export_orders_csv_completed':
    case 'export_transactions_csv_completed':
      stale(queryKeys.exports);
      return;
  }
}

/** What the live connection of a page works with. */
export interface LivePage {
  api: Api;
  queries: QueryClient;
  router: Pick<AnyRouter, 'navigate'>;
  /** The signed-in person. */
  user_id: string;
  /** In the language of now. */
  texts: () => { readonly back_online: string; readonly confirmed: (number: string) => string };
}

/** Keeps the live connection of the signed-in person open and refreshes what its events change; answers what ends it. */
export function followLiveEvents({ api, queries, router, user_id, texts }: LivePage): () => void {
  // Spec section 4: acted on only when user_id is the current user's, and once.
  const events = createLiveEvents<LiveEvent>({ getUserId: () => user_id });
  events.on('*', (event) => refreshAfter(event, queries));
  connectResultDialog({
    live: events,
    dialog: resultDialog,
    refresh: () => void queries.invalidateQueries({ queryKey: queryKeys.orders }),
    isShown: () => document.visibilityState === 'visible',
  });
  events.on('address_confirmed', ({ data }) => {
    if (typeof data['number'] === 'string') showToast(texts().confirmed(data['number']));
  });
  events.on('payment_completed', ({ data }) => {
    const payment = paymentOf(data);
    if (payment === null) return;
    const end = endOf(payment, {
      user_id,
      path: window.location.pathname,
      is_visible: document.visibilityState === 'visible',
      has_dialog: document.querySelector('dialog[open]') !== null,
    });
    if (end.kind === 'fail') $payment_failure.set(end.message);
    if (end.kind === 'tell') showToast(end.message);
    if (end.kind === 'go') void router.navigate({ href: end.to });
  });
  let lost_timer: ReturnType<typeof setTimeout> | undefined;
  let was_open = false;
  const connection = createLiveConnection({
    base_url: '',
    getTicket: async () => (await api.createLiveTicket()).ticket,
    onEvent: events.receive,
    onState: (state) => {
      clearTimeout(lost_timer);
      if (state === 'open') {
        $live.set('open');
        // A connection that broke before its first event cannot name the one to go on from: what came between is read anew.
        if (was_open && connection.lastSeq() === undefined) void queries.invalidateQueries();
        was_open = true;
      } else if (state === 'waiting' || state === 'connecting')
        lost_timer = setTimeout(() => $live.set('lost'), LOST_AFTER_MS);
    },
  });
  $online.set(navigator.onLine);
  const online = () => {
    $online.set(true);
    showToast(texts().back_online);
    connection.resume();
    void queries.invalidateQueries();
  };
  const offline = () => $online.set(false);
  const shown = () => {
    if (document.visibilityState === 'visible') connection.resume();
  };
  window.addEventListener('online', online);
  window.addEventListener('offline', offline);
  document.addEventListener('visibilitychange', shown);
  return () => {
    clearTimeout(lost_timer);
    connection.stop();
    $live.set('connecting');
    window.removeEventListener('online', online);
    window.removeEventListener('offline', offline);
    document.removeEventListener('visibilitychange', shown);
  };
}
