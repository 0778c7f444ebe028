import { expectFits, expectNoAxeViolations, failUntilPressed } from '@sampan/testing/browser';
import { useDemo, type DemoPerson } from '@sampan/testing/demo';
import type { Request } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectInvoiceAddsUp } from '#test/features/billing/invoices/invoices.steps.fixtures.ts';

const demo = useDemo();

const invoicesAs = async (as: DemoPerson) => {
  const opened = await demo.open({ as, path: '/histories/invoices', width: 375 });
  await opened.page.getByRole('heading', { name: 'Invoices', level: 2 }).waitFor();
  return opened;
};

/** Amounts such as 'S$ 1,234.50' in cents. */
const cents = (text: string | null) => Math.round(Number((text ?? '').replaceAll(/[^\d.-]/gu, '')) * 100);

describe('/histories/invoices (spec 7 GET /invoice/list)', () => {
  test('lists an invoice a month; its sheet adds up and gives both files', async () => {
    const { page, errors } = await invoicesAs('sg');
    const table = page.getByRole('table', { name: 'Invoices' });
    await table.getByText('INV-000001').first().waitFor();
    await expectFits(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectNoAxeViolations(page);
    }

    await table.getByRole('button', { name: 'View invoice INV-000001' }).click();
    const drawer = page.getByRole('dialog', { name: 'Invoice' });
    await drawer.getByText('Kopi & Kaya Goods').waitFor();
    await expect.poll(() => page.url()).toContain('invoice=');
    await drawer.locator('.c-invoice__sum dd').last().waitFor();
    const [net = '', ...rest] = await drawer.locator('.c-invoice__sum dd').allTextContents();
    const total = rest.at(-1) ?? '';
    expect(cents(net) + rest.slice(0, -1).reduce((sum, text) => sum + cents(text), 0)).toBe(cents(total));
    await drawer.getByText('GST 7% on').waitFor();
    await drawer.getByText('Paid from your balance when you bought each label.').waitFor();
    await expectFits(page);
    await expectNoAxeViolations(page, { include: ['dialog[open]'] });

    // A browser without a viewer saves the paper and leaves its tab empty: what the tab asked for is the same in each.
    const isPaper = (asked: Request) => /\/api\/files\/papers\/.*\/invoice-INV-000001\.pdf$/u.test(asked.url());
    const [tab, paper] = await Promise.all([
      page.context().waitForEvent('page'),
      page.context().waitForEvent('request', { predicate: isPaper }),
      drawer.getByRole('button', { name: 'Download PDF' }).click(),
    ]);
    expect((await paper.response())?.headers()['content-type']).toBe('application/pdf');
    await tab.close();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      drawer.getByRole('button', { name: 'Download CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('invoice-INV-000001.csv');
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });
    await expect.poll(() => page.url()).not.toContain('invoice=');
    expect(errors).toEqual([]);
  });

  test('filters stand in the URL; nothing found says so, a failure can be tried again', async () => {
    const { page, errors } = await invoicesAs('sg');
    await page.getByRole('button', { name: /^Status/u }).click();
    await page.getByRole('option', { name: 'Overdue' }).click();
    await page.waitForURL(/status=overdue/u);
    await page.getByText('No invoices match your filters').waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).first().click();
    await page.getByRole('table', { name: 'Invoices' }).waitFor();
    const fault = { status: 400, contentType: 'application/problem+json', body: '{}' };
    await failUntilPressed(page, '**/api/v1/invoice/list*', fault);
    await page.reload();
    await page.getByText("We couldn't load your invoices").waitFor();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('table', { name: 'Invoices' }).waitFor();
    expect(errors).toEqual([]);
  });

  test('spec 3 post_billing: limit, used credit and what is to pay instead of a balance, and no Top Up', async () => {
    const { page, errors } = await invoicesAs('postbilling');
    await page.getByRole('heading', { name: 'Available credit' }).waitFor();
    await page
      .getByText(/of S\$ 5,000\.00 used/u)
      .first()
      .waitFor();
    await page.getByText(/^Next invoice on/u).waitFor();
    await expect.poll(() => page.getByRole('link', { name: 'Top Up' }).count()).toBe(0);
    await page
      .getByRole('button', { name: /View invoice/u })
      .first()
      .click();
    const drawer = page.getByRole('dialog', { name: 'Invoice' });
    await drawer.getByText(/Pay by bank transfer\. Include INV-/u).waitFor();
    await expectFits(page);
    await expectNoAxeViolations(page, { include: ['dialog[open]'] });
    await page.goto(`${demo.url}/home`);
    await page.getByText('Available credit').first().waitFor();
    await expectFits(page);
    await expectNoAxeViolations(page);
    expect(errors).toEqual([]);
  });
});

/** The same in further currencies: invoices.matrix.test.ts. */
test('spec 9 currencies: the list and the sheet show the own currency, and the sums are equal', async () => {
  const { page } = await demo.open({ as: 'id', path: '/histories/invoices', width: 375 });
  await expectInvoiceAddsUp(page, 'Rp');
});

test('spec 6: staff have no tab of invoices', async () => {
  const { page } = await demo.open({ as: 'staff', path: '/histories' });
  await page.getByRole('heading', { name: 'Transaction History', level: 1 }).waitFor();
  await expect.poll(() => page.getByRole('link', { name: 'Invoices' }).count()).toBe(0);
});
