/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Figure } from '../src/measure/figure.ts';
import { peerBytes } from '../src/measure/peer-bundle.ts';
import type { Budget, EntryKind } from '../src/size/budget.ts';
import { measureEntry } from '../src/size/measure-entry.ts';
import { PEERS } from './peers.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const BUDGETS = join(ROOT, 'packages/tooling/config/size-budgets.json');

const OURS = new Set<EntryKind>(['first_paint', 'first_field', 'sdk']);

/** What each widget needs until it is painted and until it can be used, against its budget; style sheets are in the scripts. */
export async function benchOurSizes(): Promise<Figure[]> {
  const budgets = JSON.parse(readFileSync(BUDGETS, 'utf8')) as Budget[];
  const figures: Figure[] = [];
  for (const budget of budgets.filter(({ kind }) => OURS.has(kind)))
    figures.push({
      name: budget.entry,
      value: (await measureEntry(ROOT, budget)) / 1000,
      unit: 'kB',
      target: `<= ${budget.most_kb}`,
    });
  return figures;
}

/** The same of what others embed: installed from the registry in exact versions, bundled with the same tools, brotli. */
export async function benchPeerSizes(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const peer of PEERS) {
    try {
      figures.push({ name: peer.name, value: (await peerBytes(peer)) / 1000, unit: 'kB', target: null });
    } catch (error) {
      // A figure that is missing is said to be missing; the line with the reason goes to the terminal.
      console.error(`  ${peer.name}: ${String(error).split('\n').slice(0, 3).join(' ')}`);
      figures.push({
        name: `${peer.name}: could not be fetched or bundled`,
        value: Number.NaN,
        unit: 'kB',
        target: null,
      });
    }
  }
  return figures;
}
