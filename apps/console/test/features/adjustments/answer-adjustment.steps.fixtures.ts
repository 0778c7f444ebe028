import { formatMoney, rulesOf, type CountryCode } from '@sampan/country-rules';
import { expectFits, expectNoAxeViolations } from '@sampan/testing/browser';
import type { Demo } from '@sampan/testing/demo';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { ask, minorIn } from '../../five-currencies/figures.fixtures.ts';

/** The smallest picture there is, as a file of somebody's scale. */
export const PHOTO = {
  name: 'scale.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

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

/** More adjustments that wait for an answer of a country's merchant of the demo, which must be the test's own. */
export async function openMoreAdjustments({ database }: Demo, country: CountryCode): Promise<void> {
  await database.pool.query(OPEN_MORE, [country]);
}

/** A machine that builds and tests at once. */
const SLOW = { timeout: 10_000 };
const FAULT = { status: 500, contentType: 'application/problem+json', body: '{}' };

/** Who answers, on a page that stands at /histories/adjustments?state=open. */
interface Answering {
  readonly page: Page;
  readonly url: string;
  readonly country: CountryCode;
}

/** Opens the newest adjustment that waits for an answer, and says what it comes to. */
async function openNewest({ page, country }: Answering): Promise<{ id: string; minor: number }> {
  const row = page.locator('.s-table tbody tr').first();
  const listed = minorIn(await row.locator('td.s-table__end').textContent());
  await row.getByRole('link').click();
  const amount = page.locator('.c-adjustments__amount');
  await amount.waitFor();
  await expect.poll(() => amount.textContent()).toBe(`+${formatMoney(listed, rulesOf(country).currency)}`);
  return { id: new URL(page.url()).pathname.split('/').at(-1) ?? '', minor: listed };
}

async function balanceOf({ page, country }: Answering): Promise<number> {
  const { balance } = await ask<{ balance: number }>(page, '/me/wallet_balance');
  return Math.round(balance * (country === 'VN' ? 1 : 100));
}

const actions = (page: Page) => page.locator('.c-adjustments__actions > .s-button');
const dialog = (page: Page) => page.locator('dialog[open]');
const send = (page: Page) => dialog(page).locator('.s-button--primary');

/** Its evidence is there, exactly its amount leaves the wallet, and the history leads back to it. */
export async function expectAcceptance(answering: Answering): Promise<void> {
  const { page, url, country } = answering;
  const { id, minor } = await openNewest(answering);
  const photo = page.locator('.c-adjustments__columns img').first();
  await photo.scrollIntoViewIfNeeded();
  await expect
    .poll(() => photo.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0), SLOW)
    .toBe(true);
  await expectFits(page);
  await expectNoAxeViolations(page, { include: ['main'] });
  const before = await balanceOf(answering);
  await actions(page).first().click();
  await expect.poll(() => dialog(page).textContent()).toContain(formatMoney(minor, rulesOf(country).currency));
  await expectNoAxeViolations(page, { include: ['dialog[open]'] });
  await send(page).click();
  await dialog(page).waitFor({ state: 'detached' });
  await expect.poll(() => actions(page).count(), SLOW).toBeLessThan(3);
  await expect.poll(() => balanceOf(answering), SLOW).toBe(before - minor);
  await page.goto(`${url}/histories`);
  const row = page.locator('.c-ledger .s-table tbody tr:not(.c-ledger__date, .c-period)').first();
  await row.locator('.c-ledger__cause').waitFor();
  await expect
    .poll(async () => minorIn(await row.locator('td.s-table__end:not([data-empty])').first().textContent()))
    .toBe(-minor);
  await expectFits(page);
  await expectNoAxeViolations(page, { include: ['main'] });
  await row.locator('.c-ledger__cause').click();
  await page.waitForURL(`**/histories/adjustments/${id}`);
}

/** A reason is needed, a failure keeps what was typed, nothing is charged, the photo stands with it. */
export async function expectDispute(answering: Answering): Promise<void> {
  const { page } = answering;
  const { id } = await openNewest(answering);
  const before = await balanceOf(answering);
  await actions(page).nth(1).click();
  const reason = dialog(page).locator('textarea');
  await send(page).click();
  await expect.poll(() => reason.getAttribute('aria-invalid'), SLOW).toBe('true');
  await expect.poll(() => reason.evaluate((field) => field === document.activeElement)).toBe(true);
  const long = 'Timbangan kami menunjukkan 7,5 kg. '.repeat(28).trim();
  await reason.fill(long);
  await dialog(page).locator('input[type=file]').setInputFiles(PHOTO);
  await dialog(page).getByText('scale.png').waitFor();
  await page.route('**/dispute', (route) => route.fulfill(FAULT));
  await send(page).click();
  await dialog(page).locator('.s-banner--danger').waitFor();
  await expect.poll(() => reason.inputValue()).toBe(long);
  await expectNoAxeViolations(page, { include: ['dialog[open]'] });
  await page.unroute('**/dispute');
  await send(page).click();
  await dialog(page).waitFor({ state: 'detached' });
  await page.getByText(long).waitFor();
  await expect.poll(() => page.locator('.c-adjustments__columns img').count(), SLOW).toBe(2);
  await expectFits(page);
  expect(await balanceOf(answering)).toBe(before);
  const kept = await ask<{ state: string }>(page, `/adjustment/${id}`);
  expect(kept.state).toBe('disputed');
  await expectNoAxeViolations(page, { include: ['main'] });
}
