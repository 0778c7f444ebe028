import { describe, expect, it } from 'vitest';
import {
  changedSearch,
  filterOf,
  isFiltered,
  parseTransactionSearch,
  transactionQueryOf,
} from './transaction-search.ts';

describe('the URL of /histories', () => {
  it('drops what it does not know', () => {
    expect(
      parseTransactionSearch({
        account: 'payable',
        group: 'labels',
        direction: 'sideways',
        from: '2026-11-01',
        to: 'yesterday',
        page: '0',
        foo: 'bar',
      }),
    ).toEqual({ account: 'payable', group: 'labels', from: '2026-11-01' });
    expect(parseTransactionSearch({ account: 'wallet' })).toEqual({});
  });

  it('starts again at page 1 when a filter changes, not when a parcel is opened', () => {
    const search = { group: 'labels', page: '3', cursor: 'abc' } as const;
    expect(changedSearch(search, { direction: 'out' })).toEqual({ group: 'labels', direction: 'out' });
    expect(changedSearch(search, { order: 'x' })).toEqual({ ...search, order: 'x' });
  });

  it('becomes the query of the list, and the filter of an export', () => {
    const search = { account: 'payable', number: 'SMP-1', page: '2', cursor: 'abc' } as const;
    expect(transactionQueryOf(search)).toEqual({
      account: 'payable',
      order_number: 'SMP-1',
      page: '2',
      per_page: '20',
      cursor: 'abc',
    });
    expect(filterOf(search)).toEqual({ account: 'payable', order_number: 'SMP-1' });
    expect([isFiltered(search), isFiltered({ account: 'payable', page: '2' })]).toEqual([true, false]);
  });
});
