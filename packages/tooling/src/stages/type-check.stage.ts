import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from '../launch/root.mjs';
import { runScript, runTogether, scriptOf } from './command.ts';
import type { Stage } from './stage.ts';

/** Every workspace folder with a tsconfig.json and at least one source file. */
function projects(): string[] {
  return ['packages', 'apps'].flatMap((folder) =>
    readdirSync(join(ROOT, folder))
      .map((name) => join(ROOT, folder, name))
      .filter((path) => existsSync(join(path, 'tsconfig.json')) && hasSource(path)),
  );
}

/** Where a project's findings are kept, so that the next check looks only at what changed. */
const buildInfoOf = (path: string): string => join(ROOT, 'node_modules/.sampan/types', `${basename(path)}.tsbuildinfo`);

/** A package that is still empty has nothing to check, and TypeScript calls that an error. */
function hasSource(path: string): boolean {
  const source = join(path, 'src');
  return (
    existsSync(source) &&
    readdirSync(source, { recursive: true, encoding: 'utf8' }).some((name) => /\.tsx?$/.test(name))
  );
}

export const types_stage: Stage = {
  name: 'types',
  title: 'types (tsc, each package)',
  is_check: true,
  is_quiet: true,
  run: () =>
    runTogether(
      projects().map(
        (path) => () =>
          runScript(scriptOf('typescript', 'tsc'), [
            '-p',
            path,
            '--incremental',
            '--tsBuildInfoFile',
            buildInfoOf(path),
            '--pretty',
            String(process.stdout.isTTY === true),
          ]),
      ),
      2,
    ),
};
