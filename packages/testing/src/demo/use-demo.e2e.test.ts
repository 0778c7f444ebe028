import { describe, expect, test } from 'vitest';
import { expectFits } from '../layout.ts';
import { useDemo } from './use-demo.ts';

const demo = useDemo();

describe('pages of the demo', () => {
  test('a page comes signed in, where it was asked for', async () => {
    const { page, errors } = await demo.open({ as: 'sg', path: '/settings/company' });
    await page.getByRole('heading', { name: 'Company' }).first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/settings/company');
    expect(errors).toEqual([]);
  });

  test('nothing of the test before is left on it', async () => {
    const first = await demo.open({ as: 'my' });
    await first.page.route('**/api/v1/me', (route) => route.abort());
    await first.page.evaluate(() => localStorage.setItem('left', 'over'));
    const second = await demo.open({});
    expect(await second.page.evaluate(() => Object.keys(localStorage))).not.toContain('left');
    expect(second.page).not.toBe(first.page);
  });

  test('what would stay with a warm page is refused, and a fresh one may have it', async () => {
    const { page } = await demo.open();
    expect(() => page.addInitScript('1')).toThrow('fresh: true');
    const own = await demo.open({ fresh: true, stay: true });
    await own.page.addInitScript('window.mine = 1');
    await own.page.goto(demo.url);
    expect(await own.page.evaluate('window.mine')).toBe(1);
  });

  test('a page that scrolls sideways is told, with what sticks out', async () => {
    const { page } = await demo.open({ as: 'sg', path: '/settings/company' });
    await page.getByRole('heading', { name: 'Company' }).first().waitFor();
    await expectFits(page);
    await page.evaluate(() => {
      const wide = document.createElement('div');
      wide.className = 'too-wide';
      wide.style.width = '1300px';
      wide.style.height = '10px';
      document.body.append(wide);
    });
    await expect(expectFits(page)).rejects.toThrow('div.too-wide');
    expect(page.viewportSize()?.width).toBe(1280);
  });

  test.each(['SG', 'MY', 'PH', 'ID'] as const)('a company of one’s own in %s', async (country) => {
    const owner = await demo.newCompany({ country, money: 10_000, company_name: `Own in ${country}` });
    const { balance } = await owner.api.call<{ balance: number }>('GET', '/api/v1/me/wallet_balance');
    expect(balance).toBeGreaterThanOrEqual(10_000);
    const { page, errors } = await demo.open({ as: owner, path: '/orders/create_label/1+customer_address?new=true' });
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.locator('.c-header').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(errors).toEqual([]);
  });
});
