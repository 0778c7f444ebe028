import type { User } from '@sampan/contract';
import { afterEach, expect, test, vi } from 'vitest';
import {
  buttonNamed,
  click,
  control,
  showPage,
  submitForm,
  typeText,
  type ShownPage,
} from '#test/features/auth/auth-page.fixtures.tsx';
import { startSession } from '../../shared/session/session.store.ts';
import { EmailSection } from './email-section.tsx';

let shown: ShownPage | undefined;
afterEach(async () => {
  await shown?.unmount();
  shown = undefined;
});

const open = async (email: string) => {
  const user = { name: 'Hui Min', email, country_code: 'SG', language: 'en', has_password: false } as User;
  startSession({ token: 'token', user: { ...user, rights: ['startEmailChange'] } });
  shown = await showPage(EmailSection, '/auth', ({ path }) =>
    path === '/me/email' ? Response.json({ needs_old_code: true }) : undefined,
  );
  return shown;
};

test('somebody with a phone alone adds an email, and is told that a code went to the phone', async () => {
  const { box, asked } = await open('');
  expect(box.textContent).toContain('You sign in with your phone alone.');
  await click(buttonNamed(box, /^Add email/u));
  await typeText(control(box, /^New email/u), 'first@example.test');
  await submitForm(box);
  await vi.waitFor(() => expect(box.textContent).toContain('Code sent to your phone'));
  expect(asked.find(({ path }) => path === '/me/email')?.body).toEqual({ email: 'first@example.test', password: '' });
  expect(buttonNamed(box, /^Add email/u)).toBeTruthy();
});

test('somebody with an email changes it, and proves the one they have', async () => {
  const { box } = await open('old@example.test');
  await click(buttonNamed(box, /^Change email/u));
  await typeText(control(box, /^New email/u), 'first@example.test');
  await submitForm(box);
  await vi.waitFor(() => expect(box.textContent).toContain('Code sent to old@example.test'));
});
