import type { Order } from '@sampan/contract';
import { expectFits, expectNoAxeViolations } from '@sampan/testing/browser';
import { useDemo, type NewCompany } from '@sampan/testing/demo';
import { describe, expect, test } from 'vitest';

const demo = useDemo();

function newParcel({ api }: NewCompany, name: string, more: object = {}): Promise<Order> {
  return api.call('POST', '/api/v1/order', {
    shipping_address: {
      name,
      phone: '91234567',
      email: 'buyer@example.test',
      coordinate: { country: 'SG', unit_number: '#08-212', street: 'Blk 145 Toa Payoh Lorong 2', post_code: '310145' },
    },
    package_type: 'shoebox',
    package_content: 'Kaya jam',
    total_package_value: 48,
    ...more,
  });
}

describe('many labels with one decision (spec 1, bulk orders)', () => {
  test('five parcels are compared, four are bought and can be printed, one says what it lacks', async () => {
    const owner = await demo.newCompany({ money: 500 });
    const names = ['Wong Li Ting', 'Grace Toh Yan Ling', 'Muhammad Faizal bin Osman', 'Cheryl Goh Pei Shan'];
    await Promise.all(names.map((name) => newParcel(owner, name)));
    await newParcel(owner, 'Ong Jun Jie', { package_content: '' });
    const balance = async () => (await owner.api.call<{ balance: number }>('GET', '/api/v1/me/wallet_balance')).balance;
    const before = await balance();
    const { page, errors } = await demo.open({ as: owner, path: '/orders/new' });
    await page.getByRole('row').filter({ hasText: 'Ong Jun Jie' }).waitFor();
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await page.getByRole('button', { name: 'Compare and buy 5 labels' }).click();

    await page.getByRole('heading', { name: 'Compare and buy' }).waitFor();
    const left_out = page.getByRole('region', { name: "1 parcel can't go yet" });
    await left_out.getByRole('link', { name: /Fix parcel/u }).waitFor();
    await expect.poll(() => left_out.innerText()).toContain('Ong Jun Jie');
    const rows = page.getByRole('list', { name: '4 parcels ready' }).getByRole('listitem');
    await expect.poll(() => rows.count()).toBe(4);
    await expectNoAxeViolations(page);
    await expectFits(page);

    const summary = page.getByRole('complementary', { name: 'Summary' });
    const buy = summary.getByRole('button', { name: /^Buy 4 labels for S\$ / });
    const cheapest = await buy.innerText();
    await page.getByRole('radio', { name: /^Fastest/u }).check();
    await expect.poll(() => buy.innerText()).not.toBe(cheapest);
    await page.getByRole('radio', { name: /^Cheapest/u }).check();
    await expect.poll(() => buy.innerText()).toBe(cheapest);
    // This journey prints from the job's own dialog.
    await summary.getByRole('checkbox', { name: /^Print all on/u }).uncheck();
    await buy.click();

    const job = page.getByRole('dialog', { name: 'Buying labels: done' });
    await job.getByRole('button', { name: 'Print 4 labels' }).waitFor();
    const counts = job.getByRole('definition');
    await expect.poll(() => counts.allInnerTexts()).toEqual(['4', '0', '0', '4']);
    await expectFits(page);
    const paid = Number(/([\d.]+)$/u.exec(cheapest)?.[1]);
    expect(paid).toBeGreaterThan(0);
    expect(await balance()).toBeCloseTo(before - paid, 2);

    await job.getByRole('button', { name: 'Print 4 labels' }).click();
    const print = page.getByRole('dialog', { name: 'Print 4 labels' });
    await print.getByLabel('Print order').selectOption('By courier');
    await expectNoAxeViolations(page);
    await print.getByRole('button', { name: 'Print', exact: true }).click();
    // Spec 4 'Result dialog'.
    const result = page.getByRole('dialog', { name: 'Successful' });
    await result.getByText('Your labels are ready.').waitFor();
    await result.getByRole('button', { name: 'Continue' }).click();
    await page.goto(`${demo.url}/orders/jobs`);
    await page.getByRole('row').filter({ hasText: 'Buying labels' }).getByText('4/4').waitFor();
    await expectNoAxeViolations(page);
    await expectFits(page);
    expect(errors).toEqual([]);
  });
});
