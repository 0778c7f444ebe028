import { joinName, middlePoint, mostCommon } from './join-name.ts';
import { readSourceJson } from './source-package.ts';

interface GeografisVillage {
  code: string;
  postal: number | null;
  city: string;
  district: string;
  village: string;
  latitude: number;
  longitude: number;
}

/** What the postcode source knows of one village. */
export interface VillageMatch {
  post_code?: string;
  lat?: number;
  lng?: number;
  from: 'village' | 'district' | 'nothing';
}

/** Regencies that carry an older name in the postcode source. */
const RENAMED: Readonly<Record<string, string>> = {
  'Kabupaten Toba Samosir': 'Kabupaten Toba',
  'Kabupaten Pangkajene Kepulauan': 'Kabupaten Pangkajene dan Kepulauan',
  'Kabupaten Pahuwato': 'Kabupaten Pohuwato',
};

/** 'Kota Administrasi Jakarta Pusat' is written 'Kota Jakarta Pusat' on every parcel. */
export function regencyName(name: string): string {
  return (RENAMED[name] ?? name).replace(/^(Kota|Kabupaten) (?:Administrasi|Adm\.) /u, '$1 ');
}

/** Spaces differ between the sources ('Umbul Sari', 'Umbulsari'), so they do not count. */
const path = (...names: string[]) => names.map((name) => joinName(name).replaceAll(' ', '')).join('|');

function push<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}

/**
 * Finds the postcode and the point of a village in the package geografis. That package still has the 34 provinces of before 2022, and codes
 * were given out again since, so villages join by the names of regency, district and village first; then by code inside the same regency (renamed
 * villages), then by a name that occurs once in the regency (districts that were split). What is left takes the most common code of its district.
 */
export function createPostcodeSource() {
  const byPath = new Map<string, GeografisVillage>();
  const byCode = new Map<string, GeografisVillage>();
  const byRegency = new Map<string, GeografisVillage[]>();
  const byDistrict = new Map<string, GeografisVillage[]>();
  for (const village of readSourceJson<GeografisVillage[]>('geografis', '../data/json/data.json')) {
    const city = regencyName(village.city);
    byPath.set(path(city, village.district, village.village), village);
    byCode.set(village.code, village);
    push(byRegency, path(city, village.village), village);
    push(byDistrict, path(city, village.district), village);
    push(byDistrict, `${path(city)}|${village.code.slice(0, 8)}`, village);
  }
  const coded = (village: GeografisVillage | undefined) => (village?.postal ? village : undefined);
  const codeText = (village: GeografisVillage) =>
    village.postal ? String(village.postal).padStart(5, '0') : undefined;

  function villageOf(code: string, city: string, district: string, name: string): GeografisVillage | undefined {
    const direct = coded(byPath.get(path(city, district, name)));
    if (direct) return direct;
    const same = coded(byCode.get(code));
    if (same && path(regencyName(same.city)) === path(city)) return same;
    const once = byRegency.get(path(city, name));
    return once?.length === 1 ? coded(once[0]) : undefined;
  }

  const districtOf = (code: string, city: string, district: string) =>
    byDistrict.get(path(city, district)) ?? byDistrict.get(`${path(city)}|${code}`) ?? [];

  return {
    districtCentre(code: string, city: string, district: string) {
      return middlePoint(
        districtOf(code, city, district).map((village) => ({ lat: village.latitude, lng: village.longitude })),
      );
    },
    match(code: string, city: string, district: string, name: string): VillageMatch {
      const village = villageOf(code, city, district, name);
      const own = village && codeText(village);
      if (village && own !== undefined)
        return { post_code: own, lat: village.latitude, lng: village.longitude, from: 'village' };
      const shared = mostCommon(districtOf(code.slice(0, 8), city, district).flatMap((entry) => codeText(entry) ?? []));
      return shared === undefined ? { from: 'nothing' } : { post_code: shared, from: 'district' };
    },
  };
}
