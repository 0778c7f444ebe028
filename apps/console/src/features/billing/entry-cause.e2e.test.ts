import { useDemo } from '@sampan/testing/demo';
import { expect, test } from 'vitest';
import { expectEntriesLead } from '#test/features/billing/entry-cause.steps.fixtures.ts';

const demo = useDemo();

/** The same in five currencies: entry-cause.matrix.test.ts. */
test('the history leads to what made an entry: credit note, receipt, payout, settlement', async () => {
  const { page, errors } = await demo.open({ as: 'ph', width: 375, stay: true });
  await expectEntriesLead(page, demo.url);
  expect(errors).toEqual([]);
});
