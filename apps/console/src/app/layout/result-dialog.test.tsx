import { act } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { showPage, type ShownPage } from '#test/features/auth/auth-page.fixtures.tsx';
import { followJob } from '../../shared/dialog/follow-job.ts';
import { $followed_job } from '../../shared/dialog/followed-job.store.ts';
import { resultDialog } from '../../shared/dialog/result-dialog.store.ts';
import { ResultDialog } from './result-dialog.tsx';

let shown: ShownPage;
afterEach(async () => {
  $followed_job.set(null);
  act(() => resultDialog.close());
  await shown.unmount();
});

const show = async (): Promise<void> => {
  shown = await showPage(ResultDialog, '/auth', () => undefined);
};
const text = () => shown.box.querySelector('dialog')?.textContent ?? '';
const title = () => shown.box.querySelector('dialog h2')?.textContent;
const link = () => shown.box.querySelector('dialog a')?.getAttribute('href') ?? null;

describe('spec 4 Result dialog', () => {
  test('spec 8: an error is a message with the picture of an error', async () => {
    await show();
    act(() => resultDialog.showError('The courier is closed.'));
    expect(title()).toBe('Error');
    expect(text()).toContain('The courier is closed.');
    expect(shown.box.querySelector('dialog [role=alert] svg')).not.toBeNull();
  });

  test('progress says success, failed, remaining and total, has its bar, and a link where it can be followed no more', async () => {
    await show();
    act(() => {
      resultDialog.showProgress({ success: 3, failed: 1, remaining: 4, total: 8 });
      resultDialog.offerFallback('/export');
    });
    expect(title()).toBe('In progress');
    for (const count of ['3', '1', '4', '8']) expect(text()).toContain(count);
    expect(shown.box.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow')).toBe('4');
    expect(link()).toBe('/export');
  });

  test.each([
    ['read', 0, null],
    ['kept where something failed', 1, 'job-1'],
  ])('the dialog of a job whose outcome was %s', async (_, failed, followed) => {
    await show();
    act(() => {
      $followed_job.set('job-1');
      resultDialog.showSuccess({ event_type: 'store_sync_completed', success: 2, failed, job_id: `job-1` });
    });
    act(() => shown.box.querySelector<HTMLButtonElement>('dialog [data-autofocus]')?.click());
    expect([resultDialog.$result.get(), $followed_job.get()]).toEqual([null, followed]);
  });

  test.each([
    ['told already', 'job-1', 0, null],
    ['told to have failed in part', 'job-1', 1, 'job-1'],
    ['another', 'job-2', 0, 'job-1'],
  ])('a job that was started opens no dialog over its outcome: %s', async (_, ended, failed, followed) => {
    await show();
    act(() => {
      resultDialog.showSuccess({
        event_type: 'store_sync_completed',
        success: 2,
        failed,
        job_id: `${ended} ${failed}`,
      });
      followJob(`job-1 ${failed}`);
    });
    expect($followed_job.get()).toBe(followed === null ? null : `${followed} ${failed}`);
  });

  test('a job that is followed already opens no dialog over its progress', async () => {
    await show();
    act(() => {
      resultDialog.showProgress({ success: 1, failed: 0, remaining: 1, total: 2 }, 'job-3');
      followJob('job-3');
    });
    expect($followed_job.get()).toBeNull();
  });

  test.each([
    ['cancel_orders_completed', 'Your orders are cancelled.'],
    ['cancel_fulfillment_orders_completed', 'Your orders are cancelled.'],
    ['print_labels_completed', 'Your labels are ready.'],
    ['export_orders_csv_completed', 'Your export is ready.'],
    ['export_transactions_csv_completed', 'Your export is ready.'],
    ['pick_orders_completed', 'Your orders is picked.'],
  ] as const)('%s: %s', async (event_type, message) => {
    await show();
    act(() => resultDialog.showSuccess({ event_type }));
    expect([title(), text()]).toEqual(['Successful', expect.stringContaining(message)]);
  });
});
