import { SG_SECTORS } from '@sampan/country-rules';
import { describe, expect, it } from 'vitest';
import { sgSectorOf, sgSectors } from './singapore-postal-sector.ts';

describe('Singapore sectors', () => {
  it('have an area and a point for each sector in use, and for no other', () => {
    expect(
      sgSectors()
        .map((entry) => entry.sector)
        .toSorted(),
    ).toEqual([...SG_SECTORS]);
    expect(sgSectors().every(({ lat, lng }) => lat > 1.22 && lat < 1.48 && lng > 103.6 && lng < 104.05)).toBe(true);
  });
  it('answer a postcode with the area of its sector and its district', () => {
    expect(sgSectorOf('310123')).toMatchObject({ area: 'Toa Payoh', district: 'D12' });
    expect(sgSectorOf('018956')).toMatchObject({ area: 'Marina Bay', district: 'D01' });
  });
  it('know no sector 00, 74 or 83 to 99 (spec 5: Postcode is outside Singapore)', () => {
    for (const post_code of ['000123', '740123', '830123', '999999', '31012', 'abcdef'])
      expect(sgSectorOf(post_code)).toBeNull();
  });
});
