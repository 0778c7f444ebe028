import { COUNTRY_CODES } from '@sampan/country-rules';
import { beforeAll, describe, expect, test } from 'vitest';
import { EVERYWHERE, useMerchantsByCurrency } from '#test/five-currencies/merchants-by-currency.fixtures.ts';
import {
  expectAcceptance,
  expectDispute,
  openMoreAdjustments,
} from '#test/features/adjustments/answer-adjustment.steps.fixtures.ts';

const merchants = useMerchantsByCurrency({ own: true });
beforeAll(async () => {
  for (const country of COUNTRY_CODES) await openMoreAdjustments(merchants.demoOf(country), country);
});

const path = '/histories/adjustments?state=open';

describe.each(EVERYWHERE)('an adjustment is answered, in $country at $width px', ({ country, width }) => {
  test('accepted: its evidence is there, exactly its amount leaves the wallet, and the history leads back to it', async () => {
    const { page, demo, errors } = await merchants.open(country, { path, width });
    await expectAcceptance({ page, url: demo.url, country });
    expect(errors).toEqual([]);
  });

  test('disputed: a reason is needed, a failure keeps what was typed, nothing is charged, the photo stands with it', async () => {
    const { page, demo } = await merchants.open(country, { path, width });
    await expectDispute({ page, url: demo.url, country });
  });
});
