import { expectNoAxeViolations, failUntilPressed } from '@sampan/testing/browser';
import { useDemo } from '@sampan/testing/demo';
import { expect, test } from 'vitest';
import { activityLog } from '#test/features/settings/activity/activity.suite.ts';

const demo = useDemo();

activityLog(demo, 375);

test('a log that does not come says so, keeps its filters, and is asked again', async () => {
  const { page } = await demo.open({ as: 'sg', stay: true });
  await failUntilPressed(page, '**/api/v1/activity/list**', { status: 422, body: '{}' });
  await page.goto(`${demo.url}/settings/activity?group=parcels`);
  await page.getByText("We couldn't load the activity log").waitFor();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('table', { name: 'Activity log' }).waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe('?group=parcels');
});

test('is the owners’: others are not offered it', async () => {
  const { page } = await demo.open({ as: 'staff', path: '/settings' });
  await page.getByRole('navigation', { name: 'Settings' }).first().waitFor();
  await expect.poll(() => page.getByRole('link', { name: 'Activity log' }).count()).toBe(0);
});
