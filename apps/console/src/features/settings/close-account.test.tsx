import type { User } from '@sampan/contract';
import { afterEach, expect, test, vi } from 'vitest';
import {
  buttonNamed,
  control,
  problem,
  showPage,
  submitForm,
  typeText,
  type ShownPage,
} from '#test/features/auth/auth-page.fixtures.tsx';
import { $user, startSession } from '../../shared/session/session.store.ts';
import { CloseAccountForm } from './close-account-form.tsx';

let shown: ShownPage | undefined;
afterEach(async () => {
  await shown?.unmount();
  shown = undefined;
});

const open = async (closing: object, answer: Response = Response.json({ success: true }), is_on = false) => {
  const user = { name: 'Rachel', country_code: 'SG', language: 'en', has_password: true } as User;
  startSession({ token: 'token', user });
  shown = await showPage(
    () => <CloseAccountForm onKeep={() => undefined} />,
    '/auth',
    ({ method, path }) => {
      if (path === '/me/two_factor') return Response.json({ is_on, since: null, recovery_codes_left: 0 });
      if (path !== '/account_closing') return undefined;
      return method === 'GET' ? Response.json({ obstacles: [], balance: 0, currency: 'SGD', ...closing }) : answer;
    },
  );
  const { box } = shown;
  await vi.waitFor(() => expect(box.textContent).toContain('Parcels, invoices and payments stay with us'));
  return shown;
};

test('what is still open is listed with the way to it, and no password is asked for', async () => {
  const { box } = await open({ obstacles: [{ kind: 'parcels', count: 3 }], balance: 12.5 });
  expect(box.textContent).toContain('Your wallet has S$ 12.50');
  const link = [...box.querySelectorAll('a')].find(({ textContent }) => textContent === 'Parcels on their way: 3');
  expect(link?.getAttribute('href')).toContain('in-transit');
  expect(box.querySelector('input')).toBeNull();
});

test('the password closes it, and the session ends', async () => {
  const { box, asked } = await open({});
  await submitForm(box);
  expect(asked.filter(({ method }) => method === 'POST')).toEqual([]);
  await typeText(control(box, /^Current password/u), 'Sampan#2026');
  await submitForm(box);
  await vi.waitFor(() => expect($user.get()).toBeNull());
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ password: 'Sampan#2026', otp: '' });
});

test('a code is asked of people with an app, and a wrong one stands beside its field', async () => {
  const { box } = await open({}, problem(422, 'otp_invalid', 'Wrong code'), true);
  await typeText(control(box, /^Current password/u), 'Sampan#2026');
  await typeText(control(box, /code/iu), '123456');
  await submitForm(box);
  await vi.waitFor(() => expect(box.querySelector('#close-account-otp')?.getAttribute('aria-invalid')).toBe('true'));
  expect($user.get()).not.toBeNull();
  expect(buttonNamed(box, /^Keep account/u)).toBeTruthy();
});
