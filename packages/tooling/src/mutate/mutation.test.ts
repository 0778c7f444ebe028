import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../launch/root.mjs';
import { ALL_STAGES } from '../stages/all-stages.ts';
import { drawMutations, parseMutation, readMutations } from './mutation.ts';

const TEXT = `Fault: a refund is paid twice
Stage: unit
Files: apps/server/src/a.test.ts, apps/server/src/b.test.ts

diff --git a/x.ts b/x.ts
`;

describe('mutations', () => {
  test('the head of a patch says what it is and who notices', () => {
    expect(parseMutation('/m/07-refund.patch', TEXT)).toEqual({
      name: '07-refund',
      path: '/m/07-refund.patch',
      fault: 'a refund is paid twice',
      stage: 'unit',
      files: ['apps/server/src/a.test.ts', 'apps/server/src/b.test.ts'],
    });
    expect(() => parseMutation('/m/x.patch', 'diff --git a/x b/x\nFault: no\nStage: unit')).toThrow('needs the lines');
  });

  test('a seed draws the same ones again, each once', () => {
    const all = readMutations();
    const drawn = drawMutations(all, 3, 2026);
    expect(drawMutations(all, 3, 2026)).toEqual(drawn);
    expect(new Set(drawn).size).toBe(Math.min(3, all.length));
  });

  test('every kept one names a stage that there is', () => {
    const names = ALL_STAGES.map(({ name }) => name);
    expect(readMutations().filter(({ stage }) => !names.includes(stage))).toEqual([]);
  });

  // A patch beside code that moved on would test nothing; an unpacked archive has no git to ask.
  test.runIf(existsSync(join(ROOT, '.git')))('every kept one still applies', () => {
    const stale = readMutations().filter(
      ({ path }) => spawnSync('git', ['apply', '--check', path], { cwd: ROOT }).status !== 0,
    );
    expect(stale.map(({ name }) => name)).toEqual([]);
  });
});
