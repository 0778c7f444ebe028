import { expectFits, expectNoAxeViolations } from '@sampan/testing/browser';
import { useDemo } from '@sampan/testing/demo';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { letAnswer, makeFail, makeLong } from '#test/five-currencies/answers.fixtures.ts';
import {
  addVietnamese,
  askPayouts,
  copyPayout,
  FILIPINO_NAME,
  fundPayouts,
  leaveCash,
  signIn,
  VIETNAMESE_NAME,
} from '#test/features/back-office/companies-by-country.fixtures.ts';

const SLOW = { timeout: 20_000 };
/** How the five currencies are written. */
const SIGNS = [/S\$ \d/u, /RM \d/u, /₱\d/u, /Rp \d/u, /\d ₫/u] as const;
/** Every page of the back office, and the table that has rows of all companies. */
const PAGES = [
  ['/operator/credit?scope=all', 'Credit'],
  ['/operator/remittances', 'Cash with couriers'],
  ['/operator/adjustments', 'Adjustments'],
  ['/operator/payouts', 'Queue'],
  ['/operator/ledger', 'Totals by account type, VND'],
] as const;

const demo = useDemo({ env: { SAMPAN_PAYOUTS: 'bank_file', SAMPAN_PAYOUT_COOLING_HOURS: '0.000001' } });
beforeAll(() => writeFiveCompanies());

