import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../launch/root.mjs';
import { danglingNames, fileNames, readPages, tableUnder } from './document.ts';

const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const codesIn = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '');

/** `npm run bench` and `npm run trust` write these; until they have run, there are none. */
const WRITTEN_BY_COMMANDS = new Set(['docs/bench.md', 'docs/trust.md']);

describe('what a page names is there', () => {
  const pages = readPages();
  const names = fileNames();

  it('finds the pages a reader begins with', () => {
    expect(pages.map((page) => page.path)).toEqual(
      expect.arrayContaining(['README.md', 'docs/architecture.md', 'docs/api-tour.md', 'packages/tooling/README.md']),
    );
  });

  it.each(pages.map((page) => [page.path, page] as const))('%s', (_path, page) => {
    expect(danglingNames(page, names).filter((name) => !WRITTEN_BY_COMMANDS.has(name))).toEqual([]);
  });

  it('lists every decision', () => {
    const listed = pages.find((page) => page.path === 'docs/decisions/README.md')?.text ?? '';
    const records = pages.map((page) => page.path).filter((path) => /^docs\/decisions\/\d{4}-/.test(path));
    expect(records.length).toBeGreaterThan(9);
    expect(records.filter((path) => !listed.includes(`(${path.split('/').at(-1)})`))).toEqual([]);
  });

  it('notices a path, a file and a link that are gone', () => {
    const text =
      'See `apps/server/src/gone.ts`, then `gone-too.ts` and [here](docs/gone.md), not `x.table.ts`, `apps/*/src` or `apps/server`.';
    expect(danglingNames({ path: 'README.md', text }, names)).toEqual([
      'apps/server/src/gone.ts',
      'gone-too.ts',
      'docs/gone.md',
    ]);
  });
});

describe('docs/architecture.md', () => {
  it('answers where things are, each with a path', () => {
    const rows = tableUnder(textOf('docs/architecture.md'), 'Where is ...?');
    expect(rows.length).toBeGreaterThan(25);
    expect(rows.filter(([, answer]) => !/`(apps|packages)\//.test(answer ?? '')).map(([question]) => question)).toEqual(
      [],
    );
  });
});

describe('README.md', () => {
  const readme = textOf('README.md');
  const env = textOf('apps/server/src/env.ts');
  const rows = tableUnder(readme, 'Settings');

  it('has a row for every setting of the server, and for nothing else', () => {
    const documented = rows.flatMap(([name]) => codesIn(name ?? ''));
    const read = [...env.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map((match) => match[1] ?? '');
    expect(read).toContain('PORT');
    expect(documented.toSorted()).toEqual(read.toSorted());
  });

  it('gives the defaults of the code', () => {
    const defaults = [...env.matchAll(/^ {2}([A-Z][A-Z0-9_]+): v\.optional\(.*, '([^']+)'\),$/gm)];
    expect(defaults.length).toBeGreaterThan(4);
    for (const [, name = '', value] of defaults) {
      const row = rows.find(([cell]) => codesIn(cell ?? '').includes(name));
      expect(codesIn(row?.[1] ?? ''), name).toEqual([value]);
    }
  });

  it('shows every folder of the workspace, and the examples', () => {
    const shown = tableUnder(readme, 'The map').flatMap(([folder]) => codesIn(folder ?? ''));
    const folders = globSync('{apps,packages}/*/package.json', { cwd: ROOT }).map((path) =>
      path.replace('/package.json', ''),
    );
    expect(shown.toSorted()).toEqual([...folders, 'examples'].toSorted());
  });

  it('shows every command of the root, and none that is not there', () => {
    const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
    const commands = tableUnder(readme, 'Commands').flatMap(([command]) => codesIn(command ?? ''));
    const shown = commands.map((command) => /^npm (?:run )?([\w:]+)/.exec(command)?.[1] ?? command);
    expect([...new Set(shown)].sort()).toEqual(Object.keys(scripts).sort());
  });

  it('lists the demo accounts with their password', () => {
    const accounts = textOf('apps/server/src/modules/demo/demo-account.ts');
    const emails = [...accounts.matchAll(/email: '([^']+)'/g)].map((match) => match[1]);
    const shown = tableUnder(readme, 'Start').flatMap(([email]) => codesIn(email ?? ''));
    expect(shown).toEqual(emails);
    expect(readme).toContain(`\`${/DEMO_PASSWORD = '([^']+)'/.exec(accounts)?.[1]}\``);
  });
});
