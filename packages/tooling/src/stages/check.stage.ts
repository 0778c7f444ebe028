import { join } from 'node:path';
import { ROOT } from '../launch/root.mjs';
import { commandStage, scriptOf } from './command.ts';
import type { Stage } from './stage.ts';

const CONFIG = 'packages/tooling/config';

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
  title: 'format (Oxfmt)',
  script: () => scriptOf('oxfmt'),
  args: [
    '--check',
    '--config',
    `${CONFIG}/oxfmt.json`,
    '--ignore-path',
    '.gitignore',
    '--ignore-path',
    `${CONFIG}/format.ignore`,
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
