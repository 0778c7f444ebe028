import { expectFits } from '@sampan/testing/browser';
import { useDemo } from '@sampan/testing/demo';
import { expect, test } from 'vitest';

const demo = useDemo();

test.each([
  ['sg', 'SGD', 1_000_000, 'S$ 1,000,000.00'],
  ['my', 'MYR', 1_000_000, 'RM 1,000,000.00'],
  ['id', 'IDR', 100_000_000, 'Rp 100.000.000,00'],
] as const)('a great balance of %s fits into the header at every width', async (as, currency, balance, text) => {
  const { page, errors } = await demo.open({ as, width: 320, stay: true });
  await page.route('**/me/wallet_balance', (route) => route.fulfill({ json: { currency, balance, held: 0 } }));
  await page.goto(`${demo.url}/home`);
  await page.getByRole('banner').getByText(text, { exact: true }).waitFor();
  await page.getByRole('banner').getByRole('button').first().waitFor();
  await expectFits(page);
  expect(errors).toEqual([]);
});
