import { build_stage, format_stage, lint_stage, size_stage, unused_stage, workspace_stage } from './check.stage.ts';
import { chromium_stage, e2e_stage, matrix_stage } from './e2e.stage.ts';
import { engines_stage } from './engines.stage.ts';
import { install_stage } from './install.stage.ts';
import { php_stage } from './php.stage.ts';
import type { Stage } from './stage.ts';
import { types_stage } from './type-check.stage.ts';
import { unit_stage } from './vitest.stage.ts';

/** What `npm test` runs, in the order of their price: the cheap ones tell first. */
export const STAGES: readonly Stage[] = [
  workspace_stage,
  chromium_stage,
  lint_stage,
  format_stage,
  unused_stage,
  build_stage,
  php_stage,
  size_stage,
  unit_stage,
  e2e_stage,
];

/** With what `npm run test:all` adds (docs/testing.md). */
export const ALL_STAGES: readonly Stage[] = [...STAGES, matrix_stage, engines_stage, install_stage];

/** With what is only run by its name: the types alone, which takes a second where little changed. */
export const NAMED_STAGES: readonly Stage[] = [...ALL_STAGES, types_stage];
