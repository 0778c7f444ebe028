import { expectFits, expectNoAxeViolations } from '@sampan/testing/browser';
import { useDemo } from '@sampan/testing/demo';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  expectAcceptance,
  expectDispute,
  openMoreAdjustments,
  PHOTO,
} from '#test/features/adjustments/answer-adjustment.steps.fixtures.ts';

const demo = useDemo({ own: true });
beforeAll(() => openMoreAdjustments(demo, 'ID'));

/** A machine that builds and tests at once. */
const SLOW = { timeout: 20_000 };

/** Digits of an amount, whatever separates them; the sign counts. */
const minorOf = (text: string) => Number(`${text.includes('-') ? '-' : ''}${text.replaceAll(/\D/gu, '')}`);

describe('adjustments (spec 3 actual_weight, volume_weight)', () => {
  test('the list, its sums, and one that is open with its photo', async () => {
    const { page, errors } = await demo.open({ as: 'sg', path: '/histories/adjustments', width: 375 });
    const table = page.getByRole('table', { name: 'Adjustments' });
    await table.waitFor();
    await expectFits(page);
    // Each state's card is the sum of what a click on it lists.
    for (const state of ['Needs response', 'Disputed', 'Charged', 'Credited']) {
      const card = page.getByRole('button', { name: new RegExp(`^${state}`, 'u') });
      await card.click();
      await page.locator('.c-adjustments__sum').waitFor();
      await expect.poll(() => card.getAttribute('aria-pressed'), SLOW).toBe('true');
      const said = minorOf((await card.locator('strong').textContent()) ?? '');
      const listed = async () =>
        (await table.locator('tbody td.s-table__end').allTextContents()).reduce(
          (total, amount) => total + minorOf(amount),
          0,
        );
      await expect.poll(listed, SLOW).toBe(said);
      await card.click();
      await expect.poll(() => card.getAttribute('aria-pressed'), SLOW).toBe('false');
    }
    await expectNoAxeViolations(page);
    await page.getByRole('row').filter({ hasText: 'Needs response' }).getByRole('link').click();
    await page.getByText('Both prices use the rate card').waitFor();
    const photo = page.getByRole('button', { name: 'Photo 1 of 1' }).locator('img');
    await photo.scrollIntoViewIfNeeded();
    await expect
      .poll(() => photo.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0), SLOW)
      .toBe(true);
    await expectFits(page);
    await expectNoAxeViolations(page);
    expect(errors).toEqual([]);
  });

  test('a dispute needs a reason, keeps what was typed, and is upheld by Sampan; then it is charged', async () => {
    const { page, errors } = await demo.open({ as: 'sg', path: '/histories/adjustments?state=open' });
    await page.getByRole('table', { name: 'Adjustments' }).getByRole('link').first().click();
    await page.getByRole('button', { name: 'Dispute', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Submit dispute' }).click();
    await dialog.getByText('Reason is required').waitFor();
    const reason = dialog.getByRole('textbox', { name: 'Reason' });
    await expect.poll(() => reason.evaluate((field) => field === document.activeElement)).toBe(true);
    await reason.fill('Our scale says 7.5 kg.');
    await dialog.locator('input[type=file]').setInputFiles(PHOTO);
    await dialog.getByText('scale.png').waitFor();
    await expectNoAxeViolations(page, { include: ['dialog[open]'] });
    await dialog.getByRole('button', { name: 'Submit dispute' }).click();
    await page.getByText("You won't be charged while Sampan reviews it").first().waitFor();
    const link = page.url().split('/').at(-1) ?? '';

    const back_office = await demo.open({ as: 'admin', path: `/operator/adjustments/${link}` });
    await back_office.page.getByText('Our scale says 7.5 kg.').waitFor();
    await back_office.page.getByRole('button', { name: 'Uphold and charge' }).click();
    await back_office.page.getByText('Note to the merchant is required').waitFor();
    await back_office.page
      .getByRole('textbox', { name: 'Note to the merchant' })
      .fill('The photo of the hub is clear.');
    await back_office.page.getByRole('button', { name: 'Uphold and charge' }).click();
    await back_office.page.getByText('upheld the adjustment').waitFor();
    await page.reload();
    await page.getByText('The photo of the hub is clear.').waitFor();
    expect([errors, back_office.errors]).toEqual([[], []]);
  });

  test("the operator imports a courier's file: the report names row, column and reason", async () => {
    const { page, errors } = await demo.open({ as: 'admin', path: '/operator/adjustments', width: 375 });
    await page.getByRole('button', { name: 'Import file' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Import', exact: true }).click();
    await dialog.getByText('Select a courier and a file.').waitFor();
    const csv = 'reference,tracking_code,weight_kg\nA-1,SMPME99999999999,2\nA-2,SMPME99999999999,two\n';
    const file = { name: 'weighings.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
    await dialog.locator('input[type=file]').setInputFiles(file);
    await dialog.getByRole('combobox', { name: 'Courier' }).selectOption({ label: 'Merlion Express' });
    await dialog.getByRole('button', { name: 'Import', exact: true }).click();
    await dialog.getByText('Row 3 · weight_kg: Enter a weight in kg above 0 and up to 1000').waitFor();
    await dialog.getByText('Row 2 · tracking_code: No label has this tracking number').waitFor();
    await expectNoAxeViolations(page, { include: ['dialog[open]'] });
    expect(errors).toEqual([]);
  });
});

/** The same in five currencies: answer-adjustment.matrix.test.ts. */
describe('an adjustment is answered', () => {
  const path = '/histories/adjustments?state=open';

  test('accepted: its evidence is there, exactly its amount leaves the wallet, and the history leads back to it', async () => {
    const { page, errors } = await demo.open({ as: 'id', path, width: 375 });
    await expectAcceptance({ page, url: demo.url, country: 'ID' });
    expect(errors).toEqual([]);
  });

  test('disputed: a reason is needed, a failure keeps what was typed, nothing is charged, the photo stands with it', async () => {
    const { page } = await demo.open({ as: 'id', path, width: 375 });
    await expectDispute({ page, url: demo.url, country: 'ID' });
  });
});
