import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { ROOT } from './publishable.ts';

/** A script of ours or of a dependency, on the Node.js that runs this. */
function run(script: string, ...args: string[]): void {
  execFileSync(process.execPath, [`${ROOT}${script}`, ...args], { cwd: ROOT, stdio: 'inherit' });
}

/** Whether changes wait for the next version. */
export const hasChangesets = (root: string = ROOT): boolean =>
  globSync('*.md', { cwd: `${root}.changeset` }).some((file) => file !== 'README.md');

/**
 * Versions and change logs from the changesets, written as our own formatter writes them: the one that changesets would start goes through the
 * package manager, which need not be installed.
 */
export function raiseVersions(): void {
  run('node_modules/@changesets/cli/bin.js', 'version');
  const logs = globSync('{apps,packages}/*/CHANGELOG.md', { cwd: ROOT });
  for (const log of logs) writeFileSync(`${ROOT}${log}`, withoutOwnPackages(readFileSync(`${ROOT}${log}`, 'utf8')));
  run('node_modules/oxfmt/bin/oxfmt', '--config', 'packages/tooling/config/oxfmt.json', ...logs);
}

/** Without the lines that say that packages of ours have the new number as well: they all have it. */
export const withoutOwnPackages = (log: string): string =>
  log
    .replaceAll(/^- Updated dependencies.*\n(?: {2}- .*\n)*/gmu, '')
    .replaceAll(/^### Patch Changes\n\n*(?=## |$(?![^]))/gmu, '');

/** The schema of this version is kept as it is from now on (docs/decisions/0050-migrations-let-go-and-add-before-they-take.md). */
export const freezeMigrations = (version: string): void =>
  run('apps/server/scripts/generate-migrations.mjs', '--freeze', version);

/** Folders of every package whose version says which release it belongs to. */
export function releasedTogether(root: string = ROOT): string[] {
  const { fixed } = JSON.parse(readFileSync(`${root}.changeset/config.json`, 'utf8')) as { fixed: string[][] };
  return (fixed[0] ?? []).map((name) => {
    const folder = name.replace('@sampan/', '');
    return existsSync(`${root}apps/${folder}`) ? `apps/${folder}` : `packages/${folder}`;
  });
}
