import { useDemo } from '@sampan/testing/demo';
import { describe, expect, test } from 'vitest';
import { expectAsTheyAre, expectLong } from './money-screens.steps.fixtures.ts';

const demo = useDemo();

/** In the dark, empty, failing, in five currencies and at two widths: money-screens.matrix.test.ts. */
describe('screens of money', () => {
  test('as they are', async () => {
    const { page, errors } = await demo.open({ as: 'sg', width: 375, stay: true });
    await expectAsTheyAre({ page, url: demo.url, country: 'SG' });
    expect(errors).toEqual([]);
  });

  test('with the longest texts and the greatest amounts, on the narrowest phone', async () => {
    const { page, errors } = await demo.open({ as: 'id', width: 320, fresh: true });
    await expectLong({ page, url: demo.url, country: 'ID' });
    expect(errors).toEqual([]);
  });
});
