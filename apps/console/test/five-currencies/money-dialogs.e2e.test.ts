import { useDemo } from '@sampan/testing/demo';
import { describe, expect, test } from 'vitest';
import { expectInvoice, expectPayoutForm } from './money-dialogs.steps.fixtures.ts';

const demo = useDemo();

/** The same in five currencies and at two widths: money-dialogs.matrix.test.ts. */
describe('what opens over the screens of money', () => {
  test('an invoice: net and taxes are its total; long, and when it does not come', async () => {
    const { page } = await demo.open({ as: 'id', path: '/histories/invoices', width: 375, fresh: true });
    await expectInvoice(page, 'ID');
  });

  test('asking for a payout: what is wrong is said at the field, and the typing stays', async () => {
    const { page, errors } = await demo.open({ as: 'id', path: '/histories/payouts', width: 375 });
    await expectPayoutForm(page, 'ID');
    expect(errors).toEqual([]);
  });
});
