import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  buttonNamed,
  click,
  elapse,
  problem,
  showPage,
  type ShownPage,
} from '#test/features/auth/auth-page.fixtures.tsx';
import { ResendButton } from './resend-button.tsx';
import { useApi } from '../api/services.tsx';

let shown: ShownPage;
beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  await shown.unmount();
  vi.useRealTimers();
});

let not_before: number | undefined;

function Page() {
  const api = useApi();
  return <ResendButton send={() => api.resendMyMailVerification()} not_before={not_before} />;
}

const label = () => shown.box.querySelector('button')?.textContent ?? '';
const sent = () => shown.asked.filter(({ path }) => path === '/me/resend_mail_verification').length;

describe('spec 4 Email verification modal: the resend label', () => {
  test('goes Resend, Resending, after about 1.5 s Resent, and back to Resend after 3 s', async () => {
    shown = await showPage(Page, '/auth', () => Response.json({ success: true }));
    expect(label()).toBe('Resend');
    await click(buttonNamed(shown.box, /Resend/u));
    expect(label()).toBe('Resending');
    await elapse(1_400);
    expect(label()).toBe('Resending');
    await elapse(200);
    expect(label()).toBe('Resent');
    await elapse(2_800);
    expect(label()).toBe('Resent');
    await elapse(200);
    expect(label()).toBe('Resend');
    expect(sent()).toBe(1);
  });

  test('Resend is blocked while sending, and free again afterwards', async () => {
    shown = await showPage(Page, '/auth', () => Response.json({ success: true }));
    const button = buttonNamed(shown.box, /Resend/u);
    await click(button);
    await click(button);
    await elapse(1_000);
    await click(button);
    expect([sent(), button.getAttribute('aria-disabled')]).toEqual([1, 'true']);
    await elapse(600);
    await click(button);
    expect([sent(), label()]).toEqual([2, 'Resending']);
    await elapse(1_600);
    expect(label()).toBe('Resent');
  });

  test('does not say Resent before the server did, and a refusal leads back with how long to wait', async () => {
    let answer: (response: Response) => void = () => undefined;
    shown = await showPage(Page, '/auth', () => new Promise<Response>((resolve) => (answer = resolve)));
    await click(buttonNamed(shown.box, /Resend/u));
    await elapse(5_000);
    expect(label()).toBe('Resending');
    answer(problem(429, 'rate_limited', 'Too many requests. Wait a moment and try again.', { retry_after_s: 840 }));
    await elapse(10);
    expect(label()).toBe('Resend');
    expect(shown.box.querySelector('[role=alert]')?.textContent).toBe('Too many attempts. Try again in 14 minutes.');
  });

  test('waits as long as the server asked, counting down', async () => {
    not_before = Date.now() + 30_000;
    shown = await showPage(Page, '/auth', () => Response.json({ success: true }));
    const button = shown.box.querySelector('button') as HTMLButtonElement;
    expect(label()).toBe('Resend in 30 s');
    await click(button);
    await elapse(10_000);
    expect([label(), sent()]).toEqual(['Resend in 20 s', 0]);
    await elapse(20_500);
    expect(label()).toBe('Resend');
    await click(button);
    expect(sent()).toBe(1);
    not_before = undefined;
  });
});
