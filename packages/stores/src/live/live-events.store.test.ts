import { describe, expect, it } from 'vitest';
import { createLiveEvents } from './live-events.store.ts';
import type { LiveEventLike } from './live-events.store.ts';
import { createResultDialog } from '../result/result-dialog.store.ts';
import { connectResultDialog } from '../result/result-events.ts';

const event = (seq: number, event_type: string, data: Record<string, unknown> = {}, user_id = 'me'): LiveEventLike => ({
  seq,
  event_type,
  user_id,
  data,
});

describe('live events (spec 4)', () => {
  it("are acted on only when they are the current user's", () => {
    let user_id: string | null = 'me';
    const live = createLiveEvents({ getUserId: () => user_id });
    const got: number[] = [];
    live.on('order_updated', ({ seq }) => got.push(seq));
    live.receive(event(1, 'order_updated'));
    live.receive(event(2, 'order_updated', {}, 'somebody'));
    user_id = null;
    live.receive(event(3, 'order_updated'));
    expect([got, live.$last.get()?.seq]).toEqual([[1], 1]);
  });

  it('are acted on once, whatever a reconnect replays and in whatever order', () => {
    const live = createLiveEvents({ getUserId: () => 'me' });
    const got: number[] = [];
    const off = live.on('*', ({ seq }) => got.push(seq));
    for (const seq of [1, 4, 2, 3, 4, 1]) live.receive(event(seq, 'wallet_updated'));
    expect(got).toEqual([1, 4, 2, 3]);
    live.reset();
    live.receive(event(1, 'wallet_updated'));
    off();
    live.receive(event(9, 'wallet_updated'));
    expect(got).toEqual([1, 4, 2, 3, 1]);
  });
});

describe('outcomes of long jobs (spec 4 Live events)', () => {
  function setUp() {
    const live = createLiveEvents({ getUserId: () => 'me' });
    const dialog = createResultDialog({ openFile: () => true });
    const refreshed: string[] = [];
    connectResultDialog({ live, dialog, refresh: (what) => refreshed.push(what) });
    return { live, dialog, refreshed };
  }

  it('show progress, then success, and refresh the list', () => {
    const { live, dialog, refreshed } = setUp();
    live.receive(event(1, 'print_labels_progress', { success: 2, failed: 1, total: 10 }));
    expect(dialog.$result.get()).toMatchObject({ mode: 'progress', remaining: 7, fraction: 0.3 });
    live.receive(event(2, 'print_labels_completed', { link: '/f/1.pdf' }));
    expect(dialog.$result.get()).toMatchObject({ mode: 'success', url: '/f/1.pdf' });
    dialog.close();
    live.receive(event(3, 'cancel_fulfillment_orders_completed'));
    expect(refreshed).toEqual(['orders', 'fulfillment_orders']);
    dialog.close();
  });

  it('show the error of progress and export events', () => {
    const { live, dialog } = setUp();
    live.receive(event(1, 'export_orders_csv_completed', { error_message: 'Nothing to export' }));
    expect(dialog.$result.get()).toEqual({ mode: 'error', message: 'Nothing to export' });
    live.receive(event(2, 'print_labels_progress', { error_message: 'Printer file failed' }));
    expect(dialog.$result.get()).toEqual({ mode: 'error', message: 'Printer file failed' });
  });

  it('do nothing for a cancel or pick completion with an error', () => {
    const { live, dialog, refreshed } = setUp();
    live.receive(event(1, 'cancel_orders_completed', { error_message: 'x' }));
    live.receive(event(2, 'pick_orders_completed', { error_message: 'x' }));
    live.receive(event(3, 'order_updated', {}));
    expect([dialog.$result.get(), refreshed]).toEqual([null, []]);
  });

  it.each([
    ['cancel_orders_completed', 'dialog.result_cancel_orders_completed', ['orders']],
    ['cancel_fulfillment_orders_completed', 'dialog.result_cancel_orders_completed', ['fulfillment_orders']],
    ['print_labels_completed', 'dialog.result_print_labels_completed', ['orders']],
    ['pick_orders_completed', 'dialog.result_pick_orders_completed', ['orders']],
    ['export_orders_csv_completed', 'dialog.result_export_completed', []],
    ['export_transactions_csv_completed', 'dialog.result_export_completed', []],
    ['store_sync_completed', 'dialog.result_store_sync_completed', ['orders']],
  ])('%s says its sentence and refreshes %s', (event_type, message_key, lists) => {
    const { live, dialog, refreshed } = setUp();
    live.receive(event(1, event_type.replace('_completed', '_progress'), { job_id: 'j', success: 1, total: 2 }));
    expect(dialog.$result.get()).toMatchObject({ mode: 'progress', success: 1, failed: 0, remaining: 1, total: 2 });
    live.receive(event(2, event_type, { job_id: 'j' }, 'somebody'));
    expect(dialog.$result.get()?.mode).toBe('progress');
    live.receive(event(3, event_type, { job_id: 'j' }));
    expect([dialog.$result.get(), refreshed]).toMatchObject([{ mode: 'success', message_key }, lists]);
    dialog.close();
  });

  it('speak of a job once, and no more of its progress after its dialog was closed', () => {
    const { live, dialog } = setUp();
    live.receive(event(1, 'print_labels_progress', { job_id: 'j', success: 1, total: 3 }));
    dialog.close();
    live.receive(event(2, 'print_labels_progress', { job_id: 'j', success: 2, total: 3 }));
    expect(dialog.$result.get()).toBeNull();
    live.receive(event(3, 'print_labels_completed', { job_id: 'j' }));
    expect(dialog.$result.get()?.mode).toBe('success');
    dialog.close();
    live.receive(event(4, 'print_labels_completed', { job_id: 'j' }));
    expect(dialog.$result.get()).toBeNull();
  });

  it('leave purchases to their own dialog, and payments to the page', () => {
    const { live, dialog, refreshed } = setUp();
    for (const [seq, type] of ['create_labels_progress', 'create_labels_completed', 'payment_completed'].entries())
      live.receive(event(seq, type, { job_id: 'j', success: 1, total: 1 }));
    expect([dialog.$result.get(), refreshed]).toEqual([null, []]);
  });

  it('only refresh lists where nobody looks', () => {
    const live = createLiveEvents({ getUserId: () => 'me' });
    const dialog = createResultDialog({ openFile: () => true });
    const refreshed: string[] = [];
    connectResultDialog({ live, dialog, refresh: (what) => refreshed.push(what), isShown: () => false });
    live.receive(event(1, 'print_labels_completed', { link: '/f/1.pdf' }));
    expect([dialog.$result.get(), refreshed]).toEqual([null, ['orders']]);
  });
});
