import { describe, expect, test } from 'vitest';
import { expectAsTheyAre, expectEmpty, expectRetries, expectLong } from './money-screens.steps.fixtures.ts';
import { newCompanyIn } from './new-company-in.fixtures.ts';
import { EVERYWHERE, useMerchantsByCurrency } from './merchants-by-currency.fixtures.ts';
import { openIn } from './vietnam.fixtures.ts';

const merchants = useMerchantsByCurrency();

describe.each(EVERYWHERE)('screens of money in $country at $width px', ({ country, width }) => {
  test('as they are', async () => {
    const { page, demo, errors } = await merchants.open(country, { width, stay: true });
    await expectAsTheyAre({ page, url: demo.url, country });
    expect(errors).toEqual([]);
  });

  test('with the longest texts and the greatest amounts', async () => {
    const narrowest = width === 375 ? 320 : width;
    const { page, demo, errors } = await merchants.open(country, { width: narrowest, fresh: true });
    await expectLong({ page, url: demo.url, country });
    expect(errors).toEqual([]);
  });

  test('when the server fails: what failed is said, and Retry brings it', async () => {
    const { page, demo } = await merchants.open(country, { width, fresh: true });
    await expectRetries({ page, url: demo.url, country });
  });

  test('of a merchant who has nothing yet', async () => {
    const demo = merchants.demoOf(country);
    const owner = await newCompanyIn(demo, country);
    const { page, errors } = await openIn(demo, country, { as: owner, width, stay: true });
    await expectEmpty({ page, url: demo.url, country });
    expect(errors).toEqual([]);
  });
});

/** Colours are the same in every currency. */
test.each([375, 1280])('in the dark every screen of money can be read, at %i px', async (width) => {
  const { page, demo, errors } = await merchants.open('SG', { width, stay: true });
  await expectAsTheyAre({ page, url: demo.url, country: 'SG' }, ['dark']);
  expect(errors).toEqual([]);
});
