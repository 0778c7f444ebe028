import { expectFits, expectNoAxeViolations } from '@sampan/testing/browser';
import { useDemo } from '@sampan/testing/demo';
import { describe, expect, test } from 'vitest';
import { SOON } from '#test/five-currencies/screen-text.fixtures.ts';
import { balanceSettings } from '#test/features/settings/balance.suite.ts';

const demo = useDemo();

describe('/settings/balance', () => {
  // Another language and another way to write amounts; every currency stands in the matrix.
  balanceSettings(demo, 'ID', 375);
});

describe('the warning of a low balance', () => {
  test('said on every page until it is put away; the next fall says it again', async () => {
    const owner = await demo.newCompany({ country: 'PH', money: 4_000 });
    const fall = async () => {
      for (const threshold of [1, 400_000])
        await owner.api.call('PUT', '/api/v1/me/balance_setting/low_balance', { is_on: true, threshold });
    };
    await fall();
    const { page } = await demo.open({ as: owner, width: 375 });
    await page.getByText(/Below ₱400,000\.00, your next label may not go through\./u).waitFor();
    await expectNoAxeViolations(page);
    await expectFits(page, [320, 375, 1280], () => page.getByText('Your balance is low').waitFor());
    await page.getByRole('button', { name: 'Hide for now' }).click();
    await page.getByText('Your balance is low').waitFor({ state: 'detached' });
    await page.reload();
    await page.locator('.c-header .c-balance').waitFor();
    await expect.poll(() => page.getByText('Your balance is low').count(), SOON).toBe(0);
    await fall();
    await page.reload();
    await page.getByText('Your balance is low').waitFor();
  });

  test('who pays by invoice has nothing to fill', async () => {
    const { page } = await demo.open({ as: 'postbilling', path: '/settings/balance', width: 375 });
    await page.getByText('Your company pays by monthly invoice').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Turn on' }).count()).toBe(0);
    await expectNoAxeViolations(page);
    await expectFits(page);
  });
});
