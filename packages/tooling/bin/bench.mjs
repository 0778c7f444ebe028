#!/usr/bin/env node
// `npm run bench`: measures speed and size and writes docs/bench.md.
// `npm run bench -- --only order` runs the modules with that in their name; `--write` replaces their tables in the document;
// `--large` runs those besides that need an hour and much of the disk.
import { runOnNode } from '../src/launch/run-on-node.mjs';

await runOnNode('packages/tooling/src/measure/main.ts', ['bench', ...process.argv.slice(2)], { needs_builds: true });
