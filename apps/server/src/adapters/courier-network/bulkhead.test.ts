import { expect, test } from 'vitest';
import { Bulkhead } from './bulkhead.ts';

test('urgent calls go first, each kind in the order it came', async () => {
  const bulkhead = new Bulkhead(1);
  const order: string[] = [];
  await bulkhead.enter(1_000, true);
  const waiting = [
    ['track 1', false],
    ['buy 1', true],
    ['track 2', false],
    ['buy 2', true],
  ] as const;
  const done = waiting.map(async ([name, is_urgent]) => {
    await bulkhead.enter(1_000, is_urgent);
    order.push(name);
    bulkhead.leave();
  });
  bulkhead.leave();
  await Promise.all(done);
  expect(order).toEqual(['buy 1', 'buy 2', 'track 1', 'track 2']);
});

test('a place that nobody waits for is free again, also after somebody gave up', async () => {
  const bulkhead = new Bulkhead(1);
  expect(await bulkhead.enter(10, true)).toBe(true);
  expect(await bulkhead.enter(10, true)).toBe(false);
  bulkhead.leave();
  expect(await bulkhead.enter(10, true)).toBe(true);
});
