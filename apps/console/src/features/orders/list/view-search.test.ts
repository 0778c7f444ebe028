import { expect, test } from 'vitest';
import { parseOrderSearch } from './order-search.ts';
import { filtersOfSearch, isChanged, isWorthSaving, searchOfView } from './view-search.ts';

const ID = '01a1fc16-8b1e-7c3a-9d52-6f0f3a2b1c4d';
const SEARCH = parseOrderSearch({
  search: 'Klang',
  from: '2026-11-01',
  sort: 'created_at:asc',
  page: '3',
  order: 'x',
});

test('a view keeps filters and order, never a page or an open parcel', () => {
  expect(filtersOfSearch(SEARCH)).toEqual({
    search: 'Klang',
    from: '2026-11-01',
    sort: 'created_at:asc',
  });
});

test('a view leads back to the list it was saved from; what is no longer known falls away', () => {
  const view = {
    id: ID,
    filters: { ...filtersOfSearch(SEARCH), cash: 'lost' as never },
    columns: ['status' as const],
  };
  expect(searchOfView(view)).toEqual({
    search: 'Klang',
    from: '2026-11-01',
    sort: 'created_at:asc',
    columns: 'status',
    view: ID,
  });
});

test('another page or an open parcel changes no view; another filter, order or column does', () => {
  const view = {
    id: ID,
    filters: { courier: 'merlion-express' },
    columns: null,
    list: 'new' as const,
    name: 'Merlion',
  };
  const saved = { ...view, is_shared: false, is_own: true };
  const at = searchOfView(saved);
  expect(isChanged(saved, { ...at, page: '2', order: 'x', per_page: '50' })).toBe(false);
  expect(isChanged(saved, { ...at, courier: 'harbour-post' })).toBe(true);
  expect(isChanged(saved, { ...at, sort: 'updated_at:asc' })).toBe(true);
  expect(isChanged(saved, { ...at, columns: 'status' })).toBe(true);
});

test('what the tabs of a list already offer is not saved again', () => {
  expect(isWorthSaving({ problem: 'true', page: '2' })).toBe(false);
  expect(isWorthSaving({ problem: 'true', courier: 'merlion-express' })).toBe(true);
  expect(isWorthSaving({ columns: 'number' })).toBe(true);
  expect(isWorthSaving({ sort: 'updated_at:asc' })).toBe(true);
});
