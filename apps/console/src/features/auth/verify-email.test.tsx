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
  type ShownPage,
} from '#test/features/auth/auth-page.fixtures.tsx';
import { VerifyEmailPage } from './verify-email.page.tsx';

let shown: ShownPage;
afterEach(() => shown.unmount());

const RIGHT = '424242';
const show = async () => {
  shown = await showPage(VerifyEmailPage, '/auth/verify-email', ({ path, body }) => {
    if (path === '/resend_mail_verification') return Response.json({ success: true });
    if (path !== '/verify_mail') return undefined;
    return (body as { otp: string }).otp === RIGHT
      ? Response.json({ success: true })
      : problem(422, 'otp_invalid', 'That code is wrong.', {
          errors: [{ param: 'otp', code: 'otp_invalid', message: 'That code is wrong.' }],
        });
  });
};
const asked = (path: string) => shown.asked.filter((call) => call.path === path).map(({ body }) => body);
const sees = (text: string) => vi.waitFor(() => expect(shown.box.textContent).toContain(text), { timeout: 15_000 });

test('spec 7 POST /resend_mail_verification: the code is sent, and sent again, to somebody who is signed out', async () => {
  await show();
  await submitForm(shown.box);
  await vi.waitFor(() => expect(errorBeside(shown.box, /^Email/u)).toContain('required'), { timeout: 15_000 });
  expect(asked('/resend_mail_verification')).toEqual([]);
  await typeText(control(shown.box, /^Email/u), 'mei@example.com');
  await submitForm(shown.box);
  await sees('mei@example.com');
  await click(buttonNamed(shown.box, /^Resend/u));
  await vi.waitFor(() => expect(asked('/resend_mail_verification')).toHaveLength(2), { timeout: 15_000 });
  expect(asked('/resend_mail_verification')).toEqual(Array.from({ length: 2 }, () => ({ email: 'mei@example.com' })));
});

test('spec 7 POST /verify_mail: a code in hand is not replaced; a wrong one is told, the right one verifies', async () => {
  await show();
  await typeText(control(shown.box, /^Email/u), 'mei@example.com');
  await click(buttonNamed(shown.box, /^I have a code/u));
  await sees('mei@example.com');
  expect(asked('/resend_mail_verification')).toEqual([]);
  await typeText(control(shown.box, /^One-time code/u), '111111');
  await sees('That code is wrong.');
  await typeText(control(shown.box, /^One-time code/u), RIGHT);
  await sees('Your email is verified. Sign in to continue.');
  expect(asked('/verify_mail')).toEqual(['111111', RIGHT].map((otp) => ({ email: 'mei@example.com', otp })));
});
