import { getDistricts, getProvinces, getRegencies, getVillages } from 'idn-area-data';
import { fillCentres } from './centre.ts';
import { readGeonames } from './geonames.ts';
import { createPostcodeSource, regencyName } from './indonesia-postcode.ts';
import { PROVINCE_EN, PROVINCE_NAME, PROVINCE_SINCE } from './indonesia-province.ts';
import type { CountryLocations, LevelRow, PlaceRow } from './location-row.ts';

/** Where the postcodes of the villages came from. */
export interface PostcodeCoverage {
  village: number;
  district: number;
  nothing: number;
}

function readPlaces(levels: readonly LevelRow[]): PlaceRow[] {
  const regencies = new Map(levels.filter((row) => row.level === 2).map((row) => [row.code.replace('.', ''), row.key]));
  return readGeonames('ID').map((place) => ({
    name: place.name,
    parent: regencies.get(place.admin2_code) ?? null,
    lat: place.lat,
    lng: place.lng,
  }));
}

/** Indonesia: 38 provinces, 514 regencies and cities, 7,285 districts and 83,762 villages, with postcodes and points joined by name. */
export async function buildIndonesia(): Promise<CountryLocations & { coverage: PostcodeCoverage }> {
  const [provinces, regencies, districts, villages] = await Promise.all([
    getProvinces(),
    getRegencies(),
    getDistricts(),
    getVillages(),
  ]);
  const source = createPostcodeSource();
  const levels: LevelRow[] = [];
  const nameOf = new Map<string, string>();
  const coverage: PostcodeCoverage = { village: 0, district: 0, nothing: 0 };

  for (const { code, name } of provinces) {
    const since = PROVINCE_SINCE[code];
    levels.push({
      key: code,
      level: 1,
      code,
      name: PROVINCE_NAME[code] ?? name,
      name_en: PROVINCE_EN[code] ?? name,
      parent: null,
      aliases: [name],
      ...(since === undefined ? {} : { valid_from: since }),
    });
  }
  for (const { code, province_code, name } of regencies) {
    nameOf.set(code, regencyName(name));
    levels.push({ key: code, level: 2, code, name: regencyName(name), parent: province_code });
  }
  for (const { code, regency_code, name } of districts) {
    nameOf.set(code, name);
    levels.push({
      key: code,
      level: 3,
      code,
      name,
      parent: regency_code,
      ...source.districtCentre(code, nameOf.get(regency_code) ?? '', name),
    });
  }
  for (const { code, district_code, name } of villages) {
    const { from, ...found } = source.match(
      code,
      nameOf.get(district_code.slice(0, 5)) ?? '',
      nameOf.get(district_code) ?? '',
      name,
    );
    coverage[from] += 1;
    levels.push({ key: code, level: 4, code, name, parent: district_code, ...found });
  }
  fillCentres(levels);
  return { country: 'ID', levels, places: readPlaces(levels), postcodes: [], coverage };
}
