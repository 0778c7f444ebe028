import { expect, test } from 'vitest';
import { isFiltered, parseInvoiceSearch } from './invoice-search.ts';

const ID = '01a1fc16-bb9c-785d-82ef-2117c4e0d956';

test('the URL of /histories/invoices holds filters, pages and the open invoice', () => {
  const search = { status: 'overdue', year: '2026', page: '2', invoice: ID, lines: '3' };
  expect(parseInvoiceSearch(search)).toEqual(search);
  expect(isFiltered(search as never)).toBe(true);
});

test('what is no known value is dropped, and first pages are not written', () => {
  expect(
    parseInvoiceSearch({ status: 'late', year: '26', page: '1', invoice: 'INV-000001', lines: '0', other: 'x' }),
  ).toEqual({});
  expect(isFiltered({ page: '2', invoice: ID })).toBe(false);
});
