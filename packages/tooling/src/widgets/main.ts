import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../launch/root.mjs';
import { buildPackage } from './build-package.ts';
import { buildSdk } from './build-sdk.ts';
import { finishFiles } from './finish-files.ts';

const dist = join(ROOT, 'packages/widgets/dist');
const next = join(dist, 'next');
await buildSdk(ROOT, join(next, 'sdk'));
finishFiles(join(next, 'sdk'));
await buildPackage(ROOT, join(next, 'npm'), join(next, 'sdk'));
// Only whole builds take the place of the last one: a server may be giving it out.
for (const name of ['sdk', 'npm']) {
  rmSync(join(dist, name), { recursive: true, force: true });
  renameSync(join(next, name), join(dist, name));
}
rmSync(next, { recursive: true });
