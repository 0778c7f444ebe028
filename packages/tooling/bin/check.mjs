#!/usr/bin/env node
// `npm run check`: the stages of `npm test` that run no test: structure, types, lint, format, unused code.
import { runOnNode } from '../src/launch/run-on-node.mjs';

await runOnNode('packages/tooling/src/stages/main.ts', ['check', ...process.argv.slice(2)]);
