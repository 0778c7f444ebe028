#!/usr/bin/env node
// `npm run build`: builds everything that is built; `--stale` only what is older than its sources.
import { ensureBuilds } from '../src/launch/builds.mjs';
import { ensureDependencies } from '../src/launch/dependencies.mjs';
import { findNode } from '../src/launch/node-runtime.mjs';
import { runMain } from '../src/launch/progress.mjs';

await runMain(async () => {
  await ensureDependencies();
  await ensureBuilds(findNode(), { is_forced: !process.argv.includes('--stale') });
  return 0;
});
