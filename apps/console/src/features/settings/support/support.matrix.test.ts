import { expectFits, expectNoAxeViolations } from '@sampan/testing/browser';
import { useDemo } from '@sampan/testing/demo';
import { expect, test } from 'vitest';

const demo = useDemo({ own: true });

test('a request is written, answered at the desk, found by the bell and replied to', async () => {
  const { page, errors } = await demo.open({ as: 'sg', path: '/settings/support' });
  await page.getByText('No requests yet').waitFor();
  await page.getByLabel('Subject').fill('Pick-up on Saturdays');
  await page.getByLabel('Content').fill('Do you pick up on Saturdays?\nWe pack until noon.');
  await expectFits(page);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByRole('heading', { level: 1, name: /^Pick-up on Saturdays/u }).waitFor();

  const desk = await demo.open({ as: 'admin', path: '/operator/support' });
  await desk.page.getByRole('link', { name: /^Pick-up on Saturdays/u }).click();
  await desk.page.getByText('We pack until noon.').waitFor();
  await desk.page.getByLabel('Your answer').fill('Yes, until 2 pm.');
  await expectFits(desk.page);
  await expectNoAxeViolations(desk.page);
  await desk.page.getByRole('button', { name: 'Send answer' }).click();
  await desk.page.getByRole('heading', { level: 2, name: /Answered$/u }).waitFor();

  await page.reload();
  await page.getByRole('button', { name: /unread notification/u }).click();
  await page.getByText('Sampan answered you').waitFor();
  await page.getByRole('link', { name: 'Read answer' }).click();
  await page.getByText('Yes, until 2 pm.').waitFor();
  await expectFits(page);
  await expectNoAxeViolations(page);
  await page.getByLabel('Your reply').fill('Thank you.');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await page.getByRole('heading', { level: 1, name: /Open$/u }).waitFor();
  await page.getByRole('button', { name: 'Close request' }).click();
  await page.getByRole('heading', { level: 1, name: /Closed$/u }).waitFor();
  expect([...errors, ...desk.errors]).toEqual([]);
});
