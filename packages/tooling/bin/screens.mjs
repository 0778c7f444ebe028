#!/usr/bin/env node
// `npm run screens`: photographs every screen and compares it with the picture that is kept; `--accept` keeps what is seen,
// `--only home,orders-new` picks some. The pictures are in node_modules/.sampan/screens.
import { parseArgs } from 'node:util';
import { runOnNode } from '../src/launch/run-on-node.mjs';

const { values } = parseArgs({ options: { accept: { type: 'boolean' }, only: { type: 'string' } } });
process.env['SAMPAN_SCREENS'] = values.accept === true ? 'accept' : 'show';
process.env['SAMPAN_SCREENS_ONLY'] = values.only ?? '';
await runOnNode('packages/tooling/src/stages/main.ts', [
  'all',
  '--only',
  'matrix',
  '--files',
  'apps/console/test/screens/screens.matrix.test.ts',
]);
