import type { GeonamesPlace } from './geonames.ts';
import { middlePoint } from './join-name.ts';
import type { LevelRow } from './location-row.ts';
import type { SourceMapping } from './vietnam-source.ts';
import { nfc, provinceName, vietnameseKey } from './vietnam-source.ts';

export interface Point {
  lat: number;
  lng: number;
}

/** Old places by path ('Thành phố Hồ Chí Minh/Quận 1/Phường Bến Nghé'), each with the keys of the new places that replaced it. */
export interface FormerPlaces {
  provinces: Map<string, Set<string>>;
  districts: Map<string, Set<string>>;
  wards: Map<string, Set<string>>;
  codes: Map<string, string>;
}

/** Island districts had no wards, so the source leaves their old names empty; the province they belonged to. */
const ISLAND_DISTRICTS: Readonly<Record<string, string>> = {
  'Bạch Long Vĩ': 'Thành phố Hải Phòng',
  'Côn Đảo': 'Bà Rịa - Vũng Tàu',
  'Cồn Cỏ': 'Quảng Trị',
  'Hoàng Sa': 'Thành phố Đà Nẵng',
  'Lý Sơn': 'Quảng Ngãi',
};

export const pathParent = (path: string) => path.slice(0, path.lastIndexOf('/'));
const pathName = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/**
 * Follows every old ward to the wards that replaced it. The new code of 431 rows is not in the list of wards and that of 22 more belongs to a ward
 * elsewhere, so the names decide; a name that cannot be found stops the build.
 */
export function collectFormer(mappings: readonly SourceMapping[], wardKey: ReadonlyMap<string, string>): FormerPlaces {
  const former: FormerPlaces = { provinces: new Map(), districts: new Map(), wards: new Map(), codes: new Map() };
  const add = (map: Map<string, Set<string>>, path: string, target: string) =>
    map.set(path, (map.get(path) ?? new Set()).add(target));
  for (const row of mappings) {
    const target = wardKey.get(`${provinceName(row.new_province_name)}/${nfc(row.new_ward_name)}`);
    if (target === undefined) throw new Error(`no ward is named ${row.new_ward_name}, ${row.new_province_name}`);
    const island = nfc(row.new_ward_name).replace(/^Đặc khu /u, '');
    const province = row.old_province_name ? provinceName(row.old_province_name) : ISLAND_DISTRICTS[island];
    if (province === undefined) throw new Error(`no old province is known for ${row.new_ward_name}`);
    const district = `${province}/${row.old_district_name ? nfc(row.old_district_name) : `Huyện ${island}`}`;
    add(former.provinces, province, pathParent(target));
    add(former.districts, district, target);
    if (!row.old_ward_name) continue;
    const ward = `${district}/${nfc(row.old_ward_name)}`;
    add(former.wards, ward, target);
    if (row.old_ward_code) former.codes.set(ward, row.old_ward_code);
  }
  return former;
}

/** Points of the old districts: the middle of the GeoNames places that lie in them or carry their name. */
export function districtPoints(
  former: FormerPlaces,
  provinceOf: ReadonlyMap<string, string>,
  geonames: readonly GeonamesPlace[],
): Map<string, Point> {
  const byDistrict = new Map<string, Point[]>();
  for (const place of geonames) {
    for (const name of new Set([vietnameseKey(place.admin2), vietnameseKey(place.name)])) {
      const key = `${vietnameseKey(place.admin1)}/${name}`;
      byDistrict.set(key, [...(byDistrict.get(key) ?? []), place]);
    }
  }
  const points = new Map<string, Point>();
  for (const [path, targets] of former.districts) {
    const province = provinceOf.get(pathParent([...targets][0] ?? '')) ?? '';
    const point = middlePoint(byDistrict.get(`${vietnameseKey(province)}/${vietnameseKey(pathName(path))}`) ?? []);
    if (point) points.set(path, point);
  }
  return points;
}

/** The old places as rows that ended with the reform. */
export function formerRows(
  former: FormerPlaces,
  points: ReadonlyMap<string, Point>,
  endedOn: string,
  aliases: Readonly<Record<string, string[]>>,
): LevelRow[] {
  const row = (path: string, level: 1 | 2 | 3, targets: Set<string>): LevelRow => ({
    key: `old:${path}`,
    level,
    code: former.codes.get(path) ?? '',
    name: pathName(path),
    parent: level === 1 ? null : `old:${pathParent(path)}`,
    valid_to: endedOn,
    replaced_by: [...targets],
    aliases: level === 1 ? (aliases[path] ?? []) : [],
    ...points.get(path),
  });
  return [
    ...[...former.provinces].map(([path, targets]) => row(path, 1, targets)),
    ...[...former.districts].map(([path, targets]) => row(path, 2, targets)),
    ...[...former.wards].map(([path, targets]) => row(path, 3, targets)),
  ];
}
