import { describe, expect, it } from 'vitest';
import { retryAfterOf } from './api-error.ts';
import { retryDelay } from './retry-policy.ts';

describe('waits between repeats', () => {
  it('double and spread over their upper half', () => {
    expect([0, 1].map((repeat) => retryDelay(repeat, undefined, 0))).toEqual([125, 250]);
    expect([0, 1].map((repeat) => retryDelay(repeat, undefined, 1))).toEqual([250, 500]);
  });

  it('follow Retry-After in seconds or as a date, and never longer than 5 s', () => {
    expect(retryDelay(0, new Headers({ 'retry-after': '2' }), 0)).toBe(2000);
    expect(retryDelay(0, new Headers({ 'retry-after': '3600' }), 0)).toBe(5000);
    const now_ms = Date.UTC(2026, 10, 21, 9, 0, 0);
    expect(retryAfterOf(new Headers({ 'retry-after': 'Sat, 21 Nov 2026 09:00:03 GMT' }), now_ms)).toBe(3);
    expect(retryAfterOf(new Headers({ 'retry-after': 'soon' }), now_ms)).toBeNull();
  });
});
