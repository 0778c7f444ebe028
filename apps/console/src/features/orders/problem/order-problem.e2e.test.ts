import { expectFits, expectNoAxeViolations } from '@sampan/testing/browser';
import { useDemo } from '@sampan/testing/demo';
import { expect, test } from 'vitest';

const demo = useDemo({ own: true });

test('look-v2 3: a parcel that nobody took is booked, returned or sent to another door in two presses, and taken back', async () => {
  const { page, errors } = await demo.open({ as: 'sg', path: '/orders/in-transit?problem=true' });
  // What somebody has to decide first stands first.
  await page.getByRole('columnheader', { name: 'Decide by' }).waitFor();
  const row = page.locator('tbody tr').filter({ hasText: 'Delivery attempt failed' }).first();
  await row.getByRole('link', { name: /^Try again: SP-/u }).click();
  const drawer = page.getByRole('dialog', { name: /Parcel SP-/u });
  const problem = drawer.getByRole('region', { name: 'Delivery attempt failed' });
  const book = problem.getByRole('button', { name: /^Book \w{3} \d+ \w{3}, 6:00 PM - 9:00 PM$/u });
  await book.waitFor();
  await problem.getByText(/^Decide by \w{3} \d+ \w{3}\. After that the courier goes ahead/u).waitFor();
  await expect
    .poll(() => problem.getByRole('link', { name: 'WhatsApp' }).getAttribute('href'))
    .toMatch(/^https:\/\/wa\.me\/65\d{8}$/u);
  await expectFits(page);
  await expectNoAxeViolations(page);

  await book.click();
  await drawer.getByText(/^Another delivery: \w{3} \d+ \w{3}, 6:00 PM - 9:00 PM$/u).waitFor();
  await drawer.getByText('By Rachel Tan Hui Min', { exact: true }).waitFor();
  await drawer.getByText(/^Another delivery booked: [\d.]+, 6:00 PM - 9:00 PM · Rachel Tan Hui Min$/u).waitFor();
  await expectNoAxeViolations(page);
  await drawer.getByRole('button', { name: 'Withdraw' }).click();
  await book.waitFor();

  await problem.getByRole('radio', { name: /^Correct the address/u }).check();
  const street = problem.getByRole('textbox', { name: /^Street/u });
  await street.fill('');
  await problem.getByRole('button', { name: 'Send the new address' }).click();
  await problem.getByText('Street is required').waitFor();
  await expectNoAxeViolations(page);

  await problem.getByRole('radio', { name: /^Return it to me/u }).check();
  await problem.getByRole('button', { name: 'Return for S$ 2.57' }).click();
  await drawer.getByText('Return to you: S$ 2.57', { exact: true }).waitFor();
  await drawer.getByRole('button', { name: 'Withdraw' }).click();
  await book.waitFor();
  expect(errors).toEqual([]);
});

test('look-v2 3: a lost parcel is claimed, approved at the desk and paid', async () => {
  const { page, errors } = await demo.open({ as: 'sg', path: '/orders/in-transit?problem=true' });
  await page.locator('tbody tr').filter({ hasText: 'Lost' }).first().locator('.c-parcel__link').click();
  const drawer = page.getByRole('dialog', { name: /Parcel SP-/u });
  const problem = drawer.getByRole('region', { name: 'Lost' });
  // What is not possible stays and says why; what is possible is chosen.
  await problem.getByRole('radio', { name: /^Try again/u, disabled: true }).waitFor();
  const value = problem.getByRole('textbox', { name: /^Value of the goods/u });
  await value.fill('');
  await problem.getByRole('button', { name: /^Open claim for/u }).click();
  await problem.getByText('Value of the goods is required').waitFor();
  await value.fill('25');
  await problem.getByRole('textbox', { name: /^What happened/u }).fill('A mug and a tea pot');
  await expectFits(page);
  await expectNoAxeViolations(page);
  await problem.getByRole('button', { name: 'Open claim for S$ 25.00' }).click();
  await problem.getByText('Claim sent', { exact: true }).waitFor();
  await problem.getByText('A mug and a tea pot', { exact: true }).waitFor();
  await expectNoAxeViolations(page);

  const desk = await demo.open({ as: 'admin', path: '/operator/claims' });
  await desk.page.getByRole('link', { name: /^SP-/u }).first().click();
  await desk.page.getByText('A mug and a tea pot', { exact: true }).waitFor();
  const approve = desk.page.getByRole('button', { name: 'Approve claim' });
  await approve.click();
  await desk.page.getByText('Note to the merchant is required').waitFor();
  await desk.page.getByLabel('Paid by (date)').fill('2099-12-24');
  await desk.page.getByLabel(/^Note to the merchant/u).fill('The courier found no trace.');
  await expectFits(desk.page);
  await expectNoAxeViolations(desk.page);
  await approve.click();
  await desk.page.getByRole('button', { name: 'Pay S$ 25.00' }).click();
  await desk.page.getByText(/^Claim paid · Lost/u).waitFor();
  expect([...errors, ...desk.errors]).toEqual([]);
});
