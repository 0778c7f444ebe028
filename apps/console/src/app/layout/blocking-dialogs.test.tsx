import type { User } from '@sampan/contract';
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  buttonNamed,
  click,
  control,
  elapse,
  errorBeside,
  problem,
  showPage,
  typeText,
  type Answers,
  type ShownPage,
} from '#test/features/auth/auth-page.fixtures.tsx';
import { $user, endSession, startSession, updateSessionUser } from '../../shared/session/session.store.ts';
import { BlockingDialogs } from './blocking-dialogs.tsx';

const PERSON = {
  id: 'u1',
  name: 'Wei Ling Tan',
  email: 'wl@shop.example',
  country_code: 'SG',
  company_role: 'owner',
  is_admin: false,
  is_admin_logged_in: false,
  is_mail_verified: true,
  requires_email_verification: true,
  accept_locad: true,
  rights: ['acceptTerms', 'updateMe'],
} as unknown as User;

let shown: ShownPage;
// They come when they are first shown; a clock that stands still would wait for them for ever.
beforeAll(() => Promise.all([import('./terms-dialog.tsx'), import('./verify-email-dialog.tsx')]));
beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  await shown.unmount();
  endSession();
  vi.useRealTimers();
});

async function show(person: Partial<User>, answers: Answers = () => undefined): Promise<void> {
  startSession({ token: 'token', user: { ...PERSON, ...person } });
  shown = await showPage(BlockingDialogs, '/auth', answers);
  await elapse(200);
}

const dialog = () => shown.box.querySelector('dialog');
const title = () => dialog()?.querySelector('h2')?.textContent ?? null;
const escape = () => {
  const event = new Event('cancel', { cancelable: true });
  dialog()?.dispatchEvent(event);
  return event.defaultPrevented;
};

describe('spec 4 Email verification modal', () => {
  test.each([
    ['not verified and verification required', { is_mail_verified: false }, 'Verify your email'],
    ['verified', {}, null],
    [
      'not required, as on a developer’s computer',
      { is_mail_verified: false, requires_email_verification: false },
      null,
    ],
    ['an admin acts for the person', { is_mail_verified: false, is_admin_logged_in: true }, null],
  ])('%s', async (_case, person, expected) => {
    await show(person);
    expect(title()).toBe(expected);
  });

  test('blocks; one field that takes a pasted code; a wrong one stands beside it and stays', async () => {
    const answers: Answers = ({ path }) =>
      path === '/verify_mail' ? problem(422, 'otp_invalid', 'This code is wrong or has expired.') : undefined;
    await show({ is_mail_verified: false }, answers);
    expect(escape()).toBe(true);
    const code = control(shown.box, /^One-time code/u);
    expect([code.inputMode, code.autocomplete]).toEqual(['numeric', 'one-time-code']);
    await typeText(code, '123 456');
    await elapse(50);
    expect(shown.asked.find(({ path }) => path === '/verify_mail')?.body).toEqual({
      email: 'wl@shop.example',
      otp: '123456',
    });
    expect(errorBeside(shown.box, /^One-time code/u)).toBe('This code is wrong or has expired.');
    expect(control(shown.box, /^One-time code/u).value).toBe('123456');
  });

  test('the right code lifts it with the newest facts about the person', async () => {
    const answers: Answers = ({ path }) => {
      if (path === '/verify_mail') return Response.json({ success: true });
      return path === '/me' ? Response.json(PERSON) : undefined;
    };
    await show({ is_mail_verified: false }, answers);
    await typeText(control(shown.box, /^One-time code/u), '654321');
    await elapse(50);
    expect([title(), $user.get()?.is_mail_verified]).toEqual([null, true]);
  });

  test('Close reloads the page', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    await show({ is_mail_verified: false });
    await click(buttonNamed(shown.box, /^Close$/u));
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('spec 4 Terms modal', () => {
  test('is shown until accept_locad is true; Continue is disabled until ticked and while submitting', async () => {
    let answer: (response: Response) => void = () => undefined;
    const answers: Answers = ({ path }) =>
      path === '/me/accept_locad' ? new Promise<Response>((resolve) => (answer = resolve)) : undefined;
    await show({ accept_locad: false }, answers);
    expect(title()).toBe("We've updated our terms");
    expect(escape()).toBe(true);
    const next = () => buttonNamed(shown.box, /^Continue$/u);
    expect(next().disabled).toBe(true);
    expect(shown.box.querySelector(`[id="${next().getAttribute('aria-describedby')}"]`)?.textContent).toBe(
      'Tick the box to continue.',
    );
    await click(control(shown.box, /^I accept/u));
    expect(next().disabled).toBe(false);
    await click(next());
    await elapse(10);
    expect(next().disabled).toBe(true);
    answer(Response.json({ ...PERSON, accept_locad: true }));
    await elapse(50);
    expect(title()).toBeNull();
  });

  test('the terms are there to read, and a refusal stays in view', async () => {
    await show({ accept_locad: false }, ({ path }) =>
      path === '/me/accept_locad' ? problem(503, 'unavailable', 'We cannot reach our database.') : undefined,
    );
    await vi.waitFor(() => expect(shown.box.querySelector('[role=region] h2')?.textContent).toBe('Terms of service'));
    await click(control(shown.box, /^I accept/u));
    await click(buttonNamed(shown.box, /^Continue$/u));
    await elapse(50);
    expect(shown.box.querySelector('[role=alert]')?.textContent).toBe('We cannot reach our database.');
    expect(buttonNamed(shown.box, /^Continue$/u).disabled).toBe(false);
  });

  test('an admin who acts for the person is not asked in their name', async () => {
    await show({ accept_locad: false, is_admin_logged_in: true, rights: ['updateMe'] });
    expect(title()).toBeNull();
  });
});

test('spec 4: with both, the email comes first and each says which of the two it is', async () => {
  await show({ is_mail_verified: false, accept_locad: false });
  expect([title(), dialog()?.textContent?.includes('1 of 2')]).toEqual(['Verify your email', true]);
  await act(async () => updateSessionUser({ ...PERSON, accept_locad: false }));
  await elapse(50);
  expect([title(), dialog()?.textContent?.includes('2 of 2')]).toEqual(["We've updated our terms", true]);
});
