import { collectPageErrors } from '@sampan/testing/browser';
import { useDemo } from '@sampan/testing/demo';
import { expect, test } from 'vitest';

const demo = useDemo();

test('the console installs as an app: offline it says so, comes back by itself, and forgets all of it at sign-out', async () => {
  const { page } = await demo.open({ as: 'sg', path: '/orders/new', context: { serviceWorkers: 'allow' } });
  const context = page.context();
  // What an installation needs: each icon is of the size that it says.
  const manifest = (await (await page.request.get(`${demo.url}/app.webmanifest`)).json()) as {
    start_url: string;
    icons: { src: string; sizes: string; type: string }[];
  };
  expect(manifest.start_url).toBe('/home');
  for (const { src, sizes, type } of manifest.icons.filter((icon) => icon.type === 'image/png')) {
    const answer = await page.request.get(`${demo.url}${src}`);
    const bytes = await answer.body();
    expect([answer.headers()['content-type'], `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`]).toEqual([
      type,
      sizes,
    ]);
  }
  const kept = () =>
    page.evaluate(async () =>
      (await (await caches.open('sampan-offline')).keys()).map(({ url }) => new URL(url).pathname).toSorted(),
    );
  const isControlled = () => page.evaluate(() => navigator.serviceWorker.controller !== null);
  await page.getByRole('table').first().waitFor();
  await expect.poll(isControlled, { timeout: 20_000 }).toBe(true);
  // No answer of the API is among it.
  await expect.poll(kept).toEqual(['/favicon.svg', '/offline', '/offline.css', '/offline.js', '/theme.js']);

  await context.setOffline(true);
  await page.reload();
  await page.getByRole('heading', { name: 'No connection' }).waitFor();
  expect(await page.locator('#seen').innerText()).toMatch(/^Last updated: \d\d\.\d\d\.\d{4}, \d\d:\d\d [ap]m$/u);
  expect(await page.locator('body').innerText()).not.toContain('SP-');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'No connection' }).waitFor();
  // Pages for visitors are no part of it.
  const other = await context.newPage();
  await expect(other.goto(`${demo.url}/t/SMP1`)).rejects.toThrow(/DISCONNECTED/u);
  await other.close();
  await context.setOffline(false);
  const errors = collectPageErrors(page);
  await page.getByRole('table').first().waitFor({ timeout: 20_000 });

  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.waitForURL(/\/auth/u);
  const left = () =>
    page.evaluate(async () => [
      await caches.keys(),
      (await navigator.serviceWorker.getRegistrations()).length,
      localStorage.getItem('sampan.updated_at'),
    ]);
  await expect.poll(left, { timeout: 15_000 }).toEqual([[], 0, null]);
  expect(errors).toEqual([]);
});
