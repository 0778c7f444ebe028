import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../launch/root.mjs';
import { renderChecklist, withChecklist } from './checklist-page.ts';
import { TRUST_CHECKLIST } from './trust-checklist.ts';

/** Brings the checklist of docs/trust.md to the figures that the tables have now. */
export function writeChecklist(): void {
  const path = join(ROOT, 'docs/trust.md');
  const trust = readFileSync(path, 'utf8');
  const bench = readFileSync(join(ROOT, 'docs/bench.md'), 'utf8');
  writeFileSync(path, withChecklist(trust, renderChecklist(TRUST_CHECKLIST, trust, bench)));
}
