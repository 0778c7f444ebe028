import type { User } from '@sampan/contract';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { showPage, type ShownPage } from '#test/features/auth/auth-page.fixtures.tsx';
import { endSession, startSession } from '../../shared/session/session.store.ts';
import { Sidebar } from './sidebar.tsx';

const OWNER = {
  id: 'u1',
  name: 'Wei Ling Tan',
  email: 'wl@shop.example',
  country_code: 'SG',
  company_role: 'owner',
  invite_code: 'KAYA2026',
  rights: ['createOrder'],
} as unknown as User;

let shown: ShownPage;
// It comes when it is first shown.
beforeAll(() => import('./referral-card.tsx'));
afterEach(async () => {
  await shown.unmount();
  endSession();
});

/** The links of the sidebar for a person, each as its name and address. */
async function linksFor(person: Partial<User>): Promise<readonly (readonly [string, string])[]> {
  startSession({ token: 'token', user: { ...OWNER, ...person } });
  shown = await showPage(
    () => <Sidebar counts={undefined} />,
    '/auth',
    () => undefined,
  );
  return [...shown.box.querySelectorAll('a')].map((link) => [link.textContent?.trim() ?? '', plainAddress(link)]);
}

/** Without the quotes and escapes of this small router's own search: the console's router writes addresses plainly. */
const plainAddress = (link: Element) => decodeURIComponent(link.getAttribute('href') ?? '').replaceAll('"', '');

describe('spec 2 Sidebar', () => {
  test('has every entry of the specification, Add Order at the entry point of the creation steps', async () => {
    const links = await linksFor({});
    const wanted = [
      ['Add Order', '/orders/create_label/1+customer_address?new=true'],
      ['Home', '/home'],
      ['New', '/orders/new'],
      ['Pick-up', '/orders/pick-up'],
      ['In Transit', '/orders/in-transit'],
      ['Completed', '/orders/completed'],
      ['Cancelled', '/orders/cancelled'],
      ['COD Orders', '/orders/cod'],
      ['Order Management', '/fulfillment'],
      ['Exports', '/export'],
      ['Transaction History', '/histories'],
      ['Settings', '/settings'],
      ['Your stores', '/stores'],
      ['Orders', '/stores/orders'],
      ['Blog', '/sg/blog/guides'],
      ['FAQ', '/faq'],
      ['Help Center', '/help'],
    ];
    expect(links.filter(([name]) => wanted.some(([known]) => known === name))).toEqual(wanted);
    for (const group of ['Parcels', 'Social Media', 'Support']) expect(shown.box.textContent).toContain(group);
  });

  test('staff_ro have no Add Order', async () => {
    const links = await linksFor({ company_role: 'staff_ro', rights: [] });
    expect(links.map(([name]) => name)).not.toContain('Add Order');
    expect(links.map(([name]) => name)).toContain('New');
  });

  test.each([
    ['SG', true],
    ['MY', true],
    ['PH', false],
    ['ID', false],
    ['VN', false],
  ] as const)(
    '%s: the invite code to refer a friend with, but not in PH, ID and VN',
    async (country_code, is_shown) => {
      await linksFor({ country_code });
      await expect.poll(() => shown.box.textContent?.includes('KAYA2026')).toBe(is_shown);
    },
  );
});
