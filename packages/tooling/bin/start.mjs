#!/usr/bin/env node
// `npm start`: from a fresh clone to a running server, on any Node.js from 20 on. Only Node's own modules are used until
// the dependencies are there. `--dev` (`npm run dev`) restarts on changes and serves the console from Vite.
import { runOnNode } from '../src/launch/run-on-node.mjs';

const args = process.argv.slice(2);
if (args.includes('--dev')) await runOnNode('packages/tooling/src/launch/dev.ts', []);
else await runOnNode('apps/server/src/main.ts', args, { needs_builds: true });
