import { expect, test } from 'vitest';
import { dayText, momentDay, windowText } from './problem-text.ts';

test("look-v2 3: a day has its weekday in the reader's language, a window the hours of the spec", () => {
  expect(dayText('en', '2026-11-24')).toBe('Tue 24 Nov');
  expect(dayText('id', '2026-11-24')).toMatch(/^Sel 24 Nov/u);
  expect(dayText('ms', '2026-11-24')).not.toBe(dayText('vi', '2026-11-24'));
  // Already Tuesday in Singapore, still Monday in Jakarta.
  const at = Date.parse('2026-11-23T16:30:00Z') / 1_000;
  expect([momentDay('en', 'SG', at), momentDay('en', 'ID', at)]).toEqual(['Tue 24 Nov', 'Mon 23 Nov']);
  expect(windowText('1800-2100')).toBe('6:00 PM - 9:00 PM');
});
