import { expect, test } from 'vitest';
import { pausable, type PauseWatch } from './pause.ts';

test('a paused server runs no job, and goes on without a restart', async () => {
  let reason: string | null = 'a restored backup';
  const look = { name: 'look', every_ms: 1, run: () => Promise.resolve() };
  const watch: PauseWatch = { reason: () => reason, look };
  let runs = 0;
  const [job] = pausable([{ name: 'send messages', every_ms: 1, run: () => Promise.resolve((runs += 1)) }], watch);
  expect([await job?.run(), runs]).toEqual([0, 0]);
  reason = null;
  expect([await job?.run(), runs]).toEqual([1, 1]);
});
