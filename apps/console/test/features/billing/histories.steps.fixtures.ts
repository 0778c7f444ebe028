import { formatMoney, rulesOf, type CountryCode } from '@sampan/country-rules';
import { expectFits } from '@sampan/testing/browser';
import type { Demo } from '@sampan/testing/demo';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { fillLedger } from '../../../../server/test/app/fill-ledger.fixtures.ts';
import { ask, minorIn } from '../../five-currencies/figures.fixtures.ts';
import { newCompanyIn, type EmptyCompany } from '../../five-currencies/new-company-in.fixtures.ts';

/** How many movements a company with a history has. */
export const MOVEMENTS = 45;
const DAY_S = 86_400;

interface Totals {
  totals: { amount_in: number; amount_out: number };
  total: number;
  balance: number;
}

/** A company of the test's own with that many movements in the last 60 days. */
export async function newHistory(demo: Demo, country: CountryCode): Promise<EmptyCompany> {
  const owner = await newCompanyIn(demo, country);
  const now = Math.floor(Date.now() / 1000);
  const [from, to] = [now - 60 * DAY_S, now - 60];
  const { pool } = demo.database;
  await fillLedger({ pool, company_id: owner.company_id, country_code: country, journals: MOVEMENTS, from, to });
  return owner;
}

/** On /histories: every total is the sum of what is listed, and every balance that of the line before with its amount. */
export async function expectHistoryAddsUp(page: Page, country: CountryCode): Promise<void> {
  const { currency } = rulesOf(country);
  const minor = (amount: number) => Math.round(amount * (currency === 'VND' ? 1 : 100));
  // Its name is in the language of the country.
  const table = page.locator('.c-ledger .s-table table');
  await table.locator('tbody tr:not(.c-ledger__date, .c-period)').nth(2).waitFor();
  const rows: { amount: number; balance: number }[] = [];
  for (let number = 1; number <= 3; number += 1) {
    if (number > 1) {
      await page.locator('.s-pages__buttons button').last().click();
      await page.waitForURL(new RegExp(`page=${number}`, 'u'));
      await page.getByText(`${(number - 1) * 20 + 1}-`).waitFor();
      await table.locator('..').locator('..').and(page.locator(':not([aria-busy])')).waitFor();
    }
    const cells = await table
      .locator('tbody tr:not(.c-ledger__date, .c-period)')
      .evaluateAll((all) => all.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent)));
    for (const [, , came = '', left = '', balance = ''] of cells)
      rows.push({ amount: minorIn(came === '' ? left : came), balance: minorIn(balance) });
  }
  expect(rows).toHaveLength(MOVEMENTS);
  for (const [index, { balance, amount }] of rows.entries())
    expect(balance - amount).toBe(rows[index + 1]?.balance ?? 0);
  const answer = await ask<Totals>(page, '/transaction/list');
  const sum = (sign: 1 | -1) =>
    rows.filter(({ amount }) => amount * sign > 0).reduce((all, { amount }) => all + amount, 0);
  expect([minor(answer.totals.amount_in), -minor(answer.totals.amount_out)]).toEqual([sum(1), sum(-1)]);
  const totals = await table.locator('tfoot td').allTextContents();
  expect([minorIn(totals[1] ?? ''), minorIn(totals[2] ?? '')]).toEqual([sum(1), sum(-1)]);
  await expect
    .poll(() => page.locator('.c-wallet__amount').textContent())
    .toBe(formatMoney(rows[0]?.balance ?? 0, currency));
  await expectFits(page);
}
