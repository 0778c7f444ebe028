import { expectFits, expectNoAxeViolations } from '@sampan/testing/browser';
import { useDemo } from '@sampan/testing/demo';
import { PARCEL } from '#test/features/scan/bought-parcel.fixtures.ts';
import { expect, test } from 'vitest';

const demo = useDemo();

test.each([375, 1280])(
  'spec 1, bulk orders: at %i px a card adds what the wallet lacks after one question',
  async (width) => {
    const owner = await demo.newCompany({ country: 'SG', money: 10 });
    const balanceOf = async () =>
      (await owner.api.call<{ balance: number }>('GET', '/api/v1/me/wallet_balance')).balance;
    await Promise.all(Array.from({ length: 12 }, () => owner.api.call('POST', '/api/v1/order', PARCEL)));
    const { page, errors } = await demo.open({ as: owner, path: '/orders/new', width: 1280 });
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await page.getByRole('button', { name: 'Compare and buy 12 labels' }).click();
    await page.setViewportSize({ width, height: 812 });
    const buy = page.getByRole('button', { name: /^Buy 12 labels for S\$ / });
    const total = Number(/([\d.]+)$/u.exec(await buy.innerText())?.[1]);
    expect(total).toBeGreaterThan(await balanceOf());
    await page.getByRole('checkbox', { name: /^Print all on/u }).uncheck();
    await page.getByText('We ask you once').waitFor();
    await buy.click();
    const dialog = page.getByRole('dialog', { name: /^Charge S\$ [\d.]+ to your card\?$/u });
    await dialog.waitFor();
    await expectNoAxeViolations(page);
    await expectFits(page, width < 500 ? [320, 375] : [1280]);
    await dialog.getByRole('button', { name: 'Charge card and buy' }).click();
    const job = page.getByRole('dialog', { name: 'Buying labels: done' });
    await expect
      .poll(() => job.getByRole('definition').allInnerTexts(), { timeout: 60_000 })
      .toEqual(['12', '0', '0', '12']);
    // To the cent: nothing more was charged than was missing.
    expect(await balanceOf()).toBeCloseTo(0, 2);
    expect(errors).toEqual([]);
  },
);
