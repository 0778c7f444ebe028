import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createResultDialog } from './result-dialog.store.ts';

let opened: string[];
let may_open: boolean;
const setUp = () =>
  createResultDialog({
    openFile: (url, way) => {
      opened.push(`${way} ${url}`);
      return may_open;
    },
  });
beforeEach(() => {
  opened = [];
  may_open = true;
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

describe('result dialog (spec 4)', () => {
  it('shows the error first, else the progress, else the success', () => {
    const dialog = setUp();
    const mode = () => dialog.$result.get()?.mode ?? null;
    expect(mode()).toBeNull();
    dialog.showSuccess({ event_type: 'cancel_orders_completed' });
    expect(mode()).toBe('success');
    dialog.showProgress({ success: 0, failed: 0, remaining: 4, total: 4 });
    expect(mode()).toBe('progress');
    dialog.showError('No paper');
    expect(dialog.$result.get()).toEqual({ mode: 'error', message: 'No paper' });
    dialog.showSuccess({ event_type: 'print_labels_completed' });
    expect(mode()).toBe('error');
    dialog.close();
    expect(mode()).toBeNull();
  });

  it('counts progress as (success + failed) / total', () => {
    const dialog = setUp();
    dialog.showProgress({ success: 3, failed: 1, remaining: 4, total: 8 });
    expect(dialog.$result.get()).toEqual({
      mode: 'progress',
      success: 3,
      failed: 1,
      remaining: 4,
      total: 8,
      fraction: 0.5,
      fallback_url: null,
    });
    dialog.offerFallback('/exports');
    dialog.showProgress({ success: 0, failed: 0, remaining: 0, total: 0 });
    expect(dialog.$result.get()).toMatchObject({ fraction: 0, fallback_url: '/exports' });
  });

  it('opens printed labels after 1 s and shows the link after 5 s', () => {
    const dialog = setUp();
    dialog.showSuccess({ event_type: 'print_labels_completed', url: '/f/1.pdf' });
    expect(dialog.$result.get()).toMatchObject({
      message_key: 'dialog.result_print_labels_completed',
      is_fallback_shown: false,
    });
    vi.advanceTimersByTime(999);
    expect(opened).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(opened).toEqual(['open /f/1.pdf']);
    vi.advanceTimersByTime(3999);
    expect(dialog.$result.get()).toMatchObject({ is_fallback_shown: false });
    vi.advanceTimersByTime(1);
    expect(dialog.$result.get()).toMatchObject({ is_fallback_shown: true });
    expect(opened).toHaveLength(1);
  });

  it('shows the link straight away when the browser keeps the file from opening', () => {
    may_open = false;
    const dialog = setUp();
    dialog.showSuccess({ event_type: 'print_labels_completed', url: '/f/1.pdf' });
    vi.advanceTimersByTime(1000);
    expect(dialog.$result.get()).toMatchObject({ is_fallback_shown: true });
  });

  it('downloads exports, and opens nothing for a payment', () => {
    const dialog = setUp();
    dialog.showSuccess({ event_type: 'export_orders_csv_completed', url: '/f/1.csv' });
    vi.advanceTimersByTime(6000);
    dialog.showSuccess({ event_type: 'payment_completed', url: '/receipt', message: 'S$ 50.00 received' });
    vi.advanceTimersByTime(6000);
    expect(opened).toEqual(['download /f/1.csv']);
    expect(dialog.$result.get()).toMatchObject({
      message_key: null,
      message: 'S$ 50.00 received',
      is_fallback_shown: false,
    });
  });

  it('opens nothing once it is closed', () => {
    const dialog = setUp();
    dialog.showSuccess({ event_type: 'print_labels_completed', url: '/f/1.pdf' });
    dialog.close();
    vi.advanceTimersByTime(6000);
    expect([opened, dialog.$result.get()]).toEqual([[], null]);
  });
});
