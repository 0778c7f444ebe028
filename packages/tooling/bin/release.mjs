#!/usr/bin/env node
// `npm run release`: versions, builds, packs and checks what is published to npm, and tries to publish it.
import { runOnNode } from '../src/launch/run-on-node.mjs';

await runOnNode('packages/tooling/src/release/main.ts', process.argv.slice(2));
