#!/usr/bin/env node
// `npm run trust`: proves what happens under faults, floods and attacks and writes docs/trust.md.
// `npm run trust -- --only order` runs the modules with that in their name; `--write` replaces their tables in the document; `--database other`
// runs those of money on a second PostgreSQL alone, given by DATABASE_URL as somebody's own would be (`shipped`, `both`).
import { runOnNode } from '../src/launch/run-on-node.mjs';

await runOnNode('packages/tooling/src/measure/main.ts', ['trust', ...process.argv.slice(2)]);
