import { afterEach, expect, test } from 'vitest';
import { showPage, type ShownPage } from '#test/features/auth/auth-page.fixtures.tsx';
import { CustomerPage } from './customer.page.tsx';

let shown: ShownPage;
afterEach(() => shown.unmount());

test('spec 2: /customer alone says where the link to confirm an address is', async () => {
  shown = await showPage(CustomerPage, '/auth', () => undefined);
  expect(shown.box.querySelector('h1')?.textContent).toBe('Confirm your address');
  expect(shown.box.textContent).toContain('Open the link in the email or text message');
});
