#!/usr/bin/env node
// `npm test`: everything the project checks about itself, ending in one line `N passed, N failed`.
// `npm test -- --only unit,e2e` runs single stages; `npm test -- --list` names them.
import { runOnNode } from '../src/launch/run-on-node.mjs';

await runOnNode('packages/tooling/src/stages/main.ts', ['test', ...process.argv.slice(2)]);
