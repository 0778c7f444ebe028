import { useDemo } from '@sampan/testing/demo';
import { expect, test } from 'vitest';

const demo = useDemo();

test('spec 2 Layout: /{country}/home is Home, /home/top-up opens top-up, the box of the header the tracking, and the menu of a phone toggles', async () => {
  const { page, errors } = await demo.open({ as: 'sg', path: '/sg/home' });
  await page.waitForURL('**/home');
  await page.getByRole('banner').getByRole('link', { name: 'Top Up' }).click();
  await page.waitForURL('**/home/top-up');
  const top_up = page.getByRole('dialog', { name: 'Top Up your balance' });
  await top_up.waitFor();
  await page.keyboard.press('Escape');
  await top_up.waitFor({ state: 'detached' });

  const box = page.getByRole('banner').getByRole('textbox', { name: 'Track' });
  await box.fill('SMPME00000000010');
  await box.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Track' });
  await panel.getByText('SMPME00000000010').first().waitFor();
  const contact = panel.getByRole('link', { name: 'Contact' });
  expect(await contact.getAttribute('href')).toMatch(/^mailto:/u);
  expect(await panel.getByRole('link', { name: 'Call Driver' }).count()).toBe(0);
  await panel.getByRole('button', { name: 'Close' }).click();
  await panel.waitFor({ state: 'detached' });

  await page.setViewportSize({ width: 375, height: 812 });
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect.poll(() => menu.count()).toBe(0);
  await page.getByRole('navigation', { name: 'Menu', exact: true }).getByRole('button', { name: 'More' }).click();
  await menu.getByRole('link', { name: 'COD Orders' }).waitFor();
  await page.getByRole('button', { name: 'Close menu' }).click();
  await expect.poll(() => menu.count()).toBe(0);
  expect(errors).toEqual([]);
});
