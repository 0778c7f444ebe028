import { useDemo } from '@sampan/testing/demo';
import { expect, test } from 'vitest';

const demo = useDemo();

test('spec 2 Layout: /{country}/home is Home, /home/top-up opens top-up, the box of the header the tracking, and the menu of a phone toggles', async () => {
  const { page, errors } = await demo.open({ as: 'sg', stay: true });
  // Spec 9 Pagination: the first load of the dashboard is page 1, 10 per page, status new.
  await Promise.all([
    page.waitForRequest(/\/order\/list\?page=1&per_page=10&status=new$/u),
    page.goto(`${demo.url}/sg/home`),
  ]);
  await page.waitForURL('**/home');
  await page.getByRole('banner').getByRole('link', { name: 'Top Up' }).click();
  await page.waitForURL('**/home/top-up');
  // This company has no card: it is asked first.
  const top_up = page.getByRole('alertdialog', { name: 'Confirm Action' });
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

test('the first list asks for nothing before its rows but what the server named with the page, and for what surrounds it after', async () => {
  const { page, errors } = await demo.open({ as: 'sg', path: '/help/none', fresh: true });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const listed = page.waitForResponse((response) => response.url().includes('/order/list'));
  const answer = await page.goto(`${demo.url}/orders/new`);
  const named = `${(await answer?.headerValue('link')) ?? ''} ${(await answer?.text()) ?? ''}`;
  await (await listed).finished();
  const code = asked.filter((path) => /\.(?:js|css)$/u.test(path));
  expect(code.length).toBeGreaterThan(8);
  expect(code.filter((path) => !named.includes(path))).toEqual([]);
  expect(asked.length).toBeLessThanOrEqual(30);
  // Its rows are on their way before the page that shows them is drawn and asks for the rest.
  expect(asked.find((path) => path.startsWith('/api/'))).toBe('/api/v1/order/list');
  // Its name says how many are unread once that is known.
  await page.getByRole('button', { name: /notifications$/iu }).waitFor();
  expect(asked.some((path) => path.includes('/assets/layout-'))).toBe(true);
  expect(errors).toEqual([]);
});

test('the sign-in page asks for nothing of the console until somebody is in a field, but the rules of its fields and their sentences', async () => {
  const { page, errors } = await demo.open({ path: '/help/none', fresh: true });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const answer = await page.goto(`${demo.url}/auth/sign-in`);
  const named = `${(await answer?.headerValue('link')) ?? ''} ${(await answer?.text()) ?? ''}`;
  await page.getByLabel('Email').waitFor();
  const later = () =>
    asked
      .filter((path) => /\.(?:js|css)$/u.test(path) && !named.includes(path))
      // A hash may hold a dash itself.
      .map((path) => path.replace(/-[\w-]{8}\.\w+$/u, ''))
      .toSorted();
  // They are asked for when the page is at rest, which on a busy machine is later than the network is.
  await expect.poll(later).toEqual(['/assets/check', '/assets/fields']);
  await page.waitForLoadState('networkidle');
  expect(later()).toEqual(['/assets/check', '/assets/fields']);

  const console_asked = page.waitForRequest((request) => request.url().includes('/assets/console-'));
  await page.getByLabel('Email').focus();
  await console_asked;
  expect(errors).toEqual([]);
});
