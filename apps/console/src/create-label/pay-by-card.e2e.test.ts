import type { CountryCode } from '@sampan/country-rules';
import { createTestDatabase, startTestServer, type TestDatabase, type TestServer } from '@sampan/testing';
import { collectPageErrors, expectNoAxeViolations, launchBrowser, newPage } from '@sampan/testing/browser';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { minorIn } from '../five-currencies/words.fixtures.ts';
import { forgetCards } from '../payment-methods/cards.fixtures.ts';
import { fits } from '../top-up/top-up.fixtures.ts';

let database: TestDatabase;
let server: TestServer;
let browser: Browser;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database_url: database.url, env: { SAMPAN_RATE_LIMIT_FACTOR: '100' } });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await server.stop();
  await database.drop();
});

interface Shop {
  country: CountryCode;
  person: RegExp;
  name: string;
  /** As amounts begin there. */
  sign: string;
  width: number;
}
const SHOPS: readonly Shop[] = (
  [
    ['SG', /Rachel Tan/u, 'Kopi & Kaya Goods', 'S$ '],
    ['MY', /Nur Aisyah/u, 'Batik Bayu', 'RM '],
    ['PH', /Maria Cristina/u, 'Habi Home Weaves', '₱'],
    ['ID', /Dewi Kartika/u, 'Rempah Nusantara', 'Rp '],
  ] as const
).flatMap(([country, person, name, sign]) => [375, 1280].map((width) => ({ country, person, name, sign, width })));

/** Leaves a wallet so much that can be spent; the rest waits for an answer. */
async function leave(name: string, left_minor: number): Promise<void> {
  await database.pool.query(
    `update ledger_accounts set held_minor = posted_minor - $2 where kind = 'wallet'
     and company_id = (select id from companies where name = $1)`,
    [name, left_minor],
  );
}
interface Facts {
  labels: number;
  charged: number;
  available: number;
}
async function factsOf(name: string): Promise<Facts> {
  const { rows } = await database.pool.query<{ labels: string; charged: string; available: string }>(
    `select (select count(*) from label_purchases p where p.company_id = c.id and p.state = 'bought') as labels,
       (select coalesce(sum(amount_minor), 0) from top_ups t where t.company_id = c.id and t.status = 'succeeded') as charged,
       (select posted_minor - held_minor from ledger_accounts a where a.company_id = c.id and a.kind = 'wallet') as available
     from companies c where c.name = $1`,
    [name],
  );
  const [row] = rows;
  return { labels: Number(row?.labels), charged: Number(row?.charged), available: Number(row?.available) };
}
/** A parcel that has everything but its label. */
async function readyParcel(name: string, at: number): Promise<string> {
  const { rows } = await database.pool.query<{ id: string }>(
    `select o.id from orders o join companies c on c.id = o.company_id
     where c.name = $1 and o.status = 'new' and o.archived_at is null and o.label_state = 'none'
       and o.shipping_address is not null and o.package_content <> '' order by o.created_at, o.id`,
    [name],
  );
  return rows[at]?.id ?? '';
}

async function enter({ person, width }: Shop): Promise<{ page: Page; errors: readonly string[] }> {
  const page = await newPage(browser, { width, height: 812, touch: width < 500 });
  const errors = collectPageErrors(page);
  await page.goto(server.url);
  await page.getByRole('button', { name: person }).click();
  await page.waitForURL('**/orders/new');
  return { page, errors };
}
/** The steps up to the confirmation of a parcel. */
async function toConfirmation(page: Page, id: string): Promise<void> {
  await page.goto(`${server.url}/orders/create_label/3+delivery_service?order_id=${id}`);
  await page.locator('.c-create__go:visible').click();
  await page.waitForURL('**/4+create_label_confirmation');
}
const go = (page: Page) => page.locator('.c-create__go:visible');
async function addCard(page: Page, number: string): Promise<void> {
  await page.locator('input[autocomplete="cc-name"]').fill('Rachel Tan');
  const fields = page.locator('main form').locator('input[inputmode="numeric"]');
  await fields.nth(0).fill(number);
  await fields.nth(1).fill('1231');
  await page.locator('main form button[type="submit"]').click();
  await page.waitForURL('**/4+create_label_confirmation');
}
const bought = (page: Page) => page.waitForURL(/4\+create_label_confirmation\?order_id=/u);

