import { useStore } from '@nanostores/react';
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { showPage, type ShownPage } from '#test/features/auth/auth-page.fixtures.tsx';
import { $followed_job } from '../../shared/dialog/followed-job.store.ts';
import { resultDialog } from '../../shared/dialog/result-dialog.store.ts';
import { JobDialog } from './job-dialog.tsx';

let shown: ShownPage;
afterEach(async () => {
  act(() => {
    $followed_job.set(null);
    resultDialog.close();
  });
  await shown.unmount();
});

const Followed = () => <JobDialog id={useStore($followed_job)} onClose={() => $followed_job.set(null)} />;
const isOpen = () => shown.box.querySelector('dialog')?.open;
const tellResult = () =>
  act(() => resultDialog.showSuccess({ event_type: 'store_sync_completed', success: 1, job_id: crypto.randomUUID() }));

/** The page of a job whose answer never comes. */
const show = async (): Promise<void> => {
  shown = await showPage(Followed, '/auth', () => new Promise(() => undefined));
};

test('spec 4 Result dialog: the dialog of a job that comes late does not cover the result', async () => {
  await show();
  tellResult();
  act(() => $followed_job.set('job-1'));
  expect(isOpen()).toBe(false);
  act(() => resultDialog.close());
  expect(isOpen()).toBe(true);
});

test('a dialog that stood open before the result stays, and closes with its job', async () => {
  await show();
  act(() => $followed_job.set('job-1'));
  tellResult();
  expect(isOpen()).toBe(true);
  act(() => $followed_job.set(null));
  expect(isOpen()).toBe(false);
});
