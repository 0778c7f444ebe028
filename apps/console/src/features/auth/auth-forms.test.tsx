import { act } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { $session, endSession } from '../../shared/session/session.store.ts';
import {
  buttonNamed,
  click,
  control,
  elapse,
  errorBeside,
  problem,
  showPage,
  submitForm,
  typeText,
  type Answers,
  type ShownPage,
} from '#test/features/auth/auth-page.fixtures.tsx';
// The sign-in page fetches it later; tests with a clock of their own have it at once.
import './check-sign-in.ts';
import { keepQuotation, keepVisitSource } from '../../shared/session/visit-source.ts';
import { ForgotPasswordPage } from './forgot-password.page.tsx';
import { PhonePage } from './phone.page.tsx';
import { RegisterPage } from './register.page.tsx';
import { ResetPasswordPage } from './reset-password.page.tsx';
import { SignInPage } from './sign-in.page.tsx';

let shown: ShownPage;
afterEach(async () => {
  await shown.unmount();
  vi.useRealTimers();
  endSession();
});

const nothing: Answers = () => undefined;
const only =
  (path: string, response: () => Response): Answers =>
  (asked) =>
    asked.path === path ? response() : undefined;
const settle = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve, 20))));
const sentTo = (path: string) => shown.asked.filter((asked) => asked.path === path);

describe('spec 5 Form helper', () => {
  test('validators run 1 s after the last change; what was typed stays', async () => {
    vi.useFakeTimers();
    shown = await showPage(SignInPage, '/auth', nothing);
    await typeText(control(shown.box, /^Email/u), 'rachel@');
    await elapse(900);
    await typeText(control(shown.box, /^Email/u), 'rachel@shop');
    await elapse(900);
    expect(errorBeside(shown.box, /^Email/u)).toBe('');
    await elapse(200);
    expect(errorBeside(shown.box, /^Email/u)).toBe('Email is invalid');
    expect(control(shown.box, /^Email/u).value).toBe('rachel@shop');
  });

  test('leaving a field checks it at once', async () => {
    shown = await showPage(SignInPage, '/auth', nothing);
    const password = control(shown.box, /^Password/u);
    await act(async () => {
      password.focus();
      password.blur();
    });
    await settle();
    expect(errorBeside(shown.box, /^Password/u)).toBe('Password must not be empty');
  });
});

