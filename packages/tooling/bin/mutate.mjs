#!/usr/bin/env node
// `npm run mutate`: puts faults into a copy of the product one at a time; the tests must notice each (docs/testing.md).
import { runOnNode } from '../src/launch/run-on-node.mjs';

await runOnNode('packages/tooling/src/mutate/main.ts', process.argv.slice(2));
