import { join } from 'node:path';
import { ROOT } from '../launch/root.mjs';
import { buildSdk } from './build-sdk.ts';

await buildSdk(ROOT, join(ROOT, 'packages/widgets/dist/sdk'));
