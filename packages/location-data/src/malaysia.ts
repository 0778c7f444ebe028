import { fillFromPostcodes } from './centre.ts';
import type { GeonamesPlace } from './geonames.ts';
import { readGeonames } from './geonames.ts';
import { joinName, middlePoint, nearestTo } from './join-name.ts';
import type { CountryLocations, LevelRow, PlaceRow, PostcodeRow } from './location-row.ts';
import { missingPostcodes } from './malaysia-missing.ts';
import { requireSource } from './source-package.ts';

interface SourceState {
  name: string;
  city: { name: string; postcode: string[] }[];
}

/** The source fills Subang Jaya with a made-up postcode. */
const MADE_UP = '55555';

/** A place this near to a town is taken to be served by its post office. */
const NEAR_TOWN_KM = 12;

const STATE_EN: Readonly<Record<string, string>> = { 'Pulau Pinang': 'Penang', Melaka: 'Malacca' };

/** Towns whose name in the postcode list nobody else uses. */
const OTHER_NAME: Readonly<Record<string, string>> = {
  'Pulau Pinang/Pulau Pinang': 'George Town',
  'Melaka/Melaka': 'Malacca',
  'Johor/Ibrahim International Business District': 'IIBD',
};

/** Words both lists spell differently, so that the towns meet. */
const SPELLING: readonly (readonly [RegExp, string])[] = [
  [/\bayer\b/gu, 'air'],
  [/\bkampong\b/gu, 'kampung'],
  [/\btanjong\b/gu, 'tanjung'],
  [/\btelok\b/gu, 'teluk'],
  [/\bsri\b/gu, 'seri'],
  [/\b(?:bharu|bahru|baharu)\b/gu, 'baru'],
  [/\bulu\b/gu, 'hulu'],
  [/\b(?:daerah|district|bagan|new village)\b/gu, ''],
];

function townName(name: string): string {
  return SPELLING.reduce((text, [pattern, word]) => text.replace(pattern, word), joinName(name))
    .replace(/\s+/gu, ' ')
    .trim();
}

/** 'Wp Kuala Lumpur' and the two other federal territories lose the prefix (spec 5 'Address': the federal territory names become Kuala Lumpur). */
export function malaysianStateName(name: string): string {
  return name.trim().replace(/^Wp /u, '');
}

function stateAliases(source: string): string[] {
  const state = malaysianStateName(source);
  return state === source
    ? []
    : [source, `Wilayah Persekutuan ${state}`, `W.P. ${state}`, `Federal Territory of ${state}`];
}

/** The town itself, or else the middle of the district that carries its name. */
function findTown(name: string, near: readonly GeonamesPlace[]): { lat: number; lng: number } | undefined {
  const wanted = townName(name);
  const town = near.find((place) => townName(place.name) === wanted);
  return middlePoint(
    town === undefined ? near.filter((place) => place.admin2 !== '' && townName(place.admin2) === wanted) : [town],
  );
}

/** Malaysia: 16 states, 444 cities and 3,022 postcodes (the source's 2,929 without the made-up 55555, and 94 it lacks). */
export function buildMalaysia(): CountryLocations {
  const states = requireSource<{ allPostcodes: SourceState[] }>('malaysia-postcodes').allPostcodes;
  const levels: LevelRow[] = [];
  const postcodes: PostcodeRow[] = [];
  const places: PlaceRow[] = [];
  const geonames = readGeonames('MY');

  for (const { name: source, city } of states) {
    const state = malaysianStateName(source);
    const name_en = STATE_EN[state];
    const near = geonames.filter((place) => place.admin1 === state || place.admin1 === name_en);
    const cities: LevelRow[] = [];
    const firstCode = new Map<string, number>();
    levels.push({
      key: state,
      level: 1,
      code: '',
      name: state,
      parent: null,
      aliases: stateAliases(source),
      ...(name_en === undefined ? {} : { name_en }),
      ...middlePoint(near),
    });
    for (const { name, postcode } of city) {
      const key = `${state}/${name.trim()}`;
      const codes = [...postcode.filter((code) => code !== MADE_UP), ...missingPostcodes(key)].toSorted();
      const other = OTHER_NAME[key];
      cities.push({
        key,
        level: 2,
        code: '',
        name: name.trim(),
        parent: state,
        aliases: other === undefined ? [] : [other],
        ...(findTown(name, near) ?? findTown(other ?? name, near)),
      });
      firstCode.set(key, Number(codes[0] ?? 0));
      for (const post_code of codes) postcodes.push({ post_code, parent: key, area: '' });
    }
    const located = cities.filter((row) => row.lat !== undefined);
    fillFromPostcodes(cities, (row) => firstCode.get(row.key));
    levels.push(...cities);
    for (const place of near)
      places.push({
        name: place.name,
        parent: nearestTo(place, located, NEAR_TOWN_KM)?.key ?? state,
        lat: place.lat,
        lng: place.lng,
      });
  }
  return { country: 'MY', levels, places, postcodes };
}
