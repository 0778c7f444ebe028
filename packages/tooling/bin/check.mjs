#!/usr/bin/env node
// `npm run check`: the stages of `npm test` that run no test: structure, types, lint, format, unused code.
import { runStages } from '../src/launch/run-stages.mjs';

await runStages(['check', ...process.argv.slice(2)]);
