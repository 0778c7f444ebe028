import type { GeocodedAddress } from '@sampan/contract';
import type { CountryCode, LevelField } from '@sampan/country-rules';
import { isStreetLike } from './pasted-key.ts';
import { LEVELS } from './pasted-level.ts';
import { match } from './pasted-match.ts';

/** The postcode lies in this city; a little more where it is the very place. */
const SAME_CITY = 2.5;
const SAME_POSTCODE = 0.3;
/** A neighbouring town of the same state may be written with it; another state may not. */
const OTHER_CITY = -0.5;
const OTHER_STATE = -3;
/** A former name means today's place of that name, unless the district of then stands behind it. */
const FORMER = -1;
/** Closer than this, two places are equally good. */
const NEAR = 0.75;
/** The same where the text names no city or province: a district is then no likelier than a village of its name. */
const NEAR_ALONE = 1;

/** A place with how well it explains a pasted address, and which parts of the address are its names. */
export interface Explained {
  readonly place: GeocodedAddress;
  readonly score: number;
  /** What is left of the parts: the street as it was written. */
  readonly street: readonly string[];
  /** The levels that the text names. */
  readonly named: readonly LevelField[];
  /** No part is its city, and one says that another place is meant. */
  readonly is_doubtful?: boolean;
}

export interface Pasted {
  parts: readonly string[];
  post_code: string;
  town: string;
}

/** How well a place explains the parts of an address. `by_code` are the places of its postcode. */
export function explain(
  place: GeocodedAddress,
  { parts, post_code, town }: Pasted,
  country: CountryCode,
  by_code: readonly GeocodedAddress[],
): Explained {
  const is_served = by_code.some(({ state, city }) => state === place.state && city === place.city);
  const context = { town, is_served };
  const names = LEVELS.map(([field]) => place[field] ?? '');
  const today = match(parts, names, context, country);
  // A text from before a reform names places that are no more: they lead to this one.
  const [province = '', district = '', ward = ''] = (place.former_names ?? []).toReversed();
  const then = place.former_names === undefined ? null : match(parts, [province, district, ward, ''], context, country);
  const is_then = then !== null && then.score + (then.named.includes('city') ? 0 : FORMER) > today.score;
  const best = then !== null && is_then ? then : today;
  return { ...best, place, score: best.score + codeScore(place, post_code, by_code) };
}

function codeScore(place: GeocodedAddress, post_code: string, by_code: readonly GeocodedAddress[]): number {
  if (by_code.length === 0) return 0;
  // A code for a part of a province, such as a university, says nothing of the city.
  if (by_code.every(({ city }) => city === ''))
    return by_code.some(({ state }) => state === place.state) ? SAME_POSTCODE : OTHER_STATE;
  if (by_code.some(({ state, city }) => state === place.state && city === place.city))
    return SAME_CITY + (place.post_code === post_code ? SAME_POSTCODE : 0);
  return by_code.some(({ state }) => state === place.state) ? OTHER_CITY : OTHER_STATE;
}

/**
 * The places that explain a pasted address best: one when it is clear, several when only the person knows. Levels that the
 * best ones do not share and the text does not name are no choice: they stay open.
 */
export function choosePlaces(explained: readonly Explained[]): Explained[] {
  const sorted = explained.toSorted((a, b) => b.score - a.score);
  const best = sorted[0];
  if (best === undefined) return [];
  if (best.is_doubtful === true) return ofProvince(best);
  const is_alone = !best.named.includes('city') && !best.named.includes('state');
  const near = is_alone ? NEAR_ALONE : NEAR;
  // The province around a city that was found is no other place.
  const isOther = ({ place }: Explained) =>
    place.city !== '' || best.place.city === '' || place.state !== best.place.state;
  const cities = new Map<string, Explained[]>();
  for (const entry of sorted.filter((each) => best.score - each.score < near && isOther(each))) {
    const key = `${entry.place.state}/${entry.place.city}`;
    cities.set(key, [...(cities.get(key) ?? []), entry]);
  }
  return [...cities.values()].map((same) => shared(same));
}

/** Of a doubtful place what the text names of it: its province, or nothing. */
function ofProvince({ place, ...explained }: Explained): Explained[] {
  if (!explained.named.includes('state')) return [];
  return [{ ...explained, place: { ...place, city: '', district: '', county: '', post_code: '' }, named: ['state'] }];
}

/** One place out of several in the same city: what they do not share stays open. */
function shared(entries: readonly Explained[]): Explained {
  const [first] = entries;
  if (first === undefined) throw new Error('no places');
  const top = entries.filter(({ score }) => first.score - score < 0.01);
  const place = { ...first.place };
  let is_open = false;
  for (const field of ['district', 'county'] as const) {
    is_open ||= top.some((entry) => (entry.place[field] ?? '') !== (first.place[field] ?? ''));
    // What the text does not name is known only where the postcode leaves nothing else.
    const [only = '', more] = first.street;
    const is_alone = more === undefined && (only === '' || isStreetLike(only));
    const is_guess = !first.named.includes(field) && (top.length > 1 || !is_alone);
    if (is_open || is_guess) place[field] = '';
  }
  return { ...first, place };
}
