import { expectFits, expectNoAxeViolations } from '@sampan/testing/browser';
import { useDemo } from '@sampan/testing/demo';
import { describe, expect, test } from 'vitest';

/** How often somebody may ask for a check of the ledger is counted as in production. */
const demo = useDemo({ env: { SAMPAN_RATE_LIMIT_FACTOR: '1' } });

const openBackOffice = (path: string) => demo.open({ as: 'admin', path, width: 375, theme: 'dark' });

describe('/operator/credit (spec 3 payment_type post_billing)', () => {
  test('finds companies, refuses a limit below the debt, books a part of an invoice once', async () => {
    const { page, errors } = await openBackOffice('/operator/credit');
    const table = page.getByRole('table', { name: 'Credit' });
    await table.getByRole('button', { name: 'Show Harbourfront Electronics' }).waitFor();
    await expect.poll(() => table.getByText('Kopi & Kaya Goods').count()).toBe(0);
    await expectFits(page);
    await expectNoAxeViolations(page);

    await page.getByRole('button', { name: /^Show(?! Harbourfront)/u }).click();
    await page.getByRole('option', { name: 'All companies' }).click();
    await page.getByLabel('Search companies').fill('kopi');
    await table.getByRole('button', { name: 'Show Kopi & Kaya Goods' }).waitFor();
    await page.waitForURL(/search=kopi/u);
    await page.getByLabel('Search companies').fill('nobody at all');
    await page.getByText('No companies match your search').waitFor();
    await page.goto(`${demo.url}/operator/credit`);

    await table.getByRole('button', { name: 'Show Harbourfront Electronics' }).click();
    const drawer = page.getByRole('dialog', { name: 'Credit' });
    await drawer.getByRole('heading', { name: 'Harbourfront Electronics' }).waitFor();
    await drawer.getByLabel('Limit').fill('0.01');
    await drawer.getByRole('button', { name: 'Save terms' }).click();
    await drawer.getByText('The company owes more than this limit. Record its payments first.').waitFor();
    // What was typed is kept.
    await expect.poll(() => drawer.getByLabel('Limit').inputValue()).toBe('0.01');
    await drawer.getByLabel('Limit').fill('6,000');
    await drawer.getByRole('button', { name: 'Save terms' }).click();
    await page.getByText('Terms saved').waitFor();

    await drawer
      .getByRole('button', { name: /^Record payment for INV-/u })
      .first()
      .click();
    await drawer.getByRole('button', { name: 'Record payment' }).last().click();
    await drawer.getByText('Bank reference is required').waitFor();
    await drawer.getByLabel('Bank reference').fill('GIRO 375');
    await drawer.getByLabel('Amount received').fill('1.00');
    await drawer.getByRole('button', { name: 'Record payment' }).last().click();
    await page.getByText('Payment recorded').waitFor();
    await drawer
      .getByRole('button', { name: /^Record payment for INV-/u })
      .first()
      .click();
    await drawer.getByLabel('Bank reference').fill('GIRO 375');
    await drawer.getByRole('button', { name: 'Record payment' }).last().click();
    await drawer.getByText('A payment with this bank reference is already recorded.').waitFor();
    await expectFits(page);
    await expectNoAxeViolations(page, { include: ['dialog[open]'] });
    expect(errors).toEqual([]);
  });
});

test('spec 6 is_admin: for everybody else the desk does not exist', async () => {
  const { page } = await demo.open({ as: 'sg', path: '/operator/credit' });
  await page.waitForURL('**/404');
  await expect.poll(() => page.getByRole('heading', { name: 'Credit' }).count()).toBe(0);
});

describe('/operator/ledger (trust 2.5)', () => {
  test('says that everything adds up, per currency to the cent, and counts again when asked', async () => {
    const { page, errors } = await openBackOffice('/operator/ledger');
    await page.getByText('All balances match').first().waitFor();
    for (const [currency, zero] of [
      ['SGD', 'S$ 0.00'],
      ['MYR', 'RM 0.00'],
      ['PHP', '₱0.00'],
      ['IDR', 'Rp 0,00'],
    ] as const) {
      const table = page.getByRole('table', { name: `Totals by account type, ${currency}` });
      await table.waitFor();
      await expect.poll(() => table.locator('strong').textContent()).toBe(zero);
    }
    await page.getByRole('button', { name: 'Run check' }).click();
    await page.getByText('Ledger check completed').waitFor();
    await page.getByText('Manual').first().waitFor();
    await expectFits(page);
    await expectNoAxeViolations(page);
    expect(errors).toEqual([]);
  });
});

test('a ledger that does not add up is shouted; asked too often it says so; nobody else sees the page', async () => {
  const { pool } = demo.database;
  const account = "(select id from ledger_accounts where kind = 'wallet' and entry_seq > 0 order by id limit 1)";
  await pool.query(`update ledger_accounts set posted_minor = posted_minor + 100 where id = ${account}`);
  const { page } = await demo.open({ as: 'admin', path: '/operator/ledger' });
  const check = page.getByRole('button', { name: 'Run check' });
  await check.click();
  await page.getByText('Stop payouts and resolve the items below').waitFor();
  const { rows } = await pool.query<{ id: string }>(`select id from ledger_accounts where id = ${account}`);
  await page.getByText(rows[0]?.id ?? 'no account').waitFor();
  await pool.query(`update ledger_accounts set posted_minor = posted_minor - 100 where id = ${account}`);
  // Six an hour, and some were asked above.
  for (let time = 0; time < 6; time += 1) {
    const [answer] = await Promise.all([
      page.waitForResponse((each) => each.url().endsWith('/admin/ledger/check')),
      check.click(),
    ]);
    if (answer.status() === 429) break;
  }
  await page.getByText('up to 6 times an hour').waitFor();

  const merchant = await demo.open({ as: 'sg', path: '/operator/ledger' });
  await merchant.page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => merchant.page.getByText('Totals by account type').count()).toBe(0);
});
