import { expectFits, expectNoAxeViolations } from '@sampan/testing/browser';
import { useDemo, type NewCompany } from '@sampan/testing/demo';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

const demo = useDemo();
const SHOP = 'kopi-and-kaya.myshopify.com';

async function askShopify(page: Page): Promise<void> {
  await page.getByLabel('Address of your store').fill(SHOP);
  await page.getByRole('button', { name: 'Continue to Shopify' }).click();
}

async function openAs(owner: NewCompany) {
  const opened = await demo.open({ as: owner, path: '/stores', width: 1280 });
  await opened.page.getByRole('article', { name: 'Shopify', exact: true }).waitFor();
  return opened;
}

test('spec 4 Stores: a store is connected in the browser, refused in a sentence, set up and disconnected', async () => {
  const { page, errors } = await openAs(await demo.newCompany());
  await expectFits(page);
  await expectNoAxeViolations(page);

  // Nothing entered, then nothing that could be a store.
  await page.getByRole('button', { name: 'Connect Shopify' }).click();
  await page.getByRole('button', { name: 'Continue to Shopify' }).click();
  await page.getByText('Address of your store is required').waitFor();
  await page.getByLabel('Address of your store').fill('not a store');
  await page.getByRole('button', { name: 'Continue to Shopify' }).click();
  await page.getByText("Enter the store's address").waitFor();
  await expectNoAxeViolations(page);

  // Consent refused at the channel.
  await askShopify(page);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByText("The store didn't give permission.").waitFor();

  // Given: the way back works once.
  await page.getByRole('button', { name: 'Try again' }).click();
  await askShopify(page);
  const allow = await page.getByRole('link', { name: 'Allow' }).getAttribute('href');
  await page.getByRole('link', { name: 'Allow' }).click();
  await page.getByText('Shopify is connected').waitFor();
  const card = page.getByRole('article', { name: 'Shopify: Kopi & Kaya' });
  await card.getByText('Working').waitFor();
  await page.goto(new URL(allow ?? '', page.url()).href);
  await expect.poll(() => page.getByText('no longer valid').or(page.getByText('no longer accepts')).count()).toBe(1);
  await expectFits(page);

  // Another company cannot take it.
  const other = await openAs(await demo.newCompany());
  await other.page.getByRole('button', { name: 'Connect Shopify' }).click();
  await askShopify(other.page);
  await other.page.getByRole('link', { name: 'Allow' }).click();
  await other.page.getByText('This store is connected elsewhere.').waitFor();

  await card.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Weight of a product without one').fill('0');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Enter a weight from 0.001 to 1,000 kg').waitFor();
  await page.getByLabel('Weight of a product without one').fill('0.75');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Store settings saved').waitFor();

  await card.getByRole('button', { name: 'More actions for Kopi & Kaya' }).click();
  await page.getByRole('menuitem', { name: 'Disconnect store' }).click();
  await page.getByRole('button', { name: 'Disconnect store' }).click();
  await page.getByRole('article', { name: 'Shopify', exact: true }).waitFor();
  expect([...errors, ...other.errors]).toEqual([]);
});

test('spec 3 form store: a store is entered by hand, with its required fields', async () => {
  const { page, errors } = await openAs(await demo.newCompany());
  await page.getByRole('button', { name: 'Add store' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  for (const label of ['Store name', 'Page URL', 'Access token'])
    await page.getByRole('link', { name: `${label} is required` }).waitFor();
  await expectNoAxeViolations(page);
  await page.getByLabel('Store name').fill('Kaya corner');
  await page.getByLabel('Page URL').fill('instagram.com/kaya.corner');
  await page.getByLabel('Access token').fill('ig-secret');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('article', { name: 'Other store: Kaya corner' }).getByText('https://instagram.com').waitFor();
  expect(errors).toEqual([]);
});
