import { expect, it } from 'vitest';
import { periodName } from './period-name.ts';
import { parseRevenueSearch, parseStatementSearch } from './statement-search.ts';

it("names a month in the reader's language and leaves a year alone", () => {
  expect(periodName('2026-11', 'en')).toBe('November 2026');
  expect(periodName('2026-11', 'id-ID')).toBe('November 2026');
  expect(periodName('2026-01', 'ms-MY')).toBe('Januari 2026');
  expect(periodName('2026-11', 'vi-VN').toLowerCase()).toContain('11');
  expect(periodName('2026', 'en')).toBe('2026');
});

it('reads the URLs of statements and drops what it does not know', () => {
  expect(parseStatementSearch({ unit: 'year', account: 'payable', page: '2', foo: '1' })).toEqual({
    unit: 'year',
    account: 'payable',
    page: '2',
  });
  expect(parseStatementSearch({ unit: 'week', account: 'wallet', page: '1', cursor: '' })).toEqual({});
  expect([parseRevenueSearch({ year: '2026' }), parseRevenueSearch({ year: '26' })]).toEqual([{ year: '2026' }, {}]);
});
