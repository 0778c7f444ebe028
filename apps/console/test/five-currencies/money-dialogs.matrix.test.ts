import { describe, expect, test } from 'vitest';
import { expectInvoice, expectPayoutForm } from './money-dialogs.steps.fixtures.ts';
import { EVERYWHERE, useMerchantsByCurrency } from './merchants-by-currency.fixtures.ts';

const merchants = useMerchantsByCurrency();

describe.each(EVERYWHERE)('what opens over the screens of money in $country at $width px', ({ country, width }) => {
  test('an invoice: net and taxes are its total; long, and when it does not come', async () => {
    const { page } = await merchants.open(country, { path: '/histories/invoices', width, fresh: true });
    await expectInvoice(page, country);
  });

  test('asking for a payout: what is wrong is said at the field, and the typing stays', async () => {
    const { page, errors } = await merchants.open(country, { path: '/histories/payouts', width });
    await expectPayoutForm(page, country);
    expect(errors).toEqual([]);
  });
});
