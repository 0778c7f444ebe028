import { join } from 'node:path';
import { ROOT } from '../launch/root.mjs';
import { buildPackage } from './build-package.ts';
import { buildSdk } from './build-sdk.ts';
import { finishFiles } from './finish-files.ts';

const dist = join(ROOT, 'packages/widgets/dist');
await buildSdk(ROOT, join(dist, 'sdk'));
finishFiles(join(dist, 'sdk'));
await buildPackage(ROOT, join(dist, 'npm'), join(dist, 'sdk'));
