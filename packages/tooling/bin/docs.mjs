#!/usr/bin/env node
// `npm run docs`: writes docs/settings.md from the settings of the server, and the days of public holidays from the tables of the site.
import { runOnNode } from '../src/launch/run-on-node.mjs';

await runOnNode('packages/tooling/src/documents/main.ts', process.argv.slice(2));
