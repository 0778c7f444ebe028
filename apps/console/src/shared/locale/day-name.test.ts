import { expect, test } from 'vitest';
import { dayName, shortDayName } from './day-name.ts';

test('a day is named in the reader’s language, the day before the month', () => {
  expect(dayName('en', '2026-11-23')).toBe('Monday 23 November');
  expect(dayName('id', '2026-11-23')).toBe('Senin, 23 November');
  expect(shortDayName('en', '2026-11-03')).toBe('3 Nov');
  expect(shortDayName('vi', '2026-11-03')).toMatch(/3/u);
});
