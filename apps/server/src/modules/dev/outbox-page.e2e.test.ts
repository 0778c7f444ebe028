import { expectNoAxeViolations, launchBrowser, newPage } from '@sampan/testing/browser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeOutbox } from '../../kernel/outbox/write-outbox.ts';
import { openTestApp, type TestApp } from '../../test-app.fixtures.ts';
import { composeMail } from '../notification/index.ts';

let app: TestApp;
let browser: Awaited<ReturnType<typeof launchBrowser>>;

beforeAll(async () => {
  [app, browser] = await Promise.all([openTestApp(), launchBrowser()]);
  const write = (payload: Record<string, unknown>) =>
    writeOutbox(app.ctx, { topic: 'mail', company_id: null, payload });
  await write({ channel: 'sms', to: '+6591234567', text: 'Confirm: https://ship.example/c/1' });
  await write(
    composeMail({
      to: 'maria.cristina.dela.cruz.santos.of.dasmarinas@example.test',
      subject: 'Please confirm your address: Blk 7 Lot 12 Phase 3, San Antonio de Padua',
      lines: ['Habi Home Weaves asks whether this is right.', { label: 'Confirm', url: 'https://ship.example/c/2' }],
    }),
  );
});
afterAll(() => Promise.all([browser.close(), app.close()]));

describe('/dev/outbox in a browser', () => {
  test.each([
    [375, 'light'],
    [320, 'dark'],
    [1280, 'light'],
    [1280, 'dark'],
  ] as const)('%i px, %s: fits, and everyone can use it', async (width, theme) => {
    const page = await newPage(browser, { width, theme });
    await page.route('http://sampan.test/**', async (route) => {
      const response = await app.app.request(route.request().url());
      await route.fulfill({
        status: response.status,
        headers: Object.fromEntries(response.headers),
        body: await response.text(),
      });
    });
    await page.goto('http://sampan.test/dev/outbox');
    await expectNoAxeViolations(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await page.getByLabel('Email or phone').fill('+6591234567');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect.poll(() => page.getByRole('article').count()).toBe(1);
    await page.goto('http://sampan.test/dev/outbox');
    await page.getByRole('link', { name: 'Show the mail as it looks' }).click();
    await expect.poll(() => page.getByRole('link', { name: 'Confirm' }).count()).toBe(1);
    await page.context().close();
  });
});