describe('step 5 of a label, Add a payment method (spec 2)', () => {
  test.each(SHOPS)(
    '$name at $width px: led to a card and back, the card adds what is missing, the label is bought once',
    async (shop) => {
      const { page, errors } = await enter(shop);
      await forgetCards(database, shop.country);
      await leave(shop.name, 0);
      const before = await factsOf(shop.name);
      await toConfirmation(page, await readyParcel(shop.name, 0));
      // Nobody has a card yet: the button leads to one.
      await go(page).click();
      await page.waitForURL('**/5+add_payment_method');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expectNoAxeViolations(page);
      expect(await fits(page)).toBe(true);
      await page.locator('.c-create__back').click();
      await page.waitForURL('**/4+create_label_confirmation');
      await go(page).click();
      await addCard(page, '4242424242424242');
      // What the card adds is said to the cent, in the company's currency.
      const adds = page.locator('.c-pay').nth(1).locator('.c-pay__amount');
      const said = (await adds.textContent()) ?? '';
      expect(said.startsWith(shop.sign)).toBe(true);
      await expectNoAxeViolations(page);
      expect(await fits(page)).toBe(true);
      await go(page).click();
      await bought(page);
      const after = await factsOf(shop.name);
      expect(after.labels).toBe(before.labels + 1);
      const { rows } = await database.pool.query<{ price: string }>(
        `select p.amount_minor as price from label_purchases p join companies c on c.id = p.company_id
         where c.name = $1 order by p.created_at desc, p.id desc limit 1`,
        [shop.name],
      );
      // Exactly what was missing; what was too little to be charged stays in the wallet.
      expect(after.charged - before.charged).toBe(minorIn(said));
      expect(after.charged - before.charged - Number(rows[0]?.price)).toBe(after.available);
      expect(after.available).toBeGreaterThanOrEqual(0);
      expect(errors).toEqual([]);
      await page.context().close();
    },
  );

  test('what the wallet pays stays paid by the wallet: no card is asked', async () => {
    const [shop] = SHOPS as [Shop];
    const { page } = await enter(shop);
    await leave(shop.name, 100_000);
    const before = await factsOf(shop.name);
    await toConfirmation(page, await readyParcel(shop.name, 0));
    await page.getByText('Balance after this label').waitFor();
    expect(await page.getByText('Your card adds').count()).toBe(0);
    await go(page).click();
    await bought(page);
    const after = await factsOf(shop.name);
    expect([after.labels, after.charged]).toEqual([before.labels + 1, before.charged]);
    await page.context().close();
  });

  test('staff are told what is missing, and are not led to a card (spec 6)', async () => {
    const page = await newPage(browser, { width: 1280, height: 812 });
    await page.goto(server.url);
    await page.getByRole('button', { name: /Marcus Lim/u }).click();
    await page.waitForURL('**/orders/new');
    await leave('Kopi & Kaya Goods', 0);
    await toConfirmation(page, await readyParcel('Kopi & Kaya Goods', 0));
    await page.getByText('more is needed for this label').waitFor();
    expect(await page.getByRole('link', { name: 'Add a payment method' }).count()).toBe(0);
    await page.goto(page.url().replace('4+create_label_confirmation', '5+add_payment_method'));
    await page.waitForURL('**/4+create_label_confirmation');
    await page.context().close();
  });
});

describe('a bank that asks at the charge (3-D Secure)', () => {
  test.each([SHOPS[1] as Shop, SHOPS[4] as Shop])(
    '$name at $width px: a wrong answer buys nothing, the right one buys the label once',
    async (shop) => {
      const { page, errors } = await enter(shop);
      await leave(shop.name, 100);
      await toConfirmation(page, await readyParcel(shop.name, 0));
      await page.goto(`${server.url}/orders/create_label/5+add_payment_method`);
      await addCard(page, '4000000000003184');
      await page.locator('.c-receipt').getByRole('combobox').selectOption({ label: 'Visa ending in 3184' });
      const before = await factsOf(shop.name);
      await go(page).click();
      const dialog = page.getByRole('dialog', { name: 'We are waiting for your bank' });
      await dialog.getByLabel('Code of your bank').fill('000000');
      await expectNoAxeViolations(page);
      await dialog.getByRole('button', { name: 'Answer the bank' }).click();
      await page.getByText('Your bank did not confirm the payment. Nothing was charged.').waitFor();
      expect(await factsOf(shop.name)).toEqual(before);
      // Left while the bank asks: the same button goes on with the same payment.
      await go(page).click();
      await dialog.getByLabel('Code of your bank').waitFor();
      await dialog.getByRole('button', { name: 'Close' }).click();
      await page.getByText('you are not charged twice').waitFor();
      await go(page).click();
      await dialog.getByLabel('Code of your bank').fill('123456');
      await dialog.getByRole('button', { name: 'Answer the bank' }).click();
      await bought(page);
      const after = await factsOf(shop.name);
      expect(after.labels).toBe(before.labels + 1);
      const { rows } = await database.pool.query<{ tries: string }>(
        `select count(*) as tries from top_ups t join companies c on c.id = t.company_id where c.name = $1 and t.last4 = '3184'`,
        [shop.name],
      );
      expect(Number(rows[0]?.tries)).toBe(2);
      expect(errors).toEqual([]);
      await page.context().close();
    },
  );

  test('a card without money says so and buys nothing', async () => {
    const [shop] = SHOPS as [Shop];
    const { page } = await enter(shop);
    await leave(shop.name, 0);
    await toConfirmation(page, await readyParcel(shop.name, 0));
    await page.goto(`${server.url}/orders/create_label/5+add_payment_method`);
    await addCard(page, '4000000000009995');
    await page.locator('.c-receipt').getByRole('combobox').selectOption({ label: 'Visa ending in 9995' });
    const before = await factsOf(shop.name);
    await go(page).click();
    await page.getByText('There is not enough money on this card. Nothing was charged.').waitFor();
    expect(await factsOf(shop.name)).toEqual(before);
    await page.context().close();
  });
});
