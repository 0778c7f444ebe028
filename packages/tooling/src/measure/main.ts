import { parseArgs } from 'node:util';
import { writeChecklist } from '../documents/write-checklist.ts';
import { detectChromium } from '../stages/chromium.ts';
import type { MeasureKind } from './run-measures.ts';
import { runMeasures } from './run-measures.ts';

const KINDS: Readonly<Record<string, MeasureKind>> = {
  bench: {
    word: 'bench',
    folders: [
      'apps/console/bench',
      'apps/server/bench',
      'apps/site/bench',
      'packages/tooling/bench',
      'packages/widgets/bench',
    ],
    document: 'docs/bench.md',
    heading: 'Speed and size',
    is_seeded: false,
    other_database: null,
  },
  trust: {
    word: 'trust',
    folders: ['apps/server/trust'],
    document: 'docs/trust.md',
    heading: 'Faults, floods and attacks',
    is_seeded: true,
    other_database: 'apps/server/trust/other-postgres.command.ts',
  },
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    write: { type: 'boolean', default: false },
    seed: { type: 'string' },
    database: { type: 'string', default: 'both' },
    large: { type: 'boolean', default: false },
  },
});
const kind = KINDS[positionals[0] ?? ''];
if (kind === undefined) throw new Error(`say what to measure: ${Object.keys(KINDS).join(' or ')}`);
if (kind.is_seeded)
  process.env['SAMPAN_SEED'] = values.seed ?? process.env['SAMPAN_SEED'] ?? String(Math.floor(Math.random() * 2 ** 31));
// Those that need a browser look here.
process.env['CHROME_PATH'] ??= detectChromium() ?? '';
const { database } = values;
if (database !== 'shipped' && database !== 'other' && database !== 'both')
  throw new Error('--database is shipped, other or both');
const exit_code = await runMeasures(kind, {
  only: values.only,
  database,
  writes: values.write,
  is_large: values.large,
});
// Its lines show figures of both documents.
if (values.only === undefined || values.write) writeChecklist();
process.exit(exit_code);
