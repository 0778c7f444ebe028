import type { User } from '@sampan/contract';
import { afterEach, expect, test, vi } from 'vitest';
import {
  buttonNamed,
  click,
  control,
  errorBeside,
  problem,
  showPage,
  submitForm,
  typeText,
  type Answers,
  type ShownPage,
} from '#test/features/auth/auth-page.fixtures.tsx';
import { endSession, startSession } from '../../../shared/session/session.store.ts';
import { AddCardForm } from './add-card-form.tsx';

const SENTENCE = 'Incorrect card number. Please try again.';
const SETUP = { provider: 'sandbox', setup_id: '0192f0c1-0000-7000-8000-000000000001' };

/** Under load a form takes its time. */
const PATIENT = { timeout: 15_000 };

let shown: ShownPage;
afterEach(async () => {
  await shown.unmount();
  endSession();
});

/** The form with a whole test card in it, sent once. */
async function send(card: object, created?: Response): Promise<void> {
  startSession({ token: 'token', user: { id: 'u1', country_code: 'SG', rights: [] } as unknown as User });
  const answers: Answers = ({ method, path }) => {
    if (path === '/payment_method/setup') return Response.json(SETUP);
    if (path.endsWith('/test_card')) return Response.json(card);
    return method === 'POST' && path === '/payment_method' ? created : undefined;
  };
  shown = await showPage(() => <AddCardForm has_others={false} onSaved={() => undefined} />, '/auth', answers);
  await vi.waitFor(() => control(shown.box, /Card number/u), PATIENT);
  await typeText(control(shown.box, /Card holder's name/u), 'Rachel Tan');
  await typeText(control(shown.box, /Card number/u), '4242424242424241');
  await typeText(control(shown.box, /Expiry date/u), '1231');
  await submitForm(shown.box);
}

const popup = () => document.querySelector('[role=alertdialog]');

test('spec 8: an incorrect card number is told in a popup when no payment method is created; what was typed stays', async () => {
  await send({ status: 'failed', payment_method_id: null, reason: 'incorrect_number' });
  await vi.waitFor(() => expect(popup()?.textContent).toContain(SENTENCE), PATIENT);
  expect(errorBeside(shown.box, /Card number/u)).toBe('');
  await click(buttonNamed(popup() as HTMLElement, /Try again/u));
  expect(popup()).toBeNull();
  expect(control(shown.box, /Card number/u).value).toBe('4242 4242 4242 4241');
  expect(shown.asked.filter(({ path }) => path === '/payment_method')).toEqual([]);
});

test('spec 8: a card that is not accepted by us is told in the popup as well', async () => {
  await send(
    { status: 'succeeded', payment_method_id: 'pm_1', reason: null },
    problem(422, 'card_not_accepted', SENTENCE),
  );
  await vi.waitFor(() => expect(popup()?.textContent).toContain(SENTENCE), PATIENT);
});

test("spec 8: a card element's error stands under the card field", async () => {
  await send({ status: 'failed', payment_method_id: null, reason: 'card_declined' });
  await vi.waitFor(() => expect(errorBeside(shown.box, /Card number/u)).not.toBe(''), PATIENT);
  expect(popup()).toBeNull();
});
