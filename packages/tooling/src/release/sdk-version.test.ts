import { expect, test } from 'vitest';
import { versionOf } from './publishable.ts';
import { carriedVersion } from './sdk-version.ts';

test('the widgets carry the version of their package, which the changesets raise', () => {
  expect(carriedVersion()).toBe(versionOf('widgets'));
});
