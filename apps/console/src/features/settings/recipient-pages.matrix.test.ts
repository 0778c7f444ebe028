import { endpoints, SERVICE_BASES, type Endpoint } from '@sampan/contract';
import { expectFits, expectNoAxeViolations } from '@sampan/testing/browser';
import { useDemo } from '@sampan/testing/demo';
import { expect, test } from 'vitest';

const demo = useDemo({ own: true });

async function call<Answer>({ service, path, method }: Endpoint, token: string, query = ''): Promise<Answer> {
  const answer = await fetch(`${demo.url}${SERVICE_BASES[service]}${path}${query}`, {
    method,
    headers: { Authorization: `Bearer ${token}` },
  });
  return (await answer.json()) as Answer;
}

test('an owner saves the brand of the pages; a recipient sees it by day and by night, and nothing moves', async () => {
  const { page, errors } = await demo.open({ as: 'sg', path: '/settings/recipient-pages' });
  await page.getByLabel('Show my brand on these pages').check();
  // Too light to read on white, and too dark to read at night: both are mended.
  await page.getByRole('textbox', { name: 'Colour', exact: true }).fill('#ffd60a');
  await page.getByLabel('Email for buyers').fill('hello@kopi.example');
  await page.getByLabel('Return policy').fill('Unopened jars within 14 days.');
  await expectFits(page);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('User setting updated').waitFor();

  const { token } = await demo.signIn('sg');
  const parcels = await call<{ records: { label: { tracking_code: string } }[] }>(
    endpoints.listTrackPackage,
    token,
    '?status=in_transit&page=1&per_page=1',
  );
  const path = `/t/${parcels.records[0]?.label.tracking_code ?? ''}`;
  for (const theme of ['light', 'dark'] as const) {
    for (const width of [375, 1280]) {
      const recipient = await demo.open({ fresh: true, stay: true, theme, width });
      await recipient.page.addInitScript(() => {
        const seen = globalThis as typeof globalThis & { moved: number };
        seen.moved = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) seen.moved += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await recipient.page.goto(`${demo.url}${path}`);
      await recipient.page.getByRole('heading', { name: 'Package history' }).waitFor();
      const moved = await recipient.page.evaluate(() => (globalThis as typeof globalThis & { moved: number }).moved);
      expect([theme, width, moved <= 0.02]).toEqual([theme, width, true]);
      await recipient.page.getByRole('link', { name: 'hello@kopi.example' }).waitFor();
      await recipient.page.getByText('Unopened jars within 14 days.').waitFor();
      await expectFits(recipient.page);
      await expectNoAxeViolations(recipient.page);
      // A word to the driver needs no script: what cannot be a proof comes back with its reason, where the eye is.
      await recipient.page.getByLabel('Last four digits of your phone').fill('none');
      await recipient.page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
      await recipient.page.getByText('Enter the last four digits of your phone number').waitFor();
      await expect
        .poll(() => recipient.page.evaluate(() => document.activeElement?.getAttribute('name')))
        .toBe('proof');
      await expectFits(recipient.page);
      await expectNoAxeViolations(recipient.page);
      expect(recipient.errors).toEqual([]);
    }
  }
  expect(errors).toEqual([]);
});
