import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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
      globSync('{apps,packages}/*/CHANGELOG.md', { cwd: root })
        .toSorted()
        .map((path) => [path.replace(/^\w+\/([\w-]+)\/.*$/u, '@sampan/$1'), readFileSync(join(root, path), 'utf8')]),
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
