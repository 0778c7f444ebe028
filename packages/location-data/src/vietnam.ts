import { fillCentres } from './centre.ts';
import { readGeonames } from './geonames.ts';
import { middlePoint } from './join-name.ts';
import type { CountryLocations, LevelRow } from './location-row.ts';
import type { Point } from './vietnam-former.ts';
import { collectFormer, districtPoints, formerRows } from './vietnam-former.ts';
import { nfc, provinceName, readVietnameseTables, vietnameseKey } from './vietnam-source.ts';

/** Resolution 202/2025/QH15: 63 provinces became 34, the district level ended, 3,321 wards and communes took over. */
export const REFORM_DATE = '2025-07-01';

const PROVINCE_EN: Readonly<Record<string, string>> = {
  'Thành phố Hà Nội': 'Hanoi',
  'Thành phố Hồ Chí Minh': 'Ho Chi Minh City',
  'Thành phố Hải Phòng': 'Hai Phong',
  'Thành phố Đà Nẵng': 'Da Nang',
  'Thành phố Cần Thơ': 'Can Tho',
  'Thành phố Huế': 'Hue',
};

const CITY_ALIASES: Readonly<Record<string, string[]>> = {
  'Thành phố Hồ Chí Minh': ['TPHCM', 'HCMC', 'HCM', 'Sài Gòn', 'Saigon'],
  'Thành phố Hà Nội': ['HN'],
};

/** Viet Nam: the 34 provinces and 3,321 wards of today, and the places of before the reform, each pointing at what replaced it. */
export function buildVietnam(): CountryLocations {
  const { provinces, wards, mappings } = readVietnameseTables();
  const geonames = readGeonames('VN').map((place) => ({
    ...place,
    admin1: place.admin1.replace('Thừa Thiên Huế', 'Huế').replace(' (HCMC)', ''),
  }));
  const provinceOf = new Map(provinces.map((entry) => [entry.province_code, provinceName(entry.name)]));
  const keyOf = (ward: { province_code: string; ward_code: string }) => `${ward.province_code}/${ward.ward_code}`;
  const wardKey = new Map(
    wards.map((ward) => [`${provinceOf.get(ward.province_code) ?? ''}/${nfc(ward.name)}`, keyOf(ward)]),
  );
  const former = collectFormer(mappings, wardKey);
  const points = districtPoints(former, provinceOf, geonames);

  const fromDistricts = new Map<string, Point[]>();
  for (const [district, targets] of former.districts) {
    const point = points.get(district);
    if (point) for (const target of targets) fromDistricts.set(target, [...(fromDistricts.get(target) ?? []), point]);
  }
  const codeOf = new Map(provinces.map((entry) => [vietnameseKey(entry.name), entry.province_code]));
  const placed = geonames.map((place) => ({ ...place, province: codeOf.get(vietnameseKey(place.admin1)) ?? null }));
  const townOf = new Map(placed.map((place) => [`${place.province ?? ''}/${vietnameseKey(place.name)}`, place]));

  const levels: LevelRow[] = [];
  for (const { province_code, name: source } of provinces) {
    const name = provinceName(source);
    levels.push({
      key: province_code,
      level: 1,
      code: province_code,
      name,
      name_en: PROVINCE_EN[name] ?? name,
      parent: null,
      valid_from: REFORM_DATE,
      aliases: CITY_ALIASES[name] ?? [],
      ...middlePoint(placed.filter((place) => place.province === province_code)),
    });
  }
  for (const ward of wards) {
    const key = keyOf(ward);
    const town = townOf.get(`${ward.province_code}/${vietnameseKey(nfc(ward.name))}`);
    levels.push({
      key,
      level: 2,
      code: ward.ward_code,
      name: nfc(ward.name),
      parent: ward.province_code,
      valid_from: REFORM_DATE,
      ...(town === undefined ? middlePoint(fromDistricts.get(key) ?? []) : { lat: town.lat, lng: town.lng }),
    });
  }
  levels.push(...formerRows(former, points, REFORM_DATE, CITY_ALIASES));
  fillCentres(levels);
  return {
    country: 'VN',
    levels,
    places: placed.map(({ name, province, lat, lng }) => ({ name, parent: province, lat, lng })),
    postcodes: [],
  };
}
