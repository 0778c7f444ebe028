import { createTestDatabase, startTestServer, type TestDatabase, type TestServer } from '@sampan/testing';
import { collectPageErrors, expectNoAxeViolations, launchBrowser, newPage } from '@sampan/testing/browser';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

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

const SENT = 'Your information is sent to the provider successfully.';
const PATHS = ['/contact', '/contact/sales', '/contact/api', '/contact/brand'];

async function openPage(width: number, path: string): Promise<{ page: Page; errors: readonly string[] }> {
  const page = await newPage(browser, { width, height: 812, touch: width < 500 });
  const errors = collectPageErrors(page);
  await page.goto(server.url + path);
  await page.getByRole('button', { name: 'Send', exact: true }).waitFor();
  return { page, errors };
}

const box = (page: Page, name: string) => page.getByRole('textbox', { name });

async function mailsTo(to: string): Promise<{ subject: string; text: string }[]> {
  const answer = await fetch(`${server.url}/api/dev/outbox?to=${encodeURIComponent(to)}`);
  return ((await answer.json()) as { records: { subject: string; text: string }[] }).records;
}

describe.each([375, 1280])('the enquiry pages at %i px (spec 2 Forms implied)', (width) => {
  test.each(PATHS)(
    '%s: every empty field says its sentence, the first has the focus, nothing scrolls sideways',
    async (path) => {
      const { page, errors } = await openPage(width, path);
      await expectNoAxeViolations(page);
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await page.getByText('Email is required').waitFor();
      const first = page.locator('[aria-invalid="true"]').first();
      await expect.poll(() => first.evaluate((field) => field === document.activeElement)).toBe(true);
      await expectNoAxeViolations(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
      expect(errors).toEqual([]);
      await page.context().close();
    },
  );

  test(`support: spec 8 '${SENT}'; a lost line keeps the typing, a double click sends once`, async () => {
    const { page } = await openPage(width, '/contact');
    const email = `support-${width}@example.test`;
    await box(page, 'Name').fill('Hui Min');
    await box(page, 'Email').fill('no email');
    await box(page, 'Content').fill('Do you pick up on Saturdays?');
    await page.getByText('Email is invalid').waitFor();
    await box(page, 'Email').fill(email);
    await page.getByText('Email is invalid').waitFor({ state: 'detached' });

    await page.route('**/common/send_contact', (route) => route.abort());
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByRole('alert').waitFor();
    expect(await box(page, 'Content').inputValue()).toBe('Do you pick up on Saturdays?');
    await page.unroute('**/common/send_contact');

    await page.getByRole('button', { name: 'Send', exact: true }).dblclick();
    const thanks = page.getByRole('heading', { name: SENT });
    await thanks.waitFor();
    await expect.poll(() => thanks.evaluate((heading) => heading === document.activeElement)).toBe(true);
    await expectNoAxeViolations(page);
    expect(await mailsTo(email)).toHaveLength(1);
    await page.getByRole('button', { name: 'Send another message' }).click();
    expect(await box(page, 'Content').inputValue()).toBe('');
    await page.context().close();
  });

  test('sales, API and brand arrive at the desk', async () => {
    const sales = await openPage(width, '/contact/sales');
    await box(sales.page, 'First name').fill('Hui Min');
    await box(sales.page, 'Last name').fill('Tan');
    await box(sales.page, 'Company name').fill('Kopi & Kaya Goods');
    await box(sales.page, 'Email').fill(`sales-${width}@example.test`);
    await box(sales.page, 'Phone number').fill('91234567');
    await sales.page.getByRole('combobox', { name: 'Service' }).selectOption('International shipping');
    await sales.page.getByRole('button', { name: 'Send', exact: true }).click();
    await sales.page.getByRole('heading', { name: SENT }).waitFor();
    await sales.page.context().close();

    for (const kind of ['api', 'brand']) {
      const { page } = await openPage(width, `/contact/${kind}`);
      await box(page, 'Company name').fill('Kopi & Kaya Goods');
      await box(page, 'Email').fill(`${kind}-${width}@example.test`);
      await box(page, 'Phone number').fill('91234567');
      await box(page, 'Brand name').fill('Kopi & Kaya');
      await box(page, 'Website URL').fill('shop.example');
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await page.getByRole('heading', { name: SENT }).waitFor();
      await page.context().close();
    }
    const desk = (await mailsTo('support@sampan.test')).filter(({ text }) => text.includes(`-${width}@example.test`));
    expect(desk.map(({ subject }) => subject.replace(/ from .*/u, '')).sort()).toEqual(
      expect.arrayContaining(['API enquiry', 'Brand enquiry', 'Sales enquiry']) as string[],
    );
  });
});

describe('who is signed in', () => {
  test('finds the fields filled in, and the way there in the sidebar and the way back', async () => {
    const page = await newPage(browser, { width: 1280, height: 812 });
    await page.goto(server.url);
    await page.getByRole('button', { name: /Maria Cristina/u }).click();
    await page.waitForURL('**/orders/new');
    await page.getByRole('link', { name: 'Contact us' }).click();
    await page.waitForURL('**/contact');
    expect(await box(page, 'Email').inputValue()).toBe('ph@demo.sampan.test');
    expect(await box(page, 'Name').inputValue()).not.toBe('');
    expect(await page.getByRole('combobox', { name: 'Country' }).inputValue()).toBe('PH');
    expect(await box(page, 'Phone number').inputValue()).toMatch(/^9\d{9}$/u);
    await page.getByRole('link', { name: 'Back to Sampan' }).click();
    await page.waitForURL('**/home');
    await page.context().close();
  });

  test('the field for programs is reached by no key and read by no screen reader', async () => {
    const { page } = await openPage(1280, '/contact');
    const reached: string[] = [];
    for (let i = 0; i < 25; i += 1) {
      await page.keyboard.press('Tab');
      reached.push(await page.evaluate(() => document.activeElement?.getAttribute('name') ?? ''));
    }
    expect(reached).toContain('content');
    expect(reached).not.toContain('fax_number');
    expect(await page.getByRole('textbox', { name: 'Fax number' }).count()).toBe(0);
    await page.locator('[name=fax_number]').evaluate((field: HTMLInputElement) => {
      field.value = 'filled in by a program';
    });
    await box(page, 'Name').fill('Bot');
    await box(page, 'Email').fill('bot@example.test');
    await box(page, 'Content').fill('Buy now');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByRole('heading', { name: SENT }).waitFor();
    expect(await mailsTo('bot@example.test')).toEqual([]);
    await page.context().close();
  });
});
