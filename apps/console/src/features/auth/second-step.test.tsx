import type { User } from '@sampan/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { $session, endSession } from '../../shared/session/session.store.ts';
import {
  control,
  errorBeside,
  problem,
  showPage,
  submitForm,
  typeText,
  type Answers,
  type ShownPage,
} from '#test/features/auth/auth-page.fixtures.tsx';
import { SecondStepPage } from './second-step.page.tsx';
import { keepChallenge, readChallenge } from './second-step.ts';

let shown: ShownPage;
beforeEach(() => keepChallenge('sealed'));
afterEach(async () => {
  await shown.unmount();
  endSession();
  sessionStorage.clear();
});

const PERSON = { id: 'u1', country_code: 'SG', rights: [], is_first_login: false };
const answered =
  (user: object): Answers =>
  ({ path }) =>
    path === '/login/second_factor'
      ? Response.json({ token: 'token', expires_at: 2_000_000_000, user: { ...PERSON, ...user } as unknown as User })
      : undefined;

async function enterCode(address: string, answers: Answers) {
  shown = await showPage(SecondStepPage, address, answers);
  await typeText(control(shown.box, /^One-time code/u), '123456');
  await submitForm(shown.box);
}

describe('the second step of a sign-in (spec 4 Sessions)', () => {
  test("one of the operator's people without an app is led to Security, whatever page they asked for", async () => {
    await enterCode('/auth/second-step?next=%2Forders', answered({ needs_two_factor: true }));
    await vi.waitFor(() => expect(shown.path()).toBe('/settings/security'));
  });

  test('anybody else goes where they wanted; the first step is sent along and then forgotten', async () => {
    await enterCode('/auth/second-step?next=%2Forders', answered({}));
    await vi.waitFor(() => expect(shown.path()).toBe('/orders'));
    const sent = shown.asked.find(({ path }) => path === '/login/second_factor');
    expect(sent?.body).toEqual({ challenge: 'sealed', otp: '123456' });
    expect([readChallenge(), $session.get()?.token]).toEqual([null, 'token']);
  });

  test('a wrong code stands beside its field and stays', async () => {
    await enterCode('/auth/second-step', ({ path }) =>
      path === '/login/second_factor' ? problem(422, 'otp_invalid', 'Wrong') : undefined,
    );
    await vi.waitFor(() => expect(errorBeside(shown.box, /^One-time code/u)).toContain('incorrect or already used'));
    expect(control(shown.box, /^One-time code/u).value).toBe('123456');
  });

  test('a first step too long ago says so, and the way back is there', async () => {
    await enterCode('/auth/second-step', ({ path }) =>
      path === '/login/second_factor' ? problem(422, 'sign_in_expired', 'Too long') : undefined,
    );
    await vi.waitFor(() => expect(shown.box.textContent).toContain('This sign-in took too long.'));
    expect(shown.box.querySelector('a[href^="/auth"]')).not.toBeNull();
  });
});
