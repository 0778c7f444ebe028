import type { GeocodedAddress } from '@sampan/contract';
import { formatAddress, rulesOf } from '@sampan/country-rules';
import type { CountryCode } from '@sampan/country-rules';
import { sgSectorOf } from '../index.ts';
import type { LevelRow, PlacedLevel, PlacedPlace, SgSector, StoredAddress } from '../index.ts';

const FIELD_OF_LEVEL = ['state', 'city', 'district', 'county'] as const;

export interface Typed {
  /** What the person typed in front of the place. */
  street: string;
  /** Postcode the person typed and the place has; '' for none. */
  post_code: string;
}

const NOTHING_TYPED: Typed = { street: '', post_code: '' };

/** Names of a place and the places around it, in the fields of the address form. */
function fieldsOf(levels: readonly LevelRow[]): { state: string; city: string; district: string; county: string } {
  const fields = { state: '', city: '', district: '', county: '' };
  // From the outside in, so that a part of a city stands for the city it lies in.
  for (const row of levels.toReversed()) {
    const field = FIELD_OF_LEVEL[row.level - 1];
    if (field) fields[field] = row.name;
  }
  return fields;
}

function pointOf(
  levels: readonly { lat: number | null; lng: number | null }[],
  country: CountryCode,
): { lat: number; lng: number } {
  for (const { lat, lng } of levels) if (lat !== null && lng !== null) return { lat, lng };
  return rulesOf(country).centre;
}

/** Address of a level. `former` are the names it had before a reform, from the narrowest out, which are shown behind the ones of today (design 8.5). */
export function addressOfLevel(
  row: PlacedLevel,
  typed: Typed = NOTHING_TYPED,
  former: readonly string[] = [],
): GeocodedAddress {
  const { country } = row;
  const levels = [row, ...row.outer];
  const fields = fieldsOf(levels);
  const post_code = typed.post_code || (levels.find((level) => level.post_code !== null)?.post_code ?? '');
  // In the Philippines a street has to come from the list (spec 5), so a place that was picked brings its own name when no street was typed.
  const street = typed.street || (rulesOf(country).address.street_must_be_picked ? row.name : '');
  const formatted = formatAddress({ ...fields, street: typed.street, post_code, country }, country);
  return {
    id: `${country}-${row.code || row.id}`,
    formatted_address: former.length === 0 ? formatted : `${formatted} (trước 1/7/2025: ${former.join(', ')})`,
    street,
    building_name: '',
    ...fields,
    country,
    post_code,
    ...pointOf(levels, country),
    ...(former.length === 0 ? {} : { former_names: [...former] }),
  };
}

/** Address of a named place: its name goes into the street, behind what was typed. */
export function addressOfPlace(place: PlacedPlace, typed: Typed = NOTHING_TYPED): GeocodedAddress {
  const { country } = place;
  const fields =
    country === 'SG'
      ? { state: 'Singapore', city: 'Singapore', district: place.name, county: '' }
      : fieldsOf(place.outer);
  const street = [typed.street, country === 'SG' ? '' : place.name].filter((text) => text !== '').join(', ');
  const post_code =
    typed.post_code || place.post_code || (place.outer.find((level) => level.post_code !== null)?.post_code ?? '');
  const formatted = formatAddress({ ...fields, street, post_code, country }, country);
  return {
    id: `${country}-P${place.id}`,
    formatted_address:
      country === 'SG'
        ? [typed.street, place.name, `Singapore ${post_code}`.trim()].filter((text) => text !== '').join(', ')
        : formatted,
    street,
    building_name: '',
    ...fields,
    country,
    post_code,
    ...pointOf([place, ...place.outer], country),
  };
}

/** Address of a Singapore sector, or of a postcode in it: the shipped data knows areas, buildings come from OneMap. */
export function addressOfSector({ sector, area, lat, lng }: SgSector, typed: Typed = NOTHING_TYPED): GeocodedAddress {
  const { street, post_code } = typed;
  return {
    id: `SG-${post_code || sector}`,
    formatted_address: [street, area, `Singapore ${post_code}`.trim()].filter((text) => text !== '').join(', '),
    street,
    building_name: '',
    district: area,
    city: 'Singapore',
    state: 'Singapore',
    county: '',
    country: 'SG',
    post_code,
    lat,
    lng,
  };
}

/** Address an operator brought in. In Singapore the sector adds the area, and the point when the list has none. */
export function addressOfImported(row: StoredAddress): GeocodedAddress {
  const { id, country, post_code, street, building_name } = row;
  const sector = country === 'SG' ? sgSectorOf(post_code) : null;
  const levels =
    country === 'SG'
      ? { state: 'Singapore', city: 'Singapore', district: row.district || (sector?.area ?? ''), county: '' }
      : { state: row.state, city: row.city, district: row.district, county: row.county };
  const line = [building_name, street].filter((text) => text !== '').join(', ');
  return {
    id: `${country}-A${id}`,
    formatted_address:
      country === 'SG'
        ? `${line}, Singapore ${post_code}`
        : formatAddress({ ...levels, street: line, post_code, country }, country),
    street: street || building_name,
    building_name,
    ...levels,
    country,
    post_code,
    ...pointOf([row, ...(sector === null ? [] : [sector])], country),
  };
}
