import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stopOnce } from './stop-once.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a stop that hangs ends the process within 25 seconds', async () => {
  const exit = vi.fn();
  stopOnce(() => new Promise(() => undefined), { drain_seconds: 0, exit })(0);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(exit).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(exit.mock.calls).toEqual([[1]]);
});

test('the time for draining comes before it', async () => {
  const exit = vi.fn();
  stopOnce(() => new Promise(() => undefined), { drain_seconds: 10, exit })(0);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(exit).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(exit.mock.calls).toEqual([[1]]);
});

test('it stops once, and says how it ended', async () => {
  const exit = vi.fn();
  const stop = vi.fn(() => Promise.resolve());
  const end = stopOnce(stop, { drain_seconds: 0, exit });
  for (const code of [0, 1, 0]) end(code);
  await vi.advanceTimersByTimeAsync(0);
  expect([stop.mock.calls.length, exit.mock.calls]).toEqual([1, [[0]]]);
  const failed = vi.fn();
  stopOnce(() => Promise.reject(new Error('no')), { drain_seconds: 0, exit: failed })(0);
  await vi.advanceTimersByTimeAsync(0);
  expect(failed.mock.calls).toEqual([[1]]);
});
