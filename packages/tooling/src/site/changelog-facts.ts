import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Packages whose released versions people outside follow. */
const TOLD = {
  '@sampan/widgets': 'packages/widgets',
  '@sampan/console': 'apps/console',
  '@sampan/server': 'apps/server',
};
const CHANGESET = /^---\n([^]*?)\n---\n([^]*)$/u;

/** Changes that wait, and the logs of versions that are out. In the shape of `ChangelogFacts` of `apps/site/src/changelog/change-facts.ts`. */
export function readChangelog(root: string) {
  const folder = join(root, '.changeset');
  const files = globSync('*.md', { cwd: folder })
    .filter((file) => file !== 'README.md')
    .toSorted();
  return {
    waiting: files.map((file) => changeOf(file, readFileSync(join(folder, file), 'utf8'))),
    released: Object.fromEntries(
      Object.entries(TOLD)
        .map(([name, place]) => [name, join(root, place, 'CHANGELOG.md')] as const)
        .filter(([, path]) => existsSync(path))
        .map(([name, path]) => [name, readFileSync(path, 'utf8')]),
    ),
  };
}

function changeOf(file: string, text: string) {
  const [, head = '', body = ''] = CHANGESET.exec(text) ?? [];
  const packages = [...head.matchAll(/^['"]?(@sampan\/[\w-]+)['"]?:/gmu)].map(([, name = '']) => name);
  if (packages.length === 0 || body.trim() === '')
    throw new Error(`.changeset/${file} names no package or says nothing`);
  return { id: file.slice(0, -3), packages, text: body.trim() };
}
