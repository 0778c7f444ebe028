import { COUNTRY_CODES, formatMoney, rulesOf, type CountryCode } from '@sampan/country-rules';
import { expectNoAxeViolations } from '@sampan/testing/browser';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, minorIn, sidewaysOf } from '../five-currencies/figures.fixtures.ts';
import { startFiveMerchants, type FiveMerchants } from '../five-currencies/five-merchants.fixtures.ts';

/** The smallest picture there is. */
const PHOTO = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** The open adjustment of a country's merchant, weighed again on three other parcels: one to accept and one to dispute at each width. */
const OPEN_MORE = `with one as (
    select a.id, a.company_id from adjustments a join companies c on c.id = a.company_id
    where a.state = 'open' and c.country_code = $1 and c.payment_type = 'prepaid' limit 1
  ), more as (
    insert into adjustments select (jsonb_populate_record(a, jsonb_build_object('id', gen_random_uuid(), 'order_id', p.order_id,
      'order_number', p.number, 'purchase_id', p.id, 'courier_reference', gen_random_uuid(), 'created_at', a.created_at + 1))).*
    from adjustments a join one on one.id = a.id, lateral (select p.id, p.order_id, o.number from label_purchases p
      join orders o on o.id = p.order_id where p.company_id = a.company_id and p.state = 'bought'
      and not exists (select from adjustments x where x.purchase_id = p.id) order by p.created_at limit 3) p
    returning id
  )
  insert into adjustment_photos select (jsonb_populate_record(photo, jsonb_build_object('id', gen_random_uuid(), 'adjustment_id', more.id))).*
  from adjustment_photos photo join one on one.id = photo.adjustment_id, more`;

let merchants: FiveMerchants;
beforeAll(async () => {
  merchants = await startFiveMerchants();
  for (const country of COUNTRY_CODES) await merchants.databaseOf(country).pool.query(OPEN_MORE, [country]);
});
afterAll(() => merchants.stop());

const CASES = COUNTRY_CODES.flatMap((country) => [375, 1280].map((width) => ({ country, width })));
/** A machine that builds and tests at once. */
const SLOW = { timeout: 10_000 };
const FAULT = { status: 500, contentType: 'application/problem+json', body: '{}' };

/** Opens the newest adjustment that waits for an answer, and says what it comes to. */
async function openNewest(page: Page, url: string, country: CountryCode): Promise<{ id: string; minor: number }> {
  await page.goto(`${url}/histories/adjustments?state=open`);
  const row = page.locator('.s-table tbody tr').first();
  const listed = minorIn(await row.locator('td.s-table__end').textContent());
  await row.getByRole('link').click();
  const amount = page.locator('.c-adjustments__amount');
  await amount.waitFor();
  expect(await amount.textContent()).toBe(`+${formatMoney(listed, rulesOf(country).currency)}`);
  return { id: new URL(page.url()).pathname.split('/').at(-1) ?? '', minor: listed };
}
async function balanceOf(page: Page, country: CountryCode): Promise<number> {
  const { balance } = await ask<{ balance: number }>(page, '/me/wallet_balance');
  return Math.round(balance * (country === 'VN' ? 1 : 100));
}
const actions = (page: Page) => page.locator('.c-adjustments__actions > .s-button');
const dialog = (page: Page) => page.locator('dialog[open]');
const send = (page: Page) => dialog(page).locator('.s-button--primary');

describe.each(CASES)('an adjustment is answered, in $country at $width px', ({ country, width }) => {
  test('accepted: its evidence is there, exactly its amount leaves the wallet, and the history leads back to it', async () => {
    const { page, url, errors } = await merchants.open(country, { width });
    const { id, minor } = await openNewest(page, url, country);
    const photo = page.locator('.c-adjustments__columns img').first();
    await photo.scrollIntoViewIfNeeded();
    await expect
      .poll(() => photo.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0), SLOW)
      .toBe(true);
    expect(await sidewaysOf(page)).toBe(0);
    await expectNoAxeViolations(page, { include: ['main'] });
    const before = await balanceOf(page, country);
    await actions(page).first().click();
    expect(await dialog(page).textContent()).toContain(formatMoney(minor, rulesOf(country).currency));
    await expectNoAxeViolations(page, { include: ['dialog[open]'] });
    await send(page).click();
    await dialog(page).waitFor({ state: 'detached' });
    await expect.poll(() => actions(page).count(), SLOW).toBeLessThan(3);
    await expect.poll(() => balanceOf(page, country), SLOW).toBe(before - minor);
    await page.goto(`${url}/histories`);
    const row = page.locator('.c-ledger .s-table tbody tr:not(.c-ledger__date)').first();
    await row.locator('.c-ledger__cause').waitFor();
    expect(minorIn(await row.locator('td.s-table__end:not([data-empty])').first().textContent())).toBe(-minor);
    expect(await sidewaysOf(page)).toBe(0);
    await expectNoAxeViolations(page, { include: ['main'] });
    await row.locator('.c-ledger__cause').click();
    await page.waitForURL(`**/histories/adjustments/${id}`);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('disputed: a reason is needed, a failure keeps what was typed, nothing is charged, the photo stands with it', async () => {
    const { page, url } = await merchants.open(country, { width });
    const { id } = await openNewest(page, url, country);
    const before = await balanceOf(page, country);
    await actions(page).nth(1).click();
    const reason = dialog(page).locator('textarea');
    await send(page).click();
    await expect.poll(() => reason.getAttribute('aria-invalid'), SLOW).toBe('true');
    expect(await reason.evaluate((field) => field === document.activeElement)).toBe(true);
    const long = 'Timbangan kami menunjukkan 7,5 kg. '.repeat(28).trim();
    await reason.fill(long);
    await dialog(page)
      .locator('input[type=file]')
      .setInputFiles({ name: 'scale.png', mimeType: 'image/png', buffer: Buffer.from(PHOTO, 'base64') });
    await dialog(page).getByText('scale.png').waitFor();
    await page.route('**/dispute', (route) => route.fulfill(FAULT));
    await send(page).click();
    await dialog(page).locator('.s-banner--danger').waitFor();
    expect(await reason.inputValue()).toBe(long);
    await expectNoAxeViolations(page, { include: ['dialog[open]'] });
    await page.unroute('**/dispute');
    await send(page).click();
    await dialog(page).waitFor({ state: 'detached' });
    await page.getByText(long).waitFor();
    await expect.poll(() => page.locator('.c-adjustments__columns img').count(), SLOW).toBe(2);
    expect(await sidewaysOf(page)).toBe(0);
    expect(await balanceOf(page, country)).toBe(before);
    const kept = await ask<{ state: string }>(page, `/adjustment/${id}`);
    expect(kept.state).toBe('disputed');
    await expectNoAxeViolations(page, { include: ['main'] });
    await page.context().close();
  });
});
