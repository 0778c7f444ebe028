import type { User } from '@sampan/contract';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { showPage, type ShownPage } from '#test/features/auth/auth-page.fixtures.tsx';
import { endSession, startSession } from '../../../shared/session/session.store.ts';
import { TopUpDialog } from './top-up-dialog.tsx';

const PATIENT = { timeout: 15_000 };

let shown: ShownPage;
afterEach(async () => {
  await shown.unmount();
  endSession();
});

/** Every title the dialog had, in their order, until its cards are there. */
async function titlesWith(cards: readonly object[], last: string): Promise<string[]> {
  const user = {
    id: 'u1',
    country_code: 'SG',
    currency: 'SGD',
    balance: 0,
    payment_type: 'wallet',
    rights: ['createTopUp'],
  };
  startSession({ token: 'token', user: user as unknown as User });
  const waiting: (() => void)[] = [];
  const heading = () => document.querySelector('dialog h2')?.textContent ?? '';
  const titles: string[] = [];
  shown = await showPage(
    () => <TopUpDialog />,
    '/auth',
    ({ path }) =>
      path === '/payment_method/list'
        ? new Promise((resolve) => {
            const answer = { records: cards, total: cards.length, page: 1, per_page: 100 };
            waiting.push(() => resolve(Response.json(answer)));
          })
        : Response.json({ balance: 0, records: [] }),
  );
  await vi.waitFor(() => expect(waiting).toHaveLength(1), PATIENT);
  titles.push(heading());
  await act(async () => waiting[0]?.());
  await vi.waitFor(() => expect(heading()).toBe(last), PATIENT);
  return [...titles, heading()];
}

test("spec 2 Dialogs: who has no card is asked under 'Confirm Action' and under no other title before", async () => {
  expect(await titlesWith([], 'Confirm Action')).toEqual(['Loading', 'Confirm Action']);
  expect(document.querySelector('[role=alertdialog]')).not.toBeNull();
});

test("spec 2 Dialogs: who has a card tops up under 'Top Up your balance'", async () => {
  const card = { id: 'pm_1', brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2031, is_default: true };
  expect(await titlesWith([card], 'Top Up your balance')).toEqual(['Loading', 'Top Up your balance']);
});
