import { expect, it } from 'vitest';
import { parseRevenueSearch, parseStatementSearch } from './statement-search.ts';

it('reads the URLs of statements and drops what it does not know', () => {
  expect(parseStatementSearch({ unit: 'year', account: 'payable', page: '2', foo: '1' })).toEqual({
    unit: 'year',
    account: 'payable',
    page: '2',
  });
  expect(parseStatementSearch({ unit: 'week', account: 'wallet', page: '1', cursor: '' })).toEqual({});
  expect([parseRevenueSearch({ year: '2026' }), parseRevenueSearch({ year: '26' })]).toEqual([{ year: '2026' }, {}]);
});
