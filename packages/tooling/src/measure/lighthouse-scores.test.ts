import type lighthouse from 'lighthouse';
import { expect, test, vi } from 'vitest';
import { lighthouseScores } from './lighthouse-scores.ts';

type Audit = typeof lighthouse;

const BROKEN = {
  lhr: {
    categories: { performance: { score: null } },
    runtimeError: { code: 'NO_NAVSTART', message: 'Something went wrong' },
  },
};
const WHOLE = { lhr: { categories: { performance: { score: 0.99 } } } };

/** Lighthouse as it answers one run after the other. */
const answering = (...runs: readonly unknown[]) => {
  const audit = vi.fn<Audit>();
  for (const run of runs) audit.mockResolvedValueOnce(run as Awaited<ReturnType<Audit>>);
  return audit;
};

test('a recording that broke is made again', async () => {
  const audit = answering(BROKEN, WHOLE);
  expect(await lighthouseScores('http://shop.test/', 9222, ['performance'], audit)).toEqual([99]);
  expect(audit).toHaveBeenCalledTimes(2);
});

test('one that breaks every time ends the measure with the code of its error', async () => {
  const scores = lighthouseScores('http://shop.test/', 9222, ['performance'], answering(BROKEN, BROKEN, BROKEN));
  await expect(scores).rejects.toThrow('no performance for http://shop.test/: NO_NAVSTART Something went wrong');
});
