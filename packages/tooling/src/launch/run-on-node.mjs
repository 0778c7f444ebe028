import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilds } from './builds.mjs';
import { runChild } from './child.mjs';
import { ensureDependencies } from './dependencies.mjs';
import { environmentFor, findNode } from './node-runtime.mjs';
import { runMain } from './progress.mjs';
import { ROOT } from './root.mjs';

const QUICK_RESOLVE = pathToFileURL(join(ROOT, 'packages', 'tooling', 'src', 'launch', 'quick-resolve.ts')).href;

/**
 * What Node.js is given to run one of our programs.
 *
 * @param {string} program path from the root
 * @param {readonly string[]} args
 */
export const argumentsFor = (program, args) => ['--import', QUICK_RESOLVE, join(ROOT, program), ...args];

/**
 * Brings the dependencies, and the builds if asked, and hands over to a TypeScript program, which needs Node 24.
 *
 * @param {string} program path from the root
 * @param {readonly string[]} args
 * @param {{ needs_builds?: boolean }} [options]
 */
export async function runOnNode(program, args, { needs_builds = false } = {}) {
  await runMain(async () => {
    await ensureDependencies();
    const node = findNode();
    if (needs_builds) await ensureBuilds(node);
    const { code } = await runChild(node, argumentsFor(program, args), { env: environmentFor(node) });
    return code;
  });
}
