import { describe, expect, it } from 'vitest';
import { collectFormer } from './vietnam-former.ts';
import { nfc, provinceName, readVietnameseTables, vietnameseKey } from './vietnam-source.ts';
import { buildVietnam, REFORM_DATE } from './vietnam.ts';

const { levels, places } = buildVietnam();
const { provinces, wards, mappings } = readVietnameseTables();
const today = (level: number) => levels.filter((row) => row.level === level && row.valid_to === undefined);
const former = (level: number) => levels.filter((row) => row.level === level && row.valid_to === REFORM_DATE);

describe('Viet Nam', () => {
  it('has 34 provinces and 3,321 wards since 1 July 2025', () => {
    expect(today(1)).toHaveLength(34);
    expect(today(2)).toHaveLength(3321);
    expect(today(3)).toHaveLength(0);
    expect([...today(1), ...today(2)].every((row) => row.valid_from === '2025-07-01')).toBe(true);
  });

  it('has the 63 provinces, the 697 named districts with five islands, and the wards of before', () => {
    expect(mappings).toHaveLength(10_977);
    expect(former(1)).toHaveLength(63);
    const named = new Set(
      mappings
        .filter((row) => row.old_district_name)
        .map((row) => `${nfc(row.old_province_name ?? '')}/${nfc(row.old_district_name ?? '')}`),
    );
    expect(named.size).toBe(697);
    expect(former(2)).toHaveLength(697 + 5);
    expect(former(3)).toHaveLength(10_806);
  });

  it('leads every former place to places of today', () => {
    const keys = new Set([...today(1), ...today(2)].map((row) => row.key));
    const lost = [...former(1), ...former(2), ...former(3)].filter(
      (row) => !row.replaced_by?.length || row.replaced_by.some((key) => !keys.has(key)),
    );
    expect(lost).toEqual([]);
    expect(levels.find((row) => row.key === 'old:Bình Dương')?.replaced_by).toEqual(['79']);
  });

  it('resolves the 431 rows whose code is unknown, and the rows whose code lies elsewhere, by name', () => {
    const codes = new Set(wards.map((ward) => ward.ward_code));
    expect(mappings.filter((row) => !codes.has(row.new_ward_code))).toHaveLength(431);
    const nameOf = new Map(provinces.map((row) => [row.province_code, provinceName(row.name)]));
    const byCode = new Map(
      wards.map((ward) => [ward.ward_code, `${nameOf.get(ward.province_code) ?? ''}/${nfc(ward.name)}`]),
    );
    const elsewhere = mappings.filter(
      (row) =>
        byCode.has(row.new_ward_code) &&
        byCode.get(row.new_ward_code) !== `${provinceName(row.new_province_name)}/${nfc(row.new_ward_name)}`,
    );
    expect(elsewhere.length).toBeGreaterThan(0);
    // Hiệp Đức of Da Nang carries the code of Hiệp Đức in Dong Thap.
    const hiep_duc = levels.find((row) => row.name === 'Xã Hiệp Đức' && row.parent === '48');
    expect(former(3).some((row) => row.replaced_by?.includes(hiep_duc?.key ?? ''))).toBe(true);
  });

  it('stops when a row leads to a ward that does not exist', () => {
    const row = {
      old_ward_code: null,
      old_ward_name: 'A',
      old_district_name: 'B',
      old_province_name: 'C',
      new_ward_code: '1',
      new_ward_name: 'Phường Không Có',
      new_province_name: 'Huế',
    };
    expect(() => collectFormer([row], new Map())).toThrow(/no ward is named Phường Không Có/);
  });

  it('tells apart two uses of one code: 26740 was Bến Nghé and is Sài Gòn', () => {
    expect(levels.filter((row) => row.code === '26740').map((row) => [row.name, row.valid_to])).toEqual([
      ['Phường Sài Gòn', undefined],
      ['Phường Bến Nghé', '2025-07-01'],
    ]);
    expect(levels.find((row) => row.key === 'old:Thành phố Hồ Chí Minh/Quận 1/Phường Bến Nghé')?.replaced_by).toEqual([
      '79/26740',
    ]);
  });

  it('stores normal form C', () => {
    expect(levels.filter((row) => row.name !== row.name.normalize('NFC'))).toEqual([]);
  });

  it('compares names as GeoNames and people write them', () => {
    expect(vietnameseKey('Quận Mười Một')).toBe(vietnameseKey('Quận 11'));
    expect(vietnameseKey('Hanoi')).toBe(vietnameseKey('Thành phố Hà Nội'));
    expect(vietnameseKey('Tỉnh Đắk Lắk')).toBe('daklak');
  });

  it('knows where each province is, and its 905 places', () => {
    expect(today(1).every((row) => row.lat !== undefined)).toBe(true);
    expect(places).toHaveLength(905);
  });
});
