import { join } from 'node:path';
import { ROOT } from '../launch/root.mjs';
import { commandStage, scriptOf } from './command.ts';
import type { Stage } from './stage.ts';

const CONFIG = 'packages/tooling/config';
/** What a check remembers of unchanged files. */
const CACHE = 'node_modules/.sampan';

export const workspace_stage: Stage = commandStage({
  name: 'workspace',
  title: 'workspace (structure, imports, messages, endpoints)',
  script: () => join(ROOT, 'packages/tooling/src/check-workspace/main.ts'),
  args: [],
});

/** Rules that know the types have the compiler look at every file: what it finds is told too, so that nothing is compiled twice. */
export const lint_stage: Stage = commandStage({
  name: 'lint',
  title: 'types and lint (oxlint with TypeScript)',
  script: () => scriptOf('oxlint'),
  args: ['--type-aware', '--type-check', '--deny-warnings', '--config', `${CONFIG}/oxlint.json`, 'packages', 'apps'],
});

export const format_stage: Stage = commandStage({
  name: 'format',
  title: 'format (Prettier)',
  script: () => scriptOf('prettier'),
  args: [
    '--check',
    '--cache',
    '--cache-strategy',
    'content',
    '--cache-location',
    `${CACHE}/prettier.json`,
    '--log-level',
    'warn',
    '--config',
    `${CONFIG}/prettier.json`,
    '--ignore-path',
    '.gitignore',
    '--ignore-path',
    `${CONFIG}/prettier.ignore`,
    '.',
  ],
});

export const unused_stage: Stage = commandStage({
  name: 'unused',
  title: 'unused code and dependencies (Knip)',
  script: () => scriptOf('knip'),
  args: ['--config', `${CONFIG}/knip.json`, '--no-progress'],
});

export const build_stage: Stage = {
  ...commandStage({
    name: 'build',
    title: 'build (console)',
    script: () => join(ROOT, 'packages/tooling/bin/build.mjs'),
    args: ['--stale'],
  }),
  is_check: false,
};

export const size_stage: Stage = {
  ...commandStage({
    name: 'size',
    title: 'size budgets',
    script: () => join(ROOT, 'packages/tooling/src/size/main.ts'),
    args: [],
  }),
  is_check: false,
  // It measures what the build has made.
  is_quiet: false,
};
