import { describe, expect, it } from 'vitest';
import { parsePlainSearch, writePlainSearch } from './plain-search.ts';

describe('search parameters as plain text', () => {
  it('keeps leading zeros and figures of a tracking code, which a JSON reader would turn into numbers', () => {
    expect(parsePlainSearch('?track=0012345678901234567890')).toEqual({ track: '0012345678901234567890' });
    expect(writePlainSearch({ track: '0012345678901234567890' })).toBe('?track=0012345678901234567890');
  });

  it('writes the address of the spec as it stands: ?new=true', () => {
    expect(writePlainSearch({ new: 'true' })).toBe('?new=true');
  });

  it.each([
    { search: 'Nguyễn Thị Ánh' },
    { search: '100% "cotton" & #2 + 3 = 5' },
    { pick_up_address: '#03-11, 60 Paya Lebar Road, Singapore 409051' },
    { from: '2026-11-01', to: '2026-11-21', order: '01a1fc0f-319a-705a-9e76-0635128deb68' },
  ])('reads what it wrote: %o', (search) => {
    expect(parsePlainSearch(writePlainSearch(search))).toEqual(search);
  });

  it('leaves nothing behind for a filter that was taken off', () => {
    expect(writePlainSearch({ search: '', courier: undefined, cod: null })).toBe('');
  });
});
