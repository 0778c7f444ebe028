import { expect, test } from 'vitest';
import { dayText, windowText } from './attempt-text.ts';

test("look-v2 3: a day has its weekday in the reader's language, a window the hours of the spec", () => {
  expect(dayText('en', '2026-11-24')).toBe('Tue 24 Nov');
  expect(dayText('id', '2026-11-24')).toMatch(/^Sel 24 Nov/u);
  expect(windowText('1800-2100')).toBe('6:00 PM - 9:00 PM');
});
