import { useDemo } from '@sampan/testing/demo';
import { describe, expect, test } from 'vitest';
import { expectAsTheyAre } from './money-screens.steps.fixtures.ts';

const demo = useDemo();

/** axe looks at each of them in its own test. In the dark, empty, failing, with the longest texts, in five currencies and at two widths: money-screens.matrix.test.ts. */
describe('screens of money', () => {
  test('as they are', async () => {
    const { page, errors } = await demo.open({ as: 'sg', width: 375, stay: true });
    await expectAsTheyAre({ page, url: demo.url, country: 'SG' }, []);
    expect(errors).toEqual([]);
  });
});
