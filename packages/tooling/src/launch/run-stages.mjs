import { join } from 'node:path';
import { runChild } from './child.mjs';
import { ensureDependencies } from './dependencies.mjs';
import { environmentFor, findNode } from './node-runtime.mjs';
import { runMain } from './progress.mjs';
import { ROOT } from './root.mjs';

/**
 * Brings the dependencies and hands over to the stage runner, which is TypeScript and needs Node 24.
 *
 * @param {readonly string[]} args of `src/stages/main.ts`
 */
export async function runStages(args) {
  await runMain(async () => {
    await ensureDependencies();
    const node = findNode();
    const { code } = await runChild(node, [join(ROOT, 'packages/tooling/src/stages/main.ts'), ...args], {
      env: environmentFor(node),
    });
    return code;
  });
}