describe('spec 5 the forms: the sentence beside the field, and the focus on the first error', () => {
  test('sign in', async () => {
    shown = await showPage(SignInPage, '/auth', nothing);
    await submitForm(shown.box);
    await settle();
    expect([errorBeside(shown.box, /^Email/u), errorBeside(shown.box, /^Password/u)]).toEqual([
      'Email is required',
      'Password must not be empty',
    ]);
    expect(document.activeElement).toBe(control(shown.box, /^Email/u));
    expect(document.title).toContain('Error: ');
    expect(sentTo('/login')).toEqual([]);
  });

  test('sign in with the wrong password keeps both and says so once', async () => {
    const wrong = () => problem(422, 'wrong_credentials', 'Incorrect email or password.');
    shown = await showPage(SignInPage, '/auth', only('/login', wrong));
    await typeText(control(shown.box, /^Email/u), 'rachel@shop.example');
    await typeText(control(shown.box, /^Password/u), 'Guess#2026');
    await submitForm(shown.box);
    await settle();
    expect([...shown.box.querySelectorAll('[role=alert]')].map((alert) => alert.textContent)).toEqual([
      'Incorrect email or password.',
    ]);
    expect([control(shown.box, /^Email/u).value, control(shown.box, /^Password/u).value]).toEqual([
      'rachel@shop.example',
      'Guess#2026',
    ]);
    // Spec 9: login and register send the Singapore time zone.
    expect(sentTo('/login')[0]?.body).toEqual({
      email: 'rachel@shop.example',
      password: 'Guess#2026',
      timezone: 'Asia/Singapore',
    });
  });

  test.each([
    ['signing in', SignInPage, '/login'],
    ['registering', RegisterPage, '/register'],
  ] as const)('spec 7 What the product does with answers: %s stores token and user', async (_what, Page, call) => {
    const user = { id: 'u1', email: 'rachel@shop.example', country_code: 'SG', rights: [] };
    shown = await showPage(
      Page,
      '/auth',
      only(call, () => Response.json({ token: 'a-token', user, expires_at: 0 })),
    );
    await typeText(control(shown.box, /^Email/u), user.email);
    await typeText(control(shown.box, /^Password/u), 'Harbour#2026');
    if (call === '/register') await click(control(shown.box, /I agree to/u));
    await submitForm(shown.box);
    await settle();
    expect([$session.get()?.token, $session.get()?.user.id]).toEqual(['a-token', 'u1']);
  });

  test('register: email alias, strict password, and the terms box must be ticked', async () => {
    shown = await showPage(RegisterPage, '/auth/register', nothing);
    await typeText(control(shown.box, /^Email/u), 'rachel+2@shop.example');
    await typeText(control(shown.box, /^Password/u), 'onlyletters');
    await submitForm(shown.box);
    await settle();
    expect([
      errorBeside(shown.box, /^Email/u),
      errorBeside(shown.box, /^Password/u),
      errorBeside(shown.box, /I agree to/u),
    ]).toEqual([
      'Email has an alias',
      'Password should have at least one letter/number/special character',
      'Accept the terms to continue',
    ]);
    expect(document.activeElement).toBe(control(shown.box, /^Email/u));
    expect(sentTo('/register')).toEqual([]);
  });

  test("register: a friend's code comes with the link, and what the server refuses stands beside its field", async () => {
    const refused = () =>
      problem(422, 'invalid_input', "Some fields aren't valid. Check them and try again.", {
        errors: [
          {
            param: 'referral_code',
            code: 'validate.referral_unknown',
            message: 'Referral code not found',
          },
        ],
      });
    shown = await showPage(RegisterPage, '/auth/register?ref=KOPI2026', only('/register', refused));
    expect(control(shown.box, /^Referral/u).value).toBe('KOPI2026');
    await typeText(control(shown.box, /^Email/u), 'rachel@shop.example');
    await typeText(control(shown.box, /^Password/u), 'Harbour#2026');
    await typeText(control(shown.box, /^Company/u), 'Kopi & Kaya');
    await click(control(shown.box, /I agree to/u));
    await submitForm(shown.box);
    await settle();
    expect(errorBeside(shown.box, /^Referral/u)).toBe('Referral code not found');
    expect(document.activeElement).toBe(control(shown.box, /^Referral/u));
    expect(shown.box.querySelector('[role=alert]')).toBeNull();
    expect(control(shown.box, /^Password/u).value).toBe('Harbour#2026');
    expect(sentTo('/register')[0]?.body).toMatchObject({
      company_name: 'Kopi & Kaya',
      referral_code: 'KOPI2026',
      is_read: true,
      country_code: 'SG',
      timezone: 'Asia/Singapore',
    });
  });

  test('register sends phone, accept_emails, ati, business_types and from_quotation (spec 7 POST /register)', async () => {
    keepVisitSource('?ati=expo-2026');
    keepQuotation();
    shown = await showPage(RegisterPage, '/auth/register', nothing);
    await typeText(control(shown.box, /^Email/u), 'rachel@shop.example');
    await typeText(control(shown.box, /^Phone/u), '12');
    await typeText(control(shown.box, /^Password/u), 'Harbour#2026');
    await click(control(shown.box, /product news/u));
    await click(control(shown.box, /I agree to/u));
    await submitForm(shown.box);
    await settle();
    expect(errorBeside(shown.box, /^Phone/u)).toBe('Phone number is invalid');
    await typeText(control(shown.box, /^Phone/u), '9123 4567');
    await act(async () => {
      const select = control(shown.box, /^What do you sell/u);
      select.value = 'fashion';
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await submitForm(shown.box);
    await settle();
    expect(sentTo('/register')[0]?.body).toMatchObject({
      phone: '+6591234567',
      accept_emails: true,
      ati: 'expo-2026',
      business_types: ['fashion'],
      from_quotation: true,
      // Spec 9: login and register send the Singapore time zone.
      timezone: 'Asia/Singapore',
    });
    sessionStorage.clear();
  });

  test('register: a hint of strength while typing, and the terms of the country a click away in another tab', async () => {
    shown = await showPage(RegisterPage, '/auth/register', nothing);
    const strength = () => shown.box.querySelector('.c-strength')?.textContent ?? '';
    expect(strength()).toBe('');
    await typeText(control(shown.box, /^Password/u), 'Password1!');
    expect(strength()).toBe('Password strength: weak');
    await typeText(control(shown.box, /^Password/u), 'kaya-jam-over-toast-9');
    expect(strength()).toBe('Password strength: strong');
    const links = [...shown.box.querySelectorAll<HTMLAnchorElement>('label a')];
    expect(links.map((link) => [link.getAttribute('href'), link.target, link.rel])).toEqual([
      ['/auth/term?country=SG', '_blank', 'noopener noreferrer'],
      ['/auth/policy?country=SG', '_blank', 'noopener noreferrer'],
    ]);
  });

  test("spec 8: 'Reset link is sent to your email!', whatever the email", async () => {
    shown = await showPage(ForgotPasswordPage, '/auth/forgot-password', () => Response.json({ success: true }));
    await typeText(control(shown.box, /^Email/u), 'nobody@shop.example');
    await submitForm(shown.box);
    await settle();
    expect(shown.box.querySelector('[role=status] strong')?.textContent).toBe('Reset link is sent to your email!');
    expect(sentTo('/forgot_password')[0]?.body).toEqual({ email: 'nobody@shop.example' });
  });

  test('a rate limit says how long to wait, and the email stays', async () => {
    const limited = () =>
      problem(429, 'rate_limited', 'Too many requests. Wait a moment and try again.', { retry_after_s: 45 });
    shown = await showPage(ForgotPasswordPage, '/auth/forgot-password', limited);
    await typeText(control(shown.box, /^Email/u), 'rachel@shop.example');
    await submitForm(shown.box);
    await settle();
    expect(shown.box.querySelector('[role=alert]')?.textContent).toBe('Too many attempts. Try again in 45 seconds.');
    expect(control(shown.box, /^Email/u).value).toBe('rachel@shop.example');
  });

  test("reset: 'Password does not match'; the sentence goes as soon as it is no longer true", async () => {
    const answers: Answers = ({ path }) =>
      path === '/reset_password/parse'
        ? Response.json({ email_masked: 'r***l@shop.example', expires_at: 1_795_224_000 })
        : undefined;
    shown = await showPage(ResetPasswordPage, '/auth/reset-password#token=abc', answers);
    await settle();
    // On Singapore's clocks.
    expect(shown.box.textContent).toContain('For r***l@shop.example. This link expires at 09:20 am');
    await typeText(control(shown.box, /^New password \*/u), 'Harbour#2026');
    await typeText(control(shown.box, /Confirm new password/u), 'Harbour#2027');
    await submitForm(shown.box);
    await settle();
    expect(errorBeside(shown.box, /Confirm new password/u)).toBe('Password does not match');
    await typeText(control(shown.box, /^New password \*/u), 'Harbour#2027');
    await settle();
    expect(errorBeside(shown.box, /Confirm new password/u)).toBe('');
    expect(sentTo('/reset_password')).toEqual([]);
  });

  test('reset: a dead link says so and offers a new one', async () => {
    const dead = () => problem(404, 'reset_link_not_available', 'This link no longer works.');
    shown = await showPage(ResetPasswordPage, '/auth/reset-password#token=used', dead);
    await settle();
    expect(shown.box.querySelector('h1')?.textContent).toBe('This link no longer works');
    expect(shown.box.querySelector('a[href="/auth/forgot-password"]')?.textContent).toBe('Request new link');
  });
});

describe('spec 3 form phone login', () => {
  const sent: Answers = ({ path }) =>
    path === '/login_phone/code'
      ? Response.json({ success: true, resend_after_s: 60, expires_in_s: 600 })
      : path === '/login_phone'
        ? problem(422, 'otp_invalid', 'This code is wrong or has expired.', {
            errors: [{ param: 'otp', code: 'error.otp_invalid', message: 'This code is wrong or has expired.' }],
          })
        : undefined;

  test('number, then the code: a pasted message is enough, and a wrong code stands beside its field', async () => {
    shown = await showPage(PhonePage, '/auth/phone', sent);
    await submitForm(shown.box);
    await settle();
    expect(errorBeside(shown.box, /^Phone number/u)).toBe('Phone number is required');
    expect(document.activeElement).toBe(control(shown.box, /^Phone number/u));
    await typeText(control(shown.box, /^Phone number/u), '9123');
    await submitForm(shown.box);
    await settle();
    expect(errorBeside(shown.box, /^Phone number/u)).toBe('Phone number is invalid');
    await typeText(control(shown.box, /^Phone number/u), '+65 9123 4567');
    await submitForm(shown.box);
    await settle();
    expect(sentTo('/login_phone/code')[0]?.body).toEqual({
      phone: '+6591234567',
      country_code: 'SG',
      name: '',
      referral_code: '',
      timezone: 'Asia/Singapore',
    });
    const code = control(shown.box, /^One-time code/u);
    expect([code.inputMode, code.autocomplete]).toEqual(['numeric', 'one-time-code']);
    await typeText(code, 'Your Sampan code is 123 456.');
    await settle();
    expect(sentTo('/login_phone')[0]?.body).toMatchObject({ phone: '+6591234567', otp: '123456' });
    expect(errorBeside(shown.box, /^One-time code/u)).toBe('This code is wrong or has expired.');
    expect([control(shown.box, /^One-time code/u).value, $session.get()]).toEqual(['123456', null]);
    // The server asked for a minute before the next one.
    expect(buttonNamed(shown.box, /^Resend in \d+ s$/u).getAttribute('aria-disabled')).toBe('true');
    await click(buttonNamed(shown.box, /^Use a different number$/u));
    expect(control(shown.box, /^Phone number/u).value).toBe('91234567');
  });

  test('offers the five country codes; Vietnam says that it is closed', async () => {
    shown = await showPage(PhonePage, '/auth/phone', nothing);
    const country = shown.box.querySelector('select') as HTMLSelectElement;
    expect([...country.options].map((option) => option.text)).toEqual([
      'Singapore (+65)',
      'Malaysia (+60)',
      'Philippines (+63)',
      'Indonesia (+62)',
      'Vietnam (+84)',
    ]);
    await act(async () => {
      country.value = 'VN';
      country.dispatchEvent(new Event('change', { bubbles: true }));
    });
    expect(shown.box.querySelector('form')).toBeNull();
    expect(shown.box.textContent).toContain('Our service in Vietnam has closed. Please contact customer service.');
    expect(shown.box.querySelector('a[href="/maintain"]')).not.toBeNull();
  });

  test('spec 1: a sign-in of Vietnam leads to /maintain', async () => {
    const closed = () => problem(422, 'country_closed', 'Our service in Vietnam has closed.');
    shown = await showPage(SignInPage, '/auth', only('/login', closed));
    await typeText(control(shown.box, /^Email/u), 'mai@shop.example');
    await typeText(control(shown.box, /^Password/u), 'Harbour#2026');
    await submitForm(shown.box);
    await settle();
    expect(shown.path()).toBe('/maintain');
  });
});
