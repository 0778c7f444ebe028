import { join } from 'node:path';
import { ROOT } from '../launch/root.mjs';
import { buildSdk } from './build-sdk.ts';
import { finishFiles } from './finish-files.ts';

const folder = join(ROOT, 'packages/widgets/dist/sdk');
await buildSdk(ROOT, folder);
finishFiles(folder);
