#!/usr/bin/env node
// `node packages/tooling/bin/keep-client.mjs 1.2.0`: keeps the API client of a release that was just made, for tests of later ones (docs/releases.md).
import { runOnNode } from '../src/launch/run-on-node.mjs';

await runOnNode('packages/tooling/src/keep-client/main.ts', process.argv.slice(2));
