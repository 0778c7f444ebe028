import { createTestDatabase, startTestServer, type TestDatabase, type TestServer } from '@sampan/testing';
import { launchBrowser, newPage } from '@sampan/testing/browser';
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

/** What is there to click, by page: the name of a button or a link, and who finds it. */
const OFFERS = [
  { path: '/home', name: 'Add Order', who: ['owner', 'staff', 'post_billing'] },
  // Spec 6: no Top Up for staff, staff_ro and post_billing.
  { path: '/home', name: 'Top Up', who: ['owner'] },
  { path: '/sell-product', name: 'Add a product', who: ['owner', 'staff', 'post_billing'] },
  { path: '/settings/add-to-site', name: 'Make a key', who: ['owner', 'post_billing'] },
  { path: '/settings/members', name: 'Invite somebody', who: ['owner', 'post_billing'] },
  { path: '/settings', name: 'Members', who: ['owner', 'staff', 'post_billing'] },
  { path: '/settings', name: 'Payment methods', who: ['owner', 'post_billing'] },
] as const;

const PEOPLE = {
  owner: /Rachel Tan/u,
  staff: /Marcus Lim/u,
  staff_ro: /Siti Hajar/u,
  post_billing: /Adeline Koh/u,
} as const;

const offered = async (page: Page, name: string) =>
  (await page.getByRole('button', { name, exact: true }).count()) +
    (await page.getByRole('link', { name, exact: true }).count()) >
  0;

describe('what is offered to whom (spec 6)', () => {
  test.each(Object.entries(PEOPLE))('%s', async (role, person) => {
    for (const width of [375, 1280]) {
      const page = await newPage(browser, { width, height: 812, touch: width < 500 });
      await page.goto(server.url);
      await page.getByRole('button', { name: person }).click();
      await page.waitForURL('**/orders/new');
      for (const { path, name, who } of OFFERS) {
        if (new URL(page.url()).pathname !== path) {
          await page.goto(server.url + path);
          await page.getByRole('heading', { level: 1 }).first().waitFor();
          await page.waitForLoadState('networkidle');
        }
        const expected = (who as readonly string[]).includes(role);
        expect([width, path, name, await offered(page, name)]).toEqual([width, path, name, expected]);
      }
      // Of a parcel that could be cancelled, read-only staff see everything and change nothing.
      await page.goto(`${server.url}/orders/pick-up`);
      const parcel = page.getByRole('table').getByRole('row').nth(1);
      if (role !== 'post_billing') {
        await parcel.getByRole('button').or(parcel.getByRole('link')).first().click();
        await page.getByRole('button', { name: 'Print label' }).first().waitFor();
        expect([width, 'Cancel', await offered(page, 'Cancel parcel')]).toEqual([width, 'Cancel', role !== 'staff_ro']);
      }
      await page.context().close();
    }
  });
});
