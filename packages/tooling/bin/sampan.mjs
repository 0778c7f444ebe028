#!/usr/bin/env node
// `npm run sampan -- rates import prices.csv`: what an operator does at the terminal, with the settings of the server.
import { runOnNode } from '../src/launch/run-on-node.mjs';

await runOnNode('apps/server/src/cli.ts', process.argv.slice(2));
