import type { Order } from '@sampan/contract';
import { act, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  buttonNamed,
  click,
  control,
  elapse,
  showPage,
  type ShownPage,
} from '#test/features/auth/auth-page.fixtures.tsx';
import { $awaited_label } from './awaited-label.store.ts';
import { AwaitedLabel } from './awaited-label.tsx';
import { PendingLabel } from './pending-label.tsx';

const ID = '0190a5f0-0000-7000-8000-000000000001';
let answer: Partial<Order>;
let shown: ShownPage;

/** The page of a label that is being bought, and what follows a person who leaves it. */
function Page() {
  const [is_waiting, setWaiting] = useState(true);
  return (
    <>
      {is_waiting ? <PendingLabel order={{ id: ID, label_state: 'pending' } as Order} /> : null}
      <button type="button" onClick={() => setWaiting(false)}>
        Leave
      </button>
      <AwaitedLabel />
    </>
  );
}

beforeEach(async () => {
  vi.useFakeTimers();
  answer = { id: ID, number: 'SMP1', label_state: 'pending' };
  shown = await showPage(Page, '/auth', ({ path }) => (path === `/order/${ID}` ? Response.json(answer) : undefined));
  await elapse(100);
});
afterEach(async () => {
  await shown.unmount();
  act(() => $awaited_label.set(null));
  vi.useRealTimers();
});

test('spec 2 Modals: the result popup has the tracking URL of a label that was ready after its page was left', async () => {
  await click(buttonNamed(shown.box, /Leave/u));
  await elapse(1_000);
  expect(shown.box.querySelector('[role=alertdialog]')?.textContent ?? '').not.toContain('SMP1');
  answer = { ...answer, label_state: 'bought' };
  await elapse(15_100);
  expect(shown.box.textContent).toContain('Successful');
  expect(shown.box.textContent).toContain('SMP1');
  expect(control(shown.box, /^Tracking link/u).value).toBe(`${window.location.origin}/t/${ID}`);
  await click(buttonNamed(shown.box, /^Continue/u));
  expect($awaited_label.get()).toBeNull();
});

test('a label that could not be bought is told as an error that leads back to the couriers', async () => {
  await click(buttonNamed(shown.box, /Leave/u));
  answer = { ...answer, label_state: 'failed', label_error: 'No driver near.' };
  await elapse(15_100);
  expect(shown.box.textContent).toContain('No driver near.');
  await click(buttonNamed(shown.box, /^Try again/u));
  await elapse(100);
  expect(shown.path()).toContain(`order_id=${ID}`);
});

test('an answer that came while the page was looked at is told there alone', async () => {
  answer = { ...answer, label_state: 'bought' };
  await elapse(2_100);
  await click(buttonNamed(shown.box, /Leave/u));
  expect($awaited_label.get()).toBeNull();
});
