import { expectFits, expectNoAxeViolations } from '@sampan/testing/browser';
import { useDemo } from '@sampan/testing/demo';
import { describe, expect, test } from 'vitest';

const demo = useDemo();

const QUESTION =
  'from_country=SG&from_postcode=409051&to_country=MY&to_postcode=50450&length=40&width=30&height=20&weight=2';

describe('/calculator (spec 2, public routes)', () => {
  test('anybody asks without signing in; the address keeps the question, and the link asks it again', async () => {
    const { page, errors } = await demo.open({
      path: '/calculator',
      context: { permissions: ['clipboard-read', 'clipboard-write'] },
    });
    await page.getByLabel('From: Postcode').fill('409051');
    await page.getByLabel('To: Postcode').fill('310145');
    await page.getByRole('radio', { name: /Handbag/ }).check();
    await page.getByRole('button', { name: 'Compare couriers' }).click();
    await page.getByText('services available').waitFor();
    await expect.poll(() => page.locator('[part=price]').count()).toBeGreaterThan(3);
    const prices = await page.locator('[part=price]').allInnerTexts();
    await expect.poll(() => page.url()).toContain('to_postcode=310145&package_type=handbag');
    await expectNoAxeViolations(page);

    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByText('Copied').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const { page: other } = await demo.open({ stay: true });
    await other.goto(link);
    await other.getByText('services available').waitFor();
    await expect.poll(() => other.locator('[part=price]').allInnerTexts()).toEqual(prices);
    expect(errors).toEqual([]);
  });

  test('fits every width, and says which weight is charged before the prices', async () => {
    const { page } = await demo.open({ path: `/my/calculator?${QUESTION}`, width: 375, theme: 'dark' });
    await page.getByText('You pay for the volumetric weight').waitFor();
    await page.locator('summary').first().click();
    await page.getByText('Fuel surcharge').first().waitFor();
    await expectNoAxeViolations(page);
    await expectFits(page);
    await page.setViewportSize({ width: 1280, height: 812 });
    await expectNoAxeViolations(page);
  });

  test('each country has its own, and that of Viet Nam leads to the notice', async () => {
    const { page } = await demo.open({ path: '/ph/calculator' });
    await page.getByLabel('From: Province').waitFor();
    await expect.poll(() => page.getByLabel('From', { exact: true }).inputValue()).toBe('PH');
    await page.goto(`${demo.url}/vn/calculator`);
    await page.waitForURL('**/maintain');
    await page.goto(`${demo.url}/sg/calculators`);
    await page.waitForURL('**/404');
  });
});
