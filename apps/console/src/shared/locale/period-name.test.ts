import { expect, it } from 'vitest';
import { periodName } from './period-name.ts';

it("names a month in the reader's language and leaves a year alone", () => {
  expect(periodName('2026-11', 'en')).toBe('November 2026');
  expect(periodName('2026-11', 'id-ID')).toBe('November 2026');
  expect(periodName('2026-01', 'ms-MY')).toBe('Januari 2026');
  expect(periodName('2026-11', 'vi-VN')).toMatch(/^Tháng 11/u);
  expect(periodName('2026', 'en')).toBe('2026');
});
