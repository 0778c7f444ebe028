import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../launch/root.mjs';
import type { Budget } from './budget.ts';
import { measureEntry } from './measure-entry.ts';

const budgets = JSON.parse(readFileSync(join(ROOT, 'packages/tooling/config/size-budgets.json'), 'utf8')) as Budget[];
let over = 0;
for (const budget of budgets) {
  const size_kb = (await measureEntry(ROOT, budget)) / 1000;
  const is_over = size_kb > budget.most_kb;
  if (is_over) over += 1;
  console.log(
    `${budget.entry.padEnd(36)} ${size_kb.toFixed(1).padStart(8)} kB of ${budget.most_kb} kB${is_over ? '  OVER' : ''}`,
  );
}
process.exitCode = over === 0 ? 0 : 1;
