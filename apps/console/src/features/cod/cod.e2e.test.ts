import { expectFits, expectNoAxeViolations } from '@sampan/testing/browser';
import { useDemo } from '@sampan/testing/demo';
import { describe, expect, test } from 'vitest';

const demo = useDemo({ own: true });

describe('COD Orders (spec 2 Sidebar, /orders/cod)', () => {
  test('amounts by state, each a filter of the list, and the way of a parcel’s cash', async () => {
    const { page, errors } = await demo.open({ as: 'ph', path: '/orders/cod' });
    const totals = page.getByRole('region', { name: 'Cash on delivery by status' });
    // Six stages in the order in which the money travels (look-v2 12).
    const names = totals.locator('.c-cod-stage__name');
    await expect
      .poll(() => names.allTextContents())
      .toEqual(['Not shipped', 'Expected', 'With courier', 'Settled', 'Ready for payout', 'Paid out']);
    await expectFits(page);
    const listed = page.waitForResponse((answer) => /\/order\/list.*payable/u.test(answer.url()));
    await totals.getByRole('link', { name: /^Ready for payout/u }).click();
    await page.waitForURL('**/orders/cod?cash=payable');
    const payable = totals.getByRole('link', { name: /^Ready for payout/u });
    const countOf = async (stage: RegExp) =>
      totals.getByRole('link', { name: stage }).locator('[data-count]').textContent();
    // The strip keeps every stage while the list shows one.
    await expect.poll(() => countOf(/^Ready for payout/u), { timeout: 20_000 }).toMatch(/^[1-9]\d* parcels?$/u);
    await expect.poll(() => countOf(/^Expected/u)).toMatch(/^[1-9]\d* parcels?$/u);
    await expect.poll(() => payable.getAttribute('aria-current')).toBe('true');
    // The list of before stands, busy, until this one is there.
    await listed;
    await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0);
    await page
      .getByText(/^SP-\d{6}$/u)
      .first()
      .click();
    const drawer = page.getByRole('dialog');
    const way = drawer.getByRole('list', { name: 'Cash on delivery' });
    await way.waitFor();
    for (const step of ['Expected', 'With courier', 'Settled', 'Ready for payout'])
      await expect.poll(() => way.getByText(step, { exact: true }).count()).toBe(1);
    await expectNoAxeViolations(page);
    expect(errors).toEqual([]);
  });

  test('a cancellation says what becomes of the cash (spec 3 isCancelCOD)', async () => {
    const { page } = await demo.open({ as: 'ph', path: '/orders/cod?cash=expected' });
    const ready = page.getByRole('row').filter({ hasText: 'Ready to ship' }).first();
    await ready.getByText(/^SP-\d{6}$/u).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel parcel' }).click();
    const said = page.getByText(/The courier won't collect ₱/u);
    await said.waitFor();
    await expect.poll(() => said.textContent()).toContain('No cash has been collected');
  });

  test('settlements leave as PDF and CSV', async () => {
    const { page } = await demo.open({ as: 'ph', path: '/orders/cod', width: 375 });
    await page.getByRole('button', { name: 'Settlements' }).click();
    const pdf = page.getByRole('button', { name: /^Download PDF: RM-/u }).first();
    await pdf.waitFor();
    const [file] = await Promise.all([
      page.waitForResponse((answer) => /\/cod\/settlement\/[0-9a-f-]{36}\/download/u.test(answer.url())),
      pdf.click(),
    ]);
    expect(((await file.json()) as { link: string }).link).toMatch(/^\/api\/files\/papers\/.*\.pdf$/u);
    await expectFits(page);
  });
});

describe('the desk of remittances', () => {
  test('a file is reported before anything is settled, then settled', async () => {
    const { page, errors } = await demo.open({ as: 'admin', path: '/operator/remittances', width: 375 });
    await page.getByRole('button', { name: 'Check file' }).click();
    await page.getByText('Courier is required').waitFor();
    await page.getByRole('combobox', { name: /^Courier/u }).selectOption('komodo-parcel');
    const [answer] = await Promise.all([
      page.waitForResponse((each) => each.url().includes('/admin/remittance/sample')),
      page.getByRole('button', { name: 'Download sample file' }).click(),
    ]);
    const { link } = (await answer.json()) as { link: string };
    const buffer = Buffer.from(await (await fetch(demo.url + link)).arrayBuffer());
    await page.locator('input[type=file]').setInputFiles({ name: 'sample.csv', mimeType: 'text/csv', buffer });
    await page.getByRole('button', { name: 'Check file' }).click();
    await page.getByRole('table', { name: 'Rows not matched' }).waitFor();
    await page.getByText('SMP-NOT-OURS').waitFor();
    const settle = page.getByRole('button', { name: /^Settle \d+ rows$/u });
    if ((await settle.count()) > 0) {
      await settle.click();
      await page.getByRole('region', { name: 'sample.csv' }).getByText('Done', { exact: true }).waitFor();
    }
    await expectFits(page);
    await expectNoAxeViolations(page);
    expect(errors).toEqual([]);
  });

  test('for merchants it does not exist', async () => {
    const { page } = await demo.open({ as: 'ph', path: '/operator/remittances' });
    await page.getByText('Ooops! The page you are looking for could not be found :(').waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/404');
  });
});
