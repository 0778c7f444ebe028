import { useDemo } from '@sampan/testing/demo';
import { describe, expect, test } from 'vitest';
import { expectAsTheyAre, expectEmpty, expectRetries, expectLong } from './money-screens.steps.fixtures.ts';
import { newCompanyIn } from './new-company-in.fixtures.ts';

const demo = useDemo();

/** The same in five currencies and at two widths: money-screens.matrix.test.ts. */
describe('screens of money', () => {
  test('as they are, light and dark', async () => {
    const { page, errors } = await demo.open({ as: 'sg', width: 375, stay: true });
    await expectAsTheyAre({ page, url: demo.url, country: 'SG' }, ['light', 'dark']);
    expect(errors).toEqual([]);
  });

  test('with the longest texts and the greatest amounts, on the narrowest phone', async () => {
    const { page, errors } = await demo.open({ as: 'id', width: 320, fresh: true });
    await expectLong({ page, url: demo.url, country: 'ID' });
    expect(errors).toEqual([]);
  });

  test('when the server fails: what failed is said, and Retry brings it', async () => {
    const { page } = await demo.open({ as: 'sg', width: 375, fresh: true });
    await expectRetries({ page, url: demo.url, country: 'SG' });
  });

  test('a merchant who has nothing yet: every screen says so, and what to do', async () => {
    const owner = await newCompanyIn(demo, 'SG');
    const { page, errors } = await demo.open({ as: owner, width: 1280, stay: true });
    await expectEmpty({ page, url: demo.url, country: 'SG' });
    expect(errors).toEqual([]);
  });
});
