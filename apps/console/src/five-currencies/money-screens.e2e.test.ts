import { COUNTRY_CODES } from '@sampan/country-rules';
import { expectNoAxeViolations } from '@sampan/testing/browser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { letAnswer, makeFail, makeLong } from './answers.fixtures.ts';
import { startFiveMerchants, type FiveMerchants } from './five-merchants.fixtures.ts';
import { MONEY_SCREENS, THIS_STATEMENT, faultsOf, settled, shownText } from './money-screens.fixtures.ts';

let merchants: FiveMerchants;

beforeAll(async () => {
  merchants = await startFiveMerchants();
});
afterAll(async () => {
  await merchants.stop();
});

/** Screens that have something to show from the first day. */
const FULL_ANYWAY: readonly string[] = [
  '/home',
  '/home/top-up',
  '/settings/balance',
  '/histories/statements',
  THIS_STATEMENT,
  '/histories/revenue',
];

/** Screens whose sums come with the frame, from the country's rules or in fields. */
const SHORT_ANYWAY: readonly string[] = ['/home', '/home/top-up', '/settings/balance', '/settings/payment-methods'];

const CASES = COUNTRY_CODES.flatMap((country) => [375, 1280].map((width) => ({ country, width })));

describe.each(CASES)('screens of money in $country at $width px', ({ country, width }) => {
  test('as they are', async () => {
    const { page, url, errors } = await merchants.open(country, { width });
    const faults: string[] = [];
    for (const screen of MONEY_SCREENS) {
      await page.goto(url + screen);
      await settled(page);
      faults.push(...(await faultsOf(page, country)));
      await expectNoAxeViolations(page);
    }
    expect(faults).toEqual([]);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('with the longest texts and the greatest amounts', async () => {
    const { page, url, errors } = await merchants.open(country, { width: width === 375 ? 320 : width });
    await makeLong(page);
    const faults: string[] = [];
    for (const screen of MONEY_SCREENS) {
      await page.goto(url + screen);
      await settled(page);
      faults.push(...(await faultsOf(page, country)));
      if ((await page.locator('.s-banner--danger').count()) > 0) faults.push(`${screen}: something did not come`);
      const is_long = (await shownText(page)).replaceAll(/[.,\s]/gu, '').includes('987654321');
      if (!is_long && !SHORT_ANYWAY.includes(screen)) faults.push(`${screen}: shows no great amount`);
    }
    expect(faults).toEqual([]);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('when the server fails: what failed is said, and Retry brings it', async () => {
    const { page, url } = await merchants.open(country, { width });
    const faults: string[] = [];
    for (const screen of MONEY_SCREENS) {
      await makeFail(page);
      await page.goto(url + screen);
      // A dialog has its own, and covers those below.
      const part = screen === '/home/top-up' ? 'dialog[open]' : 'main';
      const retries = page.locator(`${part} .s-banner--danger button.s-button`);
      await expect
        .poll(() => retries.count(), { timeout: 15_000, message: `${screen} offers Retry` })
        .toBeGreaterThan(0);
      await settled(page);
      faults.push(...(await faultsOf(page, country)));
      await letAnswer(page);
      // Another call may have brought the screen meanwhile: then there is nothing left to press.
      const pressAll = async () => {
        const [retry] = await retries.all();
        await retry?.click({ timeout: 1_000 }).catch(() => undefined);
        return retries.count();
      };
      await expect.poll(pressAll, { timeout: 15_000, message: `${screen} comes after Retry` }).toBe(0);
      await settled(page);
    }
    expect(faults).toEqual([]);
    await page.context().close();
  });
});

/** Colours are the same in every currency. */
test.each([375, 1280])('in the dark every screen of money can be read, at %i px', async (width) => {
  const { page, url, errors } = await merchants.open('SG', { width, theme: 'dark' });
  for (const screen of MONEY_SCREENS) {
    await page.goto(url + screen);
    await settled(page);
    await expectNoAxeViolations(page);
  }
  expect(errors).toEqual([]);
  await page.context().close();
});

describe.each(COUNTRY_CODES)('a merchant of %s who has nothing yet', (country) => {
  beforeAll(() => merchants.startAnew(country));

  test.each([375, 1280])('at %i px: every screen says so, and what to do', async (width) => {
    const { page, url, errors } = await merchants.open(country, { width });
    const faults: string[] = [];
    for (const screen of MONEY_SCREENS) {
      await page.goto(url + screen);
      await settled(page);
      faults.push(...(await faultsOf(page, country)));
      const said = await page.locator('main .s-empty').count();
      if (said === 0 && !FULL_ANYWAY.includes(screen)) faults.push(`${screen}: an empty screen says nothing`);
      await expectNoAxeViolations(page);
    }
    expect(faults).toEqual([]);
    expect(errors).toEqual([]);
    await page.context().close();
  });
});
