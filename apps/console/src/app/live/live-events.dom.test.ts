import type { Api } from '@sampan/api-client';
import type { LiveEvent } from '@sampan/contract';
import { PER_PAGE_DASHBOARD } from '@sampan/country-rules';
import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../shared/api/query-client.ts';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { queryOf } from '../../features/fulfilment/fulfilment-search.ts';
import { orderListQuestion } from '../../features/orders/list/fetch-order-list.ts';
import { resultDialog } from '../../shared/dialog/result-dialog.store.ts';
import { followLiveEvents } from './live-events.ts';

/** The end of a connection that the test holds. */
class HeldSocket extends EventTarget {
  static latest: HeldSocket | undefined;
  constructor() {
    super();
    HeldSocket.latest = this;
  }
  close(): void {}
}

let stop = () => {};
afterEach(() => {
  stop();
  resultDialog.close();
});

function follow(queries: QueryClient): void {
  vi.stubGlobal('WebSocket', HeldSocket);
  HeldSocket.latest = undefined;
  stop = followLiveEvents({
    api: { createLiveTicket: async () => ({ ticket: 't', expires_at: 0 }) } as unknown as Api,
    queries,
    router: { navigate: async () => undefined },
    user_id: 'u1',
    texts: () => ({ back_online: '', confirmed: () => '' }),
  });
}

test('a connection that broke before its first event is no gap: everything is read anew when it is back', async () => {
  const queries = createQueryClient();
  const asked = vi.spyOn(queries, 'invalidateQueries');
  follow(queries);
  await vi.waitFor(() => expect(HeldSocket.latest).toBeDefined());
  const first = HeldSocket.latest;
  first?.dispatchEvent(new Event('open'));
  expect(asked).not.toHaveBeenCalled();
  first?.dispatchEvent(new CloseEvent('close', { code: 1006 }));
  await vi.waitFor(() => expect(HeldSocket.latest).not.toBe(first));
  HeldSocket.latest?.dispatchEvent(new Event('open'));
  expect(asked).toHaveBeenCalledExactlyOnceWith();
});

test('spec 4 Live events: what the socket brings shows in the result dialog and refreshes the lists, if it is the person’s own', async () => {
  const queries = createQueryClient();
  const asked = vi.spyOn(queries, 'invalidateQueries');
  follow(queries);
  await vi.waitFor(() => expect(HeldSocket.latest).toBeDefined());
  let seq = 0;
  const bring = (event_type: LiveEvent['event_type'], user_id: string, data: object) => {
    const text = JSON.stringify({ seq: (seq += 1), event_type, user_id, data });
    HeldSocket.latest?.dispatchEvent(new MessageEvent('message', { data: text }));
  };
  const shown = () => resultDialog.$result.get();

  bring('cancel_orders_completed', 'u2', { job_id: 'j0', success: 2, failed: 0 });
  expect(shown()).toBeNull();
  bring('cancel_orders_progress', 'u1', { job_id: 'j1', success: 3, failed: 1, total: 8 });
  expect(shown()).toMatchObject({ mode: 'progress', success: 3, failed: 1, remaining: 4, total: 8, fraction: 0.5 });
  expect(asked).not.toHaveBeenCalledWith({ queryKey: queryKeys.orders });
  bring('cancel_orders_completed', 'u1', { job_id: 'j1', success: 7, failed: 1, total: 8 });
  expect(shown()).toMatchObject({ mode: 'success', event_type: 'cancel_orders_completed', success: 7, failed: 1 });
  expect(asked).toHaveBeenCalledWith({ queryKey: queryKeys.orders });
  bring('export_orders_csv_completed', 'u1', { export_id: 'e1', error_message: 'The disk is full' });
  expect(shown()).toMatchObject({ mode: 'error', message: 'The disk is full' });
});

test('spec 4 Live events, 9: a completed job asks each list on the screen again with its own parameters, ten of the dashboard', async () => {
  const queries = createQueryClient();
  const asked: object[] = [];
  const api = {
    listOrders: async ({ query }: { query: object }) => {
      asked.push(query);
      return { records: [] };
    },
  } as unknown as Api;
  const dashboard = { page: '1', per_page: String(PER_PAGE_DASHBOARD), status: 'new' } as const;
  const fulfilment = queryOf({});
  const search = { page: '2', sort: 'updated_at:desc', cod: 'true' } as const;
  const shown = [
    new QueryObserver(queries, {
      queryKey: queryKeys.orderList(dashboard),
      queryFn: () => api.listOrders({ query: dashboard as never }),
    }),
    new QueryObserver(queries, orderListQuestion(api, 'new', search, 'SG')),
    new QueryObserver(queries, {
      queryKey: queryKeys.fulfilmentList(fulfilment),
      queryFn: async () => asked.push(fulfilment),
    }),
  ].map((list) => list.subscribe(() => undefined));
  follow(queries);
  await vi.waitFor(() => expect(HeldSocket.latest).toBeDefined());
  await vi.waitFor(() => expect(asked).toHaveLength(3));
  for (const [seq, event_type] of ['cancel_orders_completed', 'cancel_fulfillment_orders_completed'].entries()) {
    asked.length = 0;
    const text = JSON.stringify({ seq: seq + 1, event_type, user_id: 'u1', data: { job_id: event_type, success: 1 } });
    HeldSocket.latest?.dispatchEvent(new MessageEvent('message', { data: text }));
    await vi.waitFor(() => expect(asked).toHaveLength(3));
    expect(asked).toEqual([
      { page: '1', per_page: '10', status: 'new' },
      expect.objectContaining({ page: '2', per_page: '20', status: 'new', sort: 'updated_at:desc', is_cod: 'true' }),
      { stage: 'to_pick', sort: 'ship_by:asc', page: '1', per_page: '20' },
    ]);
  }
  for (const leave of shown) leave();
});
