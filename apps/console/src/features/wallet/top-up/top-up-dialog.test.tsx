import type { User } from '@sampan/contract';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import {
  click,
  control,
  showPage,
  submitForm,
  typeText,
  type ShownPage,
} from '#test/features/auth/auth-page.fixtures.tsx';
import { endSession, startSession } from '../../../shared/session/session.store.ts';
import { TopUpDialog } from './top-up-dialog.tsx';

const PATIENT = { timeout: 15_000 };

let shown: ShownPage;
afterEach(async () => {
  await shown.unmount();
  endSession();
});

/** Every title the dialog had, in their order, until its cards are there. */
async function titlesWith(cards: readonly object[], last: string, change: object = {}): Promise<string[]> {
  const user = {
    id: 'u1',
    country_code: 'SG',
    currency: 'SGD',
    balance: 0,
    payment_type: 'wallet',
    rights: ['createTopUp'],
    ...change,
  };
  startSession({ token: 'token', user: user as unknown as User });
  const waiting: (() => void)[] = [];
  const heading = () => document.querySelector('dialog h2')?.textContent ?? '';
  const titles: string[] = [];
  shown = await showPage(
    () => <TopUpDialog />,
    '/auth',
    ({ path }) => {
      // A payment that is never answered.
      if (path === '/me/top_up') return new Promise(() => undefined);
      return path === '/payment_method/list'
        ? new Promise((resolve) => {
            const answer = { records: cards, total: cards.length, page: 1, per_page: 100 };
            waiting.push(() => resolve(Response.json(answer)));
          })
        : Response.json({ balance: 0, records: [] });
    },
  );
  await vi.waitFor(() => expect(waiting).toHaveLength(1), PATIENT);
  titles.push(heading());
  await act(async () => waiting[0]?.());
  await vi.waitFor(() => expect(heading()).toBe(last), PATIENT);
  return [...titles, heading()];
}

test("spec 2 Dialogs: who has no card is asked under 'Confirm Action' and under no other title before", async () => {
  expect(await titlesWith([], 'Confirm Action')).toEqual(['Loading', 'Confirm Action']);
  expect(document.querySelector('[role=alertdialog]')?.textContent).toContain(
    'You do not currently have any payment method set up. Would you like to do this now? You will not be able to continue creating this topup without a payment method.',
  );
});

test('spec 4 Other, 6: who pays by invoice is exempt from the question, and has no top-up', async () => {
  expect(await titlesWith([], 'Top Up your balance', { payment_type: 'post_billing' })).toEqual([
    'Top Up your balance',
    'Top Up your balance',
  ]);
  expect(document.querySelector('[role=alertdialog]')).toBeNull();
  expect(document.querySelector('dialog form')).toBeNull();
});

test("spec 2 Dialogs: who has a card tops up under 'Top Up your balance'", async () => {
  const card = { id: 'pm_1', brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2031, is_default: true };
  expect(await titlesWith([card], 'Top Up your balance')).toEqual(['Loading', 'Top Up your balance']);
});

test('spec 4 Other: the Pay button waits while the form is invalid, and while a payment is in flight', async () => {
  const card = { id: 'pm_1', brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2031, is_default: true };
  await titlesWith([card], 'Top Up your balance', { country_code: 'MY', currency: 'MYR' });
  const pay = () => shown.box.querySelector<HTMLButtonElement>('button[type=submit]');
  const paid = () => shown.asked.filter(({ path }) => path === '/me/top_up').length;
  expect(pay()?.disabled).toBe(true);
  await typeText(control(shown.box, /^Amount/u), '300');
  expect(pay()?.disabled).toBe(false);
  await submitForm(shown.box);
  await vi.waitFor(() => expect(paid()).toBe(1), PATIENT);
  expect([pay()?.getAttribute('aria-disabled'), shown.box.textContent]).toEqual([
    'true',
    expect.stringContaining('Processing your payment'),
  ]);
  await click(pay() as HTMLButtonElement);
  await submitForm(shown.box);
  expect(paid()).toBe(1);
});
