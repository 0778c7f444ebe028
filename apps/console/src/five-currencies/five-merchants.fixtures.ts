import { COUNTRY_CODES, type CountryCode } from '@sampan/country-rules';
import { createTestDatabase, startTestServer, type TestDatabase, type TestServer } from '@sampan/testing';
import { collectPageErrors, launchBrowser, newPage, type PageSettings } from '@sampan/testing/browser';
import type { Browser, Page } from 'playwright-core';
import { giveCompany } from './give-company.fixtures.ts';
import { openVietnam, turnVietnamese, VIETNAMESE, type StorageState } from './vietnam.fixtures.ts';

/** The button on the first page that enters as the demo's merchant of a country. */
const BUTTONS: Readonly<Record<Exclude<CountryCode, 'VN'>, RegExp>> = {
  SG: /Rachel Tan/u,
  MY: /Nur Aisyah/u,
  PH: /Maria Cristina/u,
  ID: /Dewi Kartika/u,
};

/** A page of a signed-in merchant, on /orders/new. */
export interface MerchantPage {
  page: Page;
  /** Where its server is, without a slash at the end. */
  url: string;
  /** What the page's console shows in red. */
  errors: readonly string[];
}

export interface FiveMerchants {
  /** A page of the demo's merchant of a country; close it with `page.context().close()`. */
  open(country: CountryCode, settings: PageSettings & { width: number }): Promise<MerchantPage>;
  /** A page of somebody else of the demo, by the words of the first page's button. */
  enter(person: RegExp, settings: PageSettings & { width: number }): Promise<MerchantPage>;
  /** The database behind a country's server. */
  databaseOf(country: CountryCode): TestDatabase;
  /** From here on the country's merchant is new: it has an empty wallet and nothing else. */
  startAnew(country: CountryCode): Promise<void>;
  stop(): Promise<void>;
}

interface Place {
  database: TestDatabase;
  server: TestServer;
}

async function startPlace(): Promise<Place> {
  const database = await createTestDatabase();
  const env = { SAMPAN_RATE_LIMIT_FACTOR: '100' };
  return { database, server: await startTestServer({ database_url: database.url, env }) };
}

/**
 * The demo's merchants of five currencies, each with the past the demo gives it. Viet Nam's is on a server of its own,
 * where the Philippine one was turned into it, and its page has the country open.
 */
export async function startFiveMerchants(countries: readonly CountryCode[] = COUNTRY_CODES): Promise<FiveMerchants> {
  const browser: Browser = await launchBrowser();
  const asia = await startPlace();
  const vietnam = countries.includes('VN') ? await startPlace() : null;
  const state: StorageState | null = vietnam && (await turnVietnamese(vietnam.database, vietnam.server));
  const places = vietnam === null ? [asia] : [asia, vietnam];
  const enter: FiveMerchants['enter'] = async (person, settings) => {
    const page = await newPage(browser, { height: 812, touch: settings.width < 500, ...settings });
    const errors = collectPageErrors(page);
    await page.goto(asia.server.url);
    await page.getByRole('button', { name: person }).click();
    await page.waitForURL('**/orders/new');
    return { page, url: asia.server.url, errors };
  };
  return {
    enter,
    async open(country, settings) {
      if (country === 'VN') {
        const touch = settings.width < 500;
        if (vietnam === null || state === null) throw new Error('Viet Nam was not asked for');
        const page = await newPage(browser, { height: 812, touch, ...settings, context: { storageState: state } });
        const errors = collectPageErrors(page);
        await openVietnam(page);
        await page.goto(`${vietnam.server.url}/orders/new`);
        await page.locator('.c-header').waitFor();
        return { page, url: vietnam.server.url, errors };
      }
      return enter(BUTTONS[country], settings);
    },
    databaseOf: (country) => (country === 'VN' && vietnam !== null ? vietnam : asia).database,
    async startAnew(country) {
      const place = country === 'VN' && vietnam !== null ? vietnam : asia;
      await giveCompany(
        place.database,
        country === 'VN' ? VIETNAMESE : `${country.toLowerCase()}@demo.sampan.test`,
        country,
      );
    },
    async stop() {
      await browser.close();
      for (const { database, server } of places) {
        await server.stop();
        await database.drop();
      }
    },
  };
}
