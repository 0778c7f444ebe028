import { describe, expect, it } from 'vitest';
import { parsePlainSearch, writePlainSearch } from '../../../shared/routing/plain-search.ts';
import {
  activeFilters,
  changedSearch,
  clearedSearch,
  orderListQueryOf,
  sortChange,
  parseOrderSearch,
  type OrderSearch,
} from './order-search.ts';

const EVERYTHING: OrderSearch = {
  search: 'Nguyễn & Sons #2',
  courier: 'merlion-express',
  pick_up_address: '#03-11, 60 Paya Lebar Road, Singapore 409051',
  delivery_type: 'drop_off',
  cod: 'true',
  unconfirmed: 'true',
  problem: 'true',
  archived: 'true',
  from: '2026-11-01',
  to: '2026-11-21',
  sort: 'updated_at:asc',
  per_page: '50',
  page: '3',
  cursor: 'MTc2MzY5.abc',
  order: '01a1fc0f-319a-705a-9e76-0635128deb68',
};

describe('a list and its URL', () => {
  it('gives back every filter that was written', () => {
    expect(parseOrderSearch(parsePlainSearch(writePlainSearch({ ...EVERYTHING })))).toEqual(EVERYTHING);
  });

  it.each(Object.entries(EVERYTHING))('gives back %s alone', (name, value) => {
    expect(parseOrderSearch(parsePlainSearch(writePlainSearch({ [name]: value })))).toEqual({ [name]: value });
  });

  it('drops what an edited or old link says wrongly, and keeps the rest', () => {
    const edited = {
      sort: 'price:desc',
      page: '0',
      per_page: '7',
      cod: 'yes',
      from: 'yesterday',
      delivery_type: 'drone',
      search: 'tan',
      utm_source: 'mail',
    };
    expect(parseOrderSearch(edited)).toEqual({ search: 'tan' });
  });
});

describe('changing a list', () => {
  it('starts at page 1 again when a filter, the order or the page size changes', () => {
    expect(changedSearch(EVERYTHING, { courier: 'harbour-post' })).toEqual({
      ...EVERYTHING,
      courier: 'harbour-post',
      page: undefined,
      cursor: undefined,
    });
    expect(changedSearch({ page: '4' }, { sort: 'created_at:asc' })).toEqual({ sort: 'created_at:asc' });
  });

  it('stays on its page while a parcel is opened and closed', () => {
    expect(changedSearch({ page: '4', cursor: 'x' }, { order: 'SP-100023' })).toEqual({
      page: '4',
      cursor: 'x',
      order: 'SP-100023',
    });
    expect(changedSearch({ page: '4', cursor: 'x', order: 'SP-100023' }, { order: undefined })).toEqual({
      page: '4',
      cursor: 'x',
    });
  });

  it('clears filters and keeps how the list is shown', () => {
    expect(clearedSearch(EVERYTHING)).toEqual({ sort: 'updated_at:asc', per_page: '50' });
  });

  it('counts a span of days as one filter, and neither order nor page as any', () => {
    expect(activeFilters({})).toBe(0);
    expect(activeFilters({ sort: 'created_at:asc', page: '2', order: 'x' })).toBe(0);
    expect(activeFilters({ from: '2026-11-01', to: '2026-11-21' })).toBe(1);
    expect(activeFilters({ from: '2026-11-01', search: 'tan', cod: 'true' })).toBe(3);
  });
});

describe('what the server is asked (spec section 7, GET order/list)', () => {
  it('asks for page 1 of 20 of the status of the list', () => {
    expect(orderListQueryOf('pick-up', {}, 'SG')).toEqual({ page: '1', per_page: '20', status: 'ready_to_ship' });
  });

  it('asks for problems by the day to decide by, which no other list is sorted by (look-v2 3)', () => {
    expect(orderListQueryOf('in-transit', { problem: 'true' }, 'SG')['sort']).toBe('decide_by:asc');
    expect(orderListQueryOf('in-transit', { problem: 'true', sort: 'updated_at:asc' }, 'SG')['sort']).toBe(
      'updated_at:asc',
    );
    expect(orderListQueryOf('in-transit', { sort: 'decide_by:asc' }, 'SG')['sort']).toBeUndefined();
    expect(sortChange({ problem: 'true' }, 'decide_by:asc')).toEqual({ sort: undefined });
    expect(sortChange({ problem: 'true' }, 'created_at:desc')).toEqual({ sort: 'created_at:desc' });
    expect(sortChange({}, 'created_at:desc')).toEqual({ sort: undefined });
  });

  it('asks for COD parcels of every status in COD Orders', () => {
    expect(orderListQueryOf('cod', {}, 'SG')).toEqual({ page: '1', per_page: '20', is_cod: 'true' });
  });

  it('asks for new COD parcels that nobody confirmed, in each list that shows them', () => {
    const query = { page: '1', per_page: '20', status: 'new', is_cod: 'true', is_confirmed: 'false' };
    expect(orderListQueryOf('new', { unconfirmed: 'true' }, 'SG')).toEqual(query);
    expect(orderListQueryOf('cod', { unconfirmed: 'true' }, 'SG')).toEqual(query);
  });

  it('turns days into the seconds they last in the country: a day in Jakarta begins an hour after one in Singapore', () => {
    const singapore = orderListQueryOf('new', { from: '2026-11-21', to: '2026-11-21' }, 'SG');
    const jakarta = orderListQueryOf('new', { from: '2026-11-21', to: '2026-11-21' }, 'ID');
    expect(Number(singapore['created_to']) - Number(singapore['created_from'])).toBe(86_400);
    expect(Number(jakarta['created_from']) - Number(singapore['created_from'])).toBe(3_600);
    expect(new Date(Number(singapore['created_from']) * 1000).toISOString()).toBe('2026-11-20T16:00:00.000Z');
  });
});
