import type { User } from '@sampan/contract';
import { afterEach, describe, expect, test } from 'vitest';
import { click, showPage, type ShownPage } from '#test/features/auth/auth-page.fixtures.tsx';
import { endSession, startSession } from '../../shared/session/session.store.ts';
import { Header } from './header.tsx';

const OWNER = {
  id: 'u1',
  name: 'Wei Ling Tan',
  email: 'wl@shop.example',
  company_name: 'Kopi & Kaya',
  country_code: 'SG',
  company_role: 'owner',
  payment_type: 'prepaid',
  currency: 'SGD',
  balance: 12.5,
  is_admin: false,
  is_admin_logged_in: false,
  rights: ['createOrder', 'createTopUp'],
} as unknown as User;

let shown: ShownPage;
afterEach(async () => {
  await shown.unmount();
  endSession();
});

async function show(person: Partial<User>): Promise<void> {
  startSession({ token: 'token', user: { ...OWNER, ...person } });
  shown = await showPage(
    () => <Header onMenu={() => undefined} menuLabel="Menu" onSearch={() => undefined} />,
    '/auth',
    ({ path }) =>
      path === '/me/wallet_balance' ? Response.json({ balance: 12.5, held: 0, currency: 'SGD' }) : undefined,
  );
}

const linkTo = (path: string) => shown.box.querySelector(`a[href="${path}"]`)?.textContent ?? null;
const menuItems = () => [...shown.box.querySelectorAll('[role=menuitem]')].map((item) => item.textContent?.trim());

describe('spec 2 Header', () => {
  test('has the balance that leads to /histories, Top Up that leads to /home/top-up, and the country code', async () => {
    await show({});
    await expect.poll(() => linkTo('/histories')).toContain('S$ 12.50');
    expect(linkTo('/home/top-up')).toBe('Top Up');
    expect(shown.box.querySelector('.c-header__country')?.textContent).toBe('SG');
    expect(shown.box.querySelector('.c-header__country svg')).not.toBeNull();
  });

  test.each([
    ['an owner', {}, ['Settings', 'Log out']],
    ['an admin', { is_admin: true, rights: ['loginAsAdmin'] }, ['Login as', 'Settings', 'Log out']],
    ['an admin who acts for somebody', { is_admin_logged_in: true }, ['Return to my account', 'Settings', 'Log out']],
  ] as const)('the user menu of %s', async (_who, person, items) => {
    await show(person as Partial<User>);
    await click(shown.box.querySelector<HTMLElement>('[aria-label="Account menu"]') ?? shown.box);
    expect(menuItems()).toEqual(items);
    expect(shown.box.querySelector('.c-user')?.textContent).toBe('Wei Ling Tanwl@shop.example');
  });
});
