import { describe, expect, it } from 'vitest';
import {
  changedLogSearch,
  isFiltered,
  parseRequestLogSearch,
  requestIdIn,
  requestLogQueryOf,
} from './request-log-search.ts';

const ID = '01a1fc16-bb9c-785d-82ef-2117c4e0d956';

describe('the URL of the request log', () => {
  it('keeps what it knows and drops the rest', () => {
    expect(
      parseRequestLogSearch({
        key: ID,
        status: '4xx',
        endpoint: 'createOrder',
        from: '2026-11-01',
        page: '2',
        open: ID,
      }),
    ).toEqual({ key: ID, status: '4xx', endpoint: 'createOrder', from: '2026-11-01', page: '2', open: ID });
    expect(
      parseRequestLogSearch({ key: 'mine', status: '3xx', endpoint: 'a b', from: 'today', page: '0', colour: 'red' }),
    ).toEqual({});
  });

  it('goes back to the first page when a filter changes, and stays there when a call is opened', () => {
    const search = { status: '4xx', page: '3', cursor: 'abc' } as const;
    expect(changedLogSearch(search, { key: ID })).toEqual({ status: '4xx', key: ID });
    expect(changedLogSearch(search, { open: ID })).toEqual({ ...search, open: ID });
    expect(changedLogSearch(search, { status: undefined })).toEqual({});
    expect([isFiltered({ page: '2', open: ID }), isFiltered({ id: ID })]).toEqual([false, true]);
  });

  it('asks for days as they last in the country, the last one included', () => {
    expect(requestLogQueryOf({ from: '2026-11-21', to: '2026-11-21', status: '5xx', key: ID, id: ID }, 'SG')).toEqual({
      page: '1',
      per_page: '50',
      key_id: ID,
      status: '5xx',
      request_id: ID,
      from: String(Date.UTC(2026, 10, 20, 16) / 1000),
      to: String(Date.UTC(2026, 10, 21, 16) / 1000),
    });
  });

  it('takes a pasted request id with blanks and capitals, and nothing else', () => {
    expect(requestIdIn(`  ${ID.toUpperCase()}\n`)).toBe(ID);
    expect(requestIdIn('SP-100001')).toBeNull();
  });
});
