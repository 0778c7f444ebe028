#!/usr/bin/env node
// `npm run size`: what a browser downloads of each entry, in bytes after Brotli, against its budget.
import { runOnNode } from '../src/launch/run-on-node.mjs';

await runOnNode('packages/tooling/src/size/main.ts', process.argv.slice(2), { needs_builds: true });
