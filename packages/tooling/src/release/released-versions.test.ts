import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ROOT, versionOf } from './publishable.ts';
import { hasChangesets, releasedTogether, withoutOwnPackages } from './raise-versions.ts';
import { carriedVersion } from './sdk-version.ts';

const readJson = (path: string): unknown => JSON.parse(readFileSync(`${ROOT}${path}`, 'utf8'));
const manifestOf = (folder: string) => readJson(`${folder}/package.json`) as { version?: string };
const RELEASED = releasedTogether();
const MIGRATIONS = 'apps/server/migrations';

test('what is released together has one number, which the widgets carry and every change log tells', () => {
  expect(RELEASED.map((folder) => [folder, manifestOf(folder).version])).toEqual(
    RELEASED.map((folder) => [folder, versionOf('widgets')]),
  );
  expect(carriedVersion()).toBe(versionOf('widgets'));
  for (const folder of RELEASED)
    expect(readFileSync(`${ROOT}${folder}/CHANGELOG.md`, 'utf8')).toContain(`\n## ${versionOf('widgets')}\n`);
});

test('packages that are never published have no number that could be another one', () => {
  const others = globSync('{apps,packages}/*/package.json', { cwd: ROOT })
    .map((file) => file.replace('/package.json', ''))
    .filter((folder) => !RELEASED.includes(folder));
  expect(others.filter((folder) => manifestOf(folder).version !== undefined)).toEqual([]);
});

test('a schema is frozen with its release, or a change waits for the next one', () => {
  const frozen = readJson(`${MIGRATIONS}/frozen.json`) as { tag: string; release: string }[];
  const { entries } = readJson(`${MIGRATIONS}/meta/_journal.json`) as { entries: { tag: string }[] };
  expect(entries.slice(0, frozen.length).map(({ tag }) => tag)).toEqual(frozen.map(({ tag }) => tag));
  expect(entries.length === frozen.length || hasChangesets()).toBe(true);
  for (const { release } of frozen)
    expect([release, existsSync(`${ROOT}apps/server/test/release/kept/${release}/manifest.json`)]).toEqual([
      release,
      true,
    ]);
});

test('a change log says nothing of packages that were raised with it', () => {
  const head = '# @sampan/console\n\n## 1.2.0\n\n### Minor Changes\n\n- 1a2b3c4: New.\n\n';
  const noise =
    '### Patch Changes\n\n- Updated dependencies [1a2b3c4]\n- Updated dependencies [5d6e7f8]\n  - @sampan/validators@1.2.0\n';
  const before = '\n## 1.1.0\n\n### Patch Changes\n\n- 9a8b7c6: Mended.\n';
  expect(withoutOwnPackages(`${head}${noise}${before}`)).toBe(`${head}${before.slice(1)}`);
  expect(withoutOwnPackages(`${head}${noise}`)).toBe(head);
});
