import { expect, test } from 'vitest';
import { adviceFor } from './dependencies.mjs';

test.each([
  ['npm error code ENOTFOUND\nnpm error network request failed', 'the npm registry cannot be reached'],
  [
    'ERR_PNPM_META_FETCH_FAIL  GET https://registry.npmjs.org/hono: request failed',
    'the npm registry cannot be reached',
  ],
  ['ENOSPC: no space left on device, write', 'the disk is full'],
  ['ERR_PNPM_OUTDATED_LOCKFILE  Cannot install with "frozen-lockfile"', 'Run "npx pnpm@'],
  ["EACCES: permission denied, mkdir '/srv/sampan/node_modules'", 'a folder cannot be written'],
  ['Segmentation fault', 'what the package manager said stands above'],
])('%s', (output, advice) => {
  expect(adviceFor(output)).toContain(advice);
});
