import { PAGE_KEY_LIMIT, PAGE_LIMITS, PAGE_VISITOR_LIMIT } from '@sampan/contract';
import { TRACKING_REFRESH_MS } from '@sampan/stores/tracking';
import { expect, test } from 'vitest';
import { errorsPage } from './errors.page.ts';

const text = JSON.stringify(errorsPage());
const DAY_MS = 86_400_000;

test('the limits that the server counts by are stated, each with its number and time', () => {
  const limits = [...Object.values(PAGE_LIMITS).flat(), PAGE_VISITOR_LIMIT, PAGE_KEY_LIMIT];
  const spans: Record<number, string> = { 60: 'a minute', 3_600: 'an hour', 86_400: 'a day' };
  expect(limits.length).toBeGreaterThan(8);
  for (const { points, seconds } of limits)
    expect(text).toContain(`${points.toLocaleString('en')} ${spans[seconds] ?? '?'}`);
  for (const words of ['by visitor network', 'by publishable key', '`rate_limited`', '`Retry-After`'])
    expect(text).toContain(words);
});

test('an open tracking tab asks no more often than is stated, and less than its limit', () => {
  let asked = 0;
  for (let at = 0; at < DAY_MS; at += TRACKING_REFRESH_MS * Math.min(15, 1 + asked / 8)) asked += 1;
  const stated = Number(/at most (\d+) times a day/u.exec(text)?.[1]);
  expect(asked).toBeLessThanOrEqual(stated);
  const day = PAGE_LIMITS.getPublicTracking.find(({ seconds }) => seconds === 86_400);
  expect(stated).toBeLessThan(day?.points ?? 0);
});
