#!/usr/bin/env node
// `npm run test:all`: what `npm test` proves, and every width, currency, language and engine besides (docs/testing.md).
import { runOnNode } from '../src/launch/run-on-node.mjs';

await runOnNode('packages/tooling/src/stages/main.ts', ['all', ...process.argv.slice(2)]);
