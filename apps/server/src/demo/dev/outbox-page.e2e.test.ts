import { expectFits, expectNoAxeViolations } from '@sampan/testing/browser';
import { useDemo } from '@sampan/testing/demo';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeOutbox } from '../../platform/outbox/write-outbox.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { composeMail } from '../../platform/messaging/index.ts';

const demo = useDemo();
let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
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
afterAll(() => app.close());

describe('/dev/outbox in a browser', () => {
  test('fits, in the light and in the dark, and everyone can use it', async () => {
    const { page } = await demo.open({ stay: true, width: 375 });
    await page.route('http://sampan.test/**', async (route) => {
      const response = await app.app.request(route.request().url());
      await route.fulfill({
        status: response.status,
        headers: Object.fromEntries(response.headers),
        body: await response.text(),
      });
    });
    await page.goto('http://sampan.test/dev/outbox');
    await expectFits(page, [320, 375, 1280], () => expectNoAxeViolations(page));
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNoAxeViolations(page);
    await page.getByLabel('Email or phone').fill('+6591234567');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect.poll(() => page.getByRole('article').count()).toBe(1);
    await page.goto('http://sampan.test/dev/outbox');
    await page.getByRole('link', { name: 'Preview email' }).click();
    await expect.poll(() => page.getByRole('link', { name: 'Confirm' }).count()).toBe(1);
  });
});