/** Companies of five countries with the longest names and the largest payouts, and more payouts than a page has. */
async function writeFiveCompanies(): Promise<void> {
  const { database, server } = demo;
  await leaveCash(
    database,
    ['sg', 'my', 'ph', 'id'].map((country) => `${country}@demo.sampan.test`),
  );
  const vietnamese = await addVietnamese(database, server);
  await fundPayouts(database, vietnamese.company_id, 'VND', 900_000_000);
  const [large] = await askPayouts(server, vietnamese, VIETNAMESE_NAME, [349_999_999]);
  for (const [email, currency, funds, amount] of [
    ['sg@demo.sampan.test', 'SGD', 5_000_000, 19_999.99],
    ['id@demo.sampan.test', 'IDR', 50_000_000_000, 199_999_999],
  ] as const) {
    const shop = await signIn(database, server, email);
    await fundPayouts(database, shop.company_id, currency, funds);
    await askPayouts(server, shop, FILIPINO_NAME, [amount]);
  }
  await database.pool.query(
    `update companies set name = $1 where id = (select company_id from users where email = 'ph@demo.sampan.test')`,
    [FILIPINO_NAME],
  );
  await copyPayout(database, large?.id ?? '', 30);
  const admin = await signIn(database, server, 'admin@demo.sampan.test');
  // The page of the ledger shows what the last check counted.
  await fetch(`${server.url}/api/v1/admin/ledger/check`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${admin.token}`, 'Content-Type': 'application/json' },
    body: '{}',
  });
}

const openBackOffice = (fresh = false) => demo.open({ as: 'admin', width: 375, theme: 'dark', stay: !fresh, fresh });

async function settled(page: Page): Promise<void> {
  await page.locator('main h2').first().waitFor();
  await expect.poll(() => page.locator('.s-skeleton, .s-skeleton-rows, main [aria-busy]').count(), SLOW).toBe(0);
}

/** What is wrong with what is shown at a width: it scrolls sideways, an amount is cut off or in two lines, or no figure at all. */
function faultsAt(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const faults = root.scrollWidth > root.clientWidth ? [`${root.scrollWidth - root.clientWidth} px too wide`] : [];
    for (const table of document.querySelectorAll('main .s-table__scroll'))
      if (table.scrollWidth > table.clientWidth + 1)
        faults.push(`${table.querySelector('table')?.getAttribute('aria-label') ?? ''} is cut off`);
    for (const figure of document.querySelectorAll<HTMLElement>('main .s-num')) {
      if (figure.scrollWidth > figure.clientWidth + 1 && getComputedStyle(figure).overflowX !== 'visible')
        faults.push(`cut off: ${figure.textContent}`);
    }
    const odd = /\bNaN\b|undefined|\[object|Invalid Date|\bnull\b/u.exec(
      document.querySelector('main')?.innerText ?? '',
    );
    return odd === null ? faults : [...faults, `shows ${odd[0]}`];
  });
}

/** The same at a phone's and at a desktop's width. */
async function faultsOf(page: Page): Promise<string[]> {
  const faults: string[] = [];
  await expectFits(page, [375, 1280], async (width) => {
    for (const fault of await faultsAt(page)) faults.push(`${width} px: ${fault}`);
  });
  return faults;
}

describe('the desks of five companies', () => {
  test('amounts of five currencies, the longest names, more rows than a page has', async () => {
    const { page, errors } = await openBackOffice();
    for (const [path, table] of PAGES) {
      await page.goto(demo.url + path);
      await page.getByRole('table', { name: table }).waitFor();
      await settled(page);
      for (const sign of SIGNS)
        await expect
          .poll(() => page.locator('main').innerText(), { message: `${path} ${sign.source}`, ...SLOW })
          .toMatch(sign);
      expect(await faultsOf(page), path).toEqual([]);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expectNoAxeViolations(page);
      }
    }
    await page.goto(`${demo.url}/operator/payouts`);
    await page.getByRole('button', { name: 'Next page' }).click();
    await page.waitForURL(/page=2/u);
    await page.getByText(/^21-\d+ of \d+$/u).waitFor();
    expect(errors).toEqual([]);
  });

  test('texts and amounts as long as they may get', async () => {
    const { page, errors } = await openBackOffice(true);
    await makeLong(page);
    for (const [path, table] of PAGES) {
      await page.goto(demo.url + path);
      await page.getByRole('table', { name: table }).waitFor();
      await settled(page);
      expect(await faultsOf(page), path).toEqual([]);
    }
    expect(errors).toEqual([]);
  });

  test('when the server fails: what failed is said with a reference, and Retry brings it', async () => {
    const { page } = await openBackOffice(true);
    for (const [path, table] of PAGES) {
      await makeFail(page);
      await page.goto(demo.url + path);
      const failed = page.locator('.c-failed');
      await failed.first().waitFor();
      await settled(page);
      await failed.first().getByText('01JD00000000000000000000FA').waitFor();
      expect(await faultsOf(page), path).toEqual([]);
      await expectNoAxeViolations(page);
      await letAnswer(page);
      for (let count = await failed.count(); count > 0; count = await failed.count()) {
        await failed.first().getByRole('button', { name: 'Try again' }).click();
        await expect.poll(() => failed.count(), SLOW).toBeLessThan(count);
      }
      await page.getByRole('table', { name: table }).waitFor();
    }
  });
});

describe('a desk with nothing on it yet', () => {
  beforeAll(async () => {
    await demo.database.pool.query(`
      delete from payouts; delete from payout_files; delete from adjustment_photos; delete from adjustments;
      delete from cod_remittance_rows; delete from cod_remittances; delete from cod_collections;
      delete from ledger_checks; update companies set payment_type = 'prepaid'`);
  });

  test('says so', async () => {
    const { page, errors } = await openBackOffice();
    for (const [path, sentences] of [
      ['/operator/credit', ['No companies yet']],
      ['/operator/remittances', ['No cash is outstanding.', 'No files yet', 'No shortfalls.']],
      ['/operator/adjustments', ['No adjustments match your filters']],
      ['/operator/payouts', ['No payouts to review', 'Bank files']],
      ['/operator/ledger', ['Not checked yet']],
    ] as const) {
      await page.goto(demo.url + path);
      for (const sentence of sentences) await page.getByText(sentence).first().waitFor();
      await settled(page);
      expect(await faultsOf(page), path).toEqual([]);
      await expectNoAxeViolations(page);
    }
    expect(errors).toEqual([]);
  });
});
