import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readSiteFacts } from '../../../../packages/tooling/src/site/site-facts.ts';
import { createTextLibrary } from '../marketing/text-library.ts';
import { publicPages } from '../public-pages.ts';
import type { SiteFacts } from '../site-facts.ts';
import { releasedVersions } from './released-versions.ts';

const facts: SiteFacts = await readSiteFacts(fileURLToPath(new URL('../../../../', import.meta.url)));
const { rates, legal, changelog } = facts;

function linesOf(released: typeof changelog.released): string[] {
  const page = publicPages({
    texts: createTextLibrary(facts.texts),
    rates,
    legal,
    changelog: { waiting: [], released },
  }).find(({ path }) => path === '/changelog');
  return (
    page?.blocks.flatMap((block) =>
      block.kind === 'heading' ? [block.text] : block.kind === 'list' ? block.items : [],
    ) ?? []
  );
}

test('versions that are out tell each change once, under the part that it concerns most', () => {
  const both = '- 1a2b3c4: Faster,\n  in both.\n\n  - and smaller\n';
  const lines = linesOf({
    '@sampan/server': `# @sampan/server\n\n## 1.2.0\n\n### Minor Changes\n\n- 5d6e7f8: New.\n\n## 1.1.0\n\n### Minor Changes\n\n${both}`,
    '@sampan/widgets': `# @sampan/widgets\n\n## 1.2.0\n\n## 1.1.0\n\n### Minor Changes\n\n${both}`,
  });
  expect(lines).toEqual([
    'Version 1.2.0',
    'Server and API',
    'New.',
    'Version 1.1.0',
    'Widgets on your page',
    'Faster, in both. and smaller',
  ]);
});

test('nothing of the change logs of today is left out', () => {
  const told = Object.values(changelog.released).flatMap((log) => log.match(/^- [0-9a-f]{7,}: /gmu) ?? []);
  const read = releasedVersions(changelog.released).flatMap(({ changes }) => changes);
  expect(read.reduce((sum, { packages }) => sum + packages.length, 0)).toBe(told.length);
  expect(linesOf(changelog.released).length).toBeGreaterThan(read.length);
});
