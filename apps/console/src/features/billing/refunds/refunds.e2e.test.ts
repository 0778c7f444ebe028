import { useDemo } from '@sampan/testing/demo';
import { describe, expect, test } from 'vitest';
import { expectRefundsAddUp, expectRefundRetry } from '#test/features/billing/refunds/refunds.steps.fixtures.ts';

const demo = useDemo();

/** The same in five currencies: refunds.matrix.test.ts. */
describe('/histories/refunds (spec 4 Order lifecycle)', () => {
  test('each refund is the sum of its parts, each total that of its column, and the credit note is a PDF', async () => {
    const { page, errors } = await demo.open({ as: 'id', path: '/histories/refunds', width: 375 });
    await expectRefundsAddUp(page, demo.url, 'ID');
    expect(errors).toEqual([]);
  });

  test('a credit note that does not come says so beside its button; a list that does not come is asked again', async () => {
    const { page } = await demo.open({ as: 'sg', width: 375, stay: true });
    await expectRefundRetry(page, demo.url);
  });
});
