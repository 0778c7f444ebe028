#!/usr/bin/env node
// `npm start`: from a fresh clone to a running server, on any Node.js from 20 on. Only Node's own modules are used until
// the dependencies are there. `--dev` (`npm run dev`) restarts on changes and serves the console from Vite.
import { join } from 'node:path';
import { ensureBuilds } from '../src/launch/builds.mjs';
import { runChild } from '../src/launch/child.mjs';
import { ensureDependencies } from '../src/launch/dependencies.mjs';
import { environmentFor, findNode } from '../src/launch/node-runtime.mjs';
import { runMain } from '../src/launch/progress.mjs';
import { ROOT } from '../src/launch/root.mjs';

await runMain(async () => {
  await ensureDependencies();
  const node = findNode();
  const env = environmentFor(node);
  if (process.argv.includes('--dev')) {
    const { code } = await runChild(node, [join(ROOT, 'packages/tooling/src/launch/dev.ts')], { env });
    return code;
  }
  await ensureBuilds(node);
  const { code } = await runChild(node, [join(ROOT, 'apps/server/src/main.ts'), ...process.argv.slice(2)], { env });
  return code;
});
