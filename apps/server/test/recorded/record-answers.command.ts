import { writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { recordCalls } from './record-calls.ts';

/** node apps/server/test/recorded/record-answers.command.ts http://127.0.0.1:8080 answers.jsonl: a line for each call. */
const [url = '', file = ''] = argv.slice(2);
const calls = await recordCalls(url);
writeFileSync(file, `${calls.map((call) => JSON.stringify(call)).join('\n')}\n`);
console.log(`${calls.length} calls recorded`);
