import { useDemo } from '@sampan/testing/demo';
import { expect, test } from 'vitest';

const demo = useDemo();

/** Every kind of file but Shopify's, whose journey goes further, where its shops are. */
const KINDS = [
  ['SG', 'WooCommerce'],
  ['SG', 'Shopee'],
  ['SG', 'TikTok Shop'],
  ['SG', 'Lazada'],
  ['SG', 'Ninja Van'],
  ['MY', 'Pos Laju'],
  ['MY', 'EasyParcel'],
  ['ID', 'J&T'],
  ['ID', 'SAP'],
] as const;

test.each([375, 1280])('spec 1: at %i px each preset imports its file with no column chosen by hand', async (width) => {
  for (const country of ['SG', 'MY', 'ID'] as const) {
    const owner = await demo.newCompany({ country });
    const { page, errors } = await demo.open({ as: owner, path: '/orders/import', width });
    for (const [, kind] of KINDS.filter(([of]) => of === country)) {
      await page.getByRole('button', { name: `Try an example file of ${kind}` }).click();
      // What no file of its kind has is one weight for all; its columns are found.
      const create = page.getByRole('button', { name: 'Create 7 parcels' });
      const weight = page.getByLabel('Weight of each parcel');
      await create.or(weight).waitFor();
      if (await weight.isVisible()) {
        await weight.fill('1');
        await page.getByRole('button', { name: 'Check 8 rows' }).click();
      }
      await create.click();
      await page.getByRole('heading', { name: '7 parcels are created' }).waitFor();
      await page.goto(`${demo.url}/orders/import`);
    }
    expect(errors).toEqual([]);
  }
});
