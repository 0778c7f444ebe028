import { useDemo } from '@sampan/testing/demo';
import { test } from 'vitest';
import { expectInvoiceAddsUp } from '#test/features/billing/invoices/invoices.steps.fixtures.ts';

const demo = useDemo();

test.each([
  ['my', 'RM'],
  ['ph', '₱'],
  ['id', 'Rp'],
] as const)('spec 9 currencies, %s: the sheet of an invoice is in %s, and the sums are equal', async (as, symbol) => {
  for (const width of [375, 1280]) {
    const { page } = await demo.open({ as, path: '/histories/invoices', width });
    await expectInvoiceAddsUp(page, symbol);
  }
});
