import { COUNTRY_CODES } from '@sampan/country-rules';
import { expectNoAxeViolations } from '@sampan/testing/browser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { letAnswer, makeFail, makeLong } from './answers.fixtures.ts';
import { startFiveMerchants, type FiveMerchants } from './five-merchants.fixtures.ts';
import { MONEY_SCREENS, faultsOf, settled } from './money-screens.fixtures.ts';

let merchants: FiveMerchants;

beforeAll(async () => {
  merchants = await startFiveMerchants();
});
afterAll(async () => {
  await merchants.stop();
});

const CASES = COUNTRY_CODES.flatMap((country) => [375, 1280].map((width) => ({ country, width })));

describe.each(CASES)('screens of money in $country at $width px', ({ country, width }) => {
  test('as they are', async () => {
    const { page, url, errors } = await merchants.open(country, { width });
    for (const screen of MONEY_SCREENS) {
      await page.goto(url + screen);
      await settled(page);
      expect(await faultsOf(page, country), screen).toEqual([]);
      await expectNoAxeViolations(page);
      if (process.env.SHOTS)
        await page.screenshot({ path: `${process.env.SHOTS}/${country}-${width}${screen.replaceAll('/', '_')}.png` });
    }
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('with the longest texts and the greatest amounts', async () => {
    const { page, url, errors } = await merchants.open(country, { width: width === 375 ? 320 : width });
    await makeLong(page);
    for (const screen of MONEY_SCREENS) {
      await page.goto(url + screen);
      await settled(page);
      expect(await faultsOf(page, country), screen).toEqual([]);
      if (process.env.SHOTS)
        await page.screenshot({
          path: `${process.env.SHOTS}/long-${country}-${width}${screen.replaceAll('/', '_')}.png`,
        });
    }
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('when the server fails: what failed is said, and Retry brings it', async () => {
    const { page, url } = await merchants.open(country, { width });
    for (const screen of MONEY_SCREENS) {
      await makeFail(page);
      await page.goto(url + screen);
      const retries = page.locator('.s-banner--danger button.s-button');
      await retries.first().waitFor();
      await settled(page);
      expect(await faultsOf(page, country), screen).toEqual([]);
      if (process.env.SHOTS)
        await page.screenshot({
          path: `${process.env.SHOTS}/err-${country}-${width}${screen.replaceAll('/', '_')}.png`,
        });
      await letAnswer(page);
      for (let count = await retries.count(); count > 0; count = await retries.count()) {
        await retries.first().click();
        await expect.poll(() => retries.count(), { timeout: 10_000 }).toBeLessThan(count);
      }
      await settled(page);
    }
    await page.context().close();
  });
});
