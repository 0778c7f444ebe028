import type { GeocodedAddress } from '@sampan/contract';
import { COUNTRY_CODES } from '@sampan/country-rules';
import type { CountryCode } from '@sampan/country-rules';
import { around, distance } from 'geokdbush';
import KDBush from 'kdbush';
import type { Database } from '../../../../platform/database/database.ts';
import { findPlacedLevels, findPlacesById, readLocationVersion, readPoints, sgSectors } from '../index.ts';
import type { LevelRow, LocationPoint, PlacedPlace } from '../index.ts';
import type { PointSearch } from '../../../../ports/geocoder.ts';
import { addressOfLevel, addressOfPlace, addressOfSector } from './address-of.ts';

interface PointIndex {
  tree: KDBush;
  points: LocationPoint[];
}

/** A point farther than this from every known place lies at sea or abroad. */
const FARTHEST_KM = 30;
/** A named place this near lends its name to the street. */
const NEARBY_KM = 3;
const MOST_RECORDS = 5;

/** A point that stands for a whole town or country ('Jakarta', 'Singapore', 'Quận Ba') is no street. `levels` are the places the position lies in. */
function isWholeTown({ country, name, search_key, outer }: PlacedPlace, levels: readonly LevelRow[]): boolean {
  return (
    [...outer, ...levels].some((row) => row.search_key === search_key) ||
    search_key === 'singapore' ||
    (country === 'VN' && /^(?:Quận|Huyện|Thị Xã|Thành Phố) /iu.test(name))
  );
}

/** Finds the places nearest to a point, from an index in memory that is made per country when it is first asked for. */
export function createReverseIndex(db: Database) {
  const indexes = new Map<CountryCode, Promise<PointIndex>>();
  let version = '';

  async function load(country: CountryCode): Promise<PointIndex> {
    const stored = await readPoints(db, country);
    const points: LocationPoint[] =
      country === 'SG'
        ? [...stored, ...sgSectors().map(({ lat, lng }, id) => ({ kind: 'sector' as const, id, lat, lng }))]
        : stored;
    const tree = new KDBush(points.length);
    for (const point of points) tree.add(point.lng, point.lat);
    return { tree: tree.finish(), points };
  }

  function indexOf(country: CountryCode): Promise<PointIndex> {
    const known = indexes.get(country);
    if (known) return known;
    const loading = load(country);
    indexes.set(country, loading);
    // A failed load must not be remembered: the database may have been away for a moment.
    loading.catch(() => indexes.delete(country));
    return loading;
  }

  async function nearestIn(country: CountryCode, lat: number, lng: number) {
    const { tree, points } = await indexOf(country);
    if (points.length === 0) return [];
    return around(tree, lng, lat, 40, FARTHEST_KM).flatMap((at) => {
      const point = points[at];
      return point === undefined ? [] : [{ ...point, country, km: distance(lng, lat, point.lng, point.lat) }];
    });
  }

  /** The nearest place's address, then other candidates. The coordinates of an answer are the point's own: the pin stays where it was put. */
  async function reverse({ lat, lng, country }: PointSearch): Promise<GeocodedAddress[]> {
    const current = await readLocationVersion(db);
    // Another server may have filled the tables with newer data since: the ids of the index would mean other places.
    if (current !== version) indexes.clear();
    version = current;
    const found = (
      await Promise.all((country === null ? COUNTRY_CODES : [country]).map((code) => nearestIn(code, lat, lng)))
    )
      .flat()
      .toSorted((a, b) => a.km - b.km);
    const nearest = found[0];
    if (nearest === undefined) return [];
    const places = await findPlacesById(
      db,
      found.filter((point) => point.kind === 'place' && point.country === nearest.country).map((point) => point.id),
    );
    const at = (record: GeocodedAddress): GeocodedAddress => ({ ...record, lat, lng });
    const ids = found
      .filter((point) => point.kind === 'level' && point.country === nearest.country)
      .map((point) => point.id);
    const levels = await findPlacedLevels(db, ids.slice(0, MOST_RECORDS));
    const around = levels[0] === undefined ? [] : [levels[0], ...levels[0].outer];
    const named = places.filter((place) => !isWholeTown(place, around));
    const beside = named.find((place) =>
      found.some((point) => point.kind === 'place' && point.id === place.id && point.km <= NEARBY_KM),
    );
    if (nearest.country === 'SG') {
      const sector = sgSectors()[found.find((point) => point.kind === 'sector')?.id ?? -1];
      const records =
        sector === undefined ? [] : [addressOfSector(sector, { street: beside?.name ?? '', post_code: '' })];
      return [...records, ...named.slice(0, MOST_RECORDS - 1).map((place) => addressOfPlace(place))].map(at);
    }
    const street = beside?.name ?? '';
    if (levels.length === 0) return places.slice(0, MOST_RECORDS).map((place) => at(addressOfPlace(place)));
    return levels.map((row, index) =>
      at(addressOfLevel(row, { street: index === 0 && row.name !== street ? street : '', post_code: '' })),
    );
  }

  return { reverse };
}
