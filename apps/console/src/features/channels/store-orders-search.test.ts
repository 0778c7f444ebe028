import { expect, test } from 'vitest';
import { changedStoreSearch, parseStoreOrdersSearch, storeOrderQuery } from './store-orders-search.ts';

const ID = '01a1fc16-bb9c-785d-82ef-2117c4e0d956';

test('an edited link never breaks the page: unknown values fall away', () => {
  expect(parseStoreOrdersSearch({ view: 'ship', source: 'ebay', store_id: 'x', page: '0', search: '' })).toEqual({});
  const good = {
    view: 'attention',
    source: 'shopee',
    store_id: ID,
    sort: 'ship_by',
    page: '2',
    cursor: 'c',
    order: ID,
  };
  expect(parseStoreOrdersSearch(good)).toEqual(good);
});

test('a view asks the server for its own orders; without one, for what can be shipped', () => {
  expect(storeOrderQuery({})).toEqual({ status: 'ready', logistics: 'own', page: '1', per_page: '20' });
  expect(storeOrderQuery({ view: 'push', store_id: ID, order: ID })).toEqual({
    push_failed: 'true',
    store_id: ID,
    page: '1',
    per_page: '20',
  });
});

test('another filter begins with the first page; opening an order does not', () => {
  const second = { page: '2', cursor: 'c' };
  expect(changedStoreSearch(second, { source: 'lazada' })).toEqual({ source: 'lazada' });
  expect(changedStoreSearch(second, { order: ID })).toEqual({ ...second, order: ID });
});
