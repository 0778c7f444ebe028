import { expectFits, expectNoAxeViolations } from '@sampan/testing/browser';
import { useDemo } from '@sampan/testing/demo';
import { expect, test } from 'vitest';

const demo = useDemo({ own: true });

test('look-v2 3: a parcel that nobody took is booked for another day in two presses, and taken back', async () => {
  const { page, errors } = await demo.open({ as: 'sg', path: '/orders/in-transit?problem=true' });
  const row = page.locator('tbody tr').filter({ hasText: 'Delivery attempt failed' }).first();
  await row.locator('.c-parcel__link').click();
  const drawer = page.getByRole('dialog', { name: /Parcel SP-/u });
  const problem = drawer.getByRole('region', { name: 'Delivery attempt failed' });
  const book = problem.getByRole('button', { name: /^Book \w{3} \d+ \w{3}, 6:00 PM - 9:00 PM$/u });
  await book.waitFor();
  expect(await problem.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toMatch(
    /^https:\/\/wa\.me\/65\d{8}$/u,
  );
  await expectFits(page);
  await expectNoAxeViolations(page);

  await book.click();
  await drawer.getByText(/^Another delivery: \w{3} \d+ \w{3}, 6:00 PM - 9:00 PM$/u).waitFor();
  await drawer.getByText('Booked by Rachel Tan Hui Min', { exact: true }).waitFor();
  await expectNoAxeViolations(page);
  await drawer.getByRole('button', { name: 'Withdraw booking' }).click();
  await book.waitFor();
  expect(errors).toEqual([]);
});
