import type { GeocodedAddress } from '@sampan/contract';
import { foldText, KIND_WORDS, searchKeyOf, type CountryCode, type LevelField } from '@sampan/country-rules';
import { isOneLetterApart } from './one-letter-apart.ts';
import { STREET_WORD } from './pasted-name.ts';
import { isShortForm, withDigits } from './pasted-short-form.ts';

/** Outermost first, with what the name of each says about a place: a city is worth more than the province around it. */
const LEVELS: readonly (readonly [LevelField, number])[] = [
  ['state', 2],
  ['city', 3],
  ['district', 2],
  ['county', 1.5],
];
/** The postcode lies in this city; a little more where it is the very place. */
const SAME_CITY = 2.5;
const SAME_POSTCODE = 0.3;
/** A neighbouring town of the same state may be written with it; another state may not. */
const OTHER_CITY = -0.5;
const OTHER_STATE = -3;
/** The town stands behind the postcode. */
const TOWN = 1.5;
/** A part behind the first place, or one with the word for a kind of place, which names nothing of the place that is looked at. */
const UNEXPLAINED = -1.5;
const UNEXPLAINED_KIND = -3;
/** The name with its marks: 'Lộc Thành' is not 'Lộc Thạnh', though a search finds both under one key. */
const SAME_MARKS = 0.8;
/** A name that only begins as the text does comes after the one that is all of it. */
const BEGUN = -0.5;
/** A name in another spelling comes after the place that is spelled so, wherever that is. */
const OTHER_SPELLING = -1;
/** A former name means today's place of that name, unless the district of then stands behind it. */
const FORMER = -1;
/** A level that the text does not name is a guess. */
const GUESSED = -0.4;
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
}

/** The key of a name without spaces, and without any word for the kind of place: 'Kec. Kota Kudus' is 'kudus', 'Bukit Kecil' is 'bukitkecil'. */
function bareKey(name: string, country: CountryCode): string {
  const key = searchKeyOf(name, country);
  const barer = searchKeyOf(key, country);
  return barer === key ? withDigits(key).replaceAll(' ', '') : bareKey(barer, country);
}

/** The keys a name is found under: 'Malate, Manila' is Malate and Manila. */
function keysOf(name: string, country: CountryCode): string[] {
  return name
    .replace(/\([^)]*\)/gu, '')
    .split(',')
    .map((piece) => bareKey(piece, country))
    .filter((key) => key !== '');
}

const WARD = /^(?:phường|p\.|xã|x\.|thị trấn|tt\.|đặc khu)\s*/iu;
const DISTRICT = /^(?:quận|q\.|huyện|h\.|thị xã|tx\.?|thành phố|tp\.?)\s*/iu;

/** 'Kab. Bogor' is not 'Kota Bogor', and 'Phường Long Biên' is not 'Quận Long Biên', though both are found under 'bogor'. */
function isOtherKind(part: string, name: string, country: CountryCode): boolean {
  if (country === 'VN') return WARD.test(part) ? DISTRICT.test(name) : DISTRICT.test(part) && WARD.test(name);
  if (country !== 'ID') return false;
  const [is_city, is_regency] = [name.startsWith('Kota '), name.startsWith('Kabupaten ')];
  return (is_regency && /^kota\b/iu.test(part)) || (is_city && /^kab(?:upaten)?\b/iu.test(part));
}

/** 'Bacolod City' is rather the city of that name than a town, unless there is none: towns become cities, and lists follow. */
function isTownCalledCity(part: string, name: string, country: CountryCode): boolean {
  return country === 'PH' && / city$/iu.test(part) && !/\bcity\b|, /iu.test(name);
}

/** A kind word in front of a part says which level it names, whatever else carries the name. */
const KIND_OF: Partial<Record<CountryCode, readonly (readonly [RegExp, LevelField])[]>> = {
  ID: [
    [/^(?:kel(?:urahan)?|desa|ds)\b\.?/iu, 'county'],
    [/^(?:kec(?:amatan)?|distrik)\b\.?/iu, 'district'],
    [/^(?:kota|kab(?:upaten)?)\b\.?/iu, 'city'],
    [/^prov(?:insi)?\b\.?/iu, 'state'],
  ],
  PH: [[/^(?:brgy|bgy|barangay|brg)\b\.?/iu, 'district']],
};

function askedLevel(part: string, country: CountryCode): LevelField | undefined {
  return KIND_OF[country]?.find(([word]) => word.test(part))?.[1];
}

/** Whether a part says which kind of place it names: 'Kec. Bae', 'Brgy. Poblacion'. */
export function namesKind(part: string, country: CountryCode): boolean {
  return askedLevel(part, country) !== undefined;
}

/** 'Quezon City' is never the province Quezon. */
function isCityOf(part: string, country: CountryCode): boolean {
  return country === 'PH' && / city$/iu.test(part);
}

/**
 * Whether a part that is left says again what is known: the city a second time ('Makati City 1200 Makati'), or in Viet Nam
 * the district of before July 2025, which is no level any more.
 */
function isRepeated(
  part: string,
  names: readonly string[],
  named: readonly LevelField[],
  country: CountryCode,
): boolean {
  if (country === 'VN') return (named.includes('city') || named.includes('district')) && DISTRICT.test(part);
  const name = names[1] ?? '';
  if (!named.includes('city') || isOtherKind(part, name, country)) return false;
  return (askedLevel(part, country) ?? 'city') === 'city' && keysOf(name, country).includes(bareKey(part, country));
}

/** A Vietnamese name as it is written, without the word for the kind of place. */
function markedName(name: string): string {
  return name.replace(/^(?:Thành phố|Tỉnh|Quận|Huyện|Thị xã|Thị trấn|Phường|Xã|Đặc khu) (?!\d)/u, '').toLowerCase();
}

/** What is left of a part when a name at its end is taken off; null when it does not end so. */
function cut(part: string, key: string, country: CountryCode): string | null {
  if (bareKey(part, country) === key) return '';
  const words = part.split(' ');
  for (let at = 1; at < words.length; at += 1) {
    if (bareKey(words.slice(at).join(' '), country) !== key) continue;
    const rest = words.slice(0, at).join(' ');
    return KIND_WORDS[country].includes(foldText(rest)) ? '' : rest;
  }
  return null;
}

/**
 * Whether a whole part is the name of a place in another spelling: with words cut short, or a letter apart where a kind word says
 * that it names this level ('Kota Padang Sidempuan' is Padangsidimpuan).
 */
function isSpelledOtherwise(part: string, name: string, is_asked: boolean, country: CountryCode): boolean {
  if (isShortForm(part, name, country)) return true;
  return is_asked && isOneLetterApart(bareKey(part, country), bareKey(name, country));
}

/**
 * What is left of a part that begins with a name, where a kind word makes that certain; null when it does not. 'Kec. Simboro dan
 * Kepulauan' is Simboro by its older name, and 'Kel. Kalisari Blok AB No. 9' goes on with the street.
 */
function restBehind(part: string, name: string, country: CountryCode): string | null {
  const key = searchKeyOf(name, country);
  if (!searchKeyOf(part, country).startsWith(`${key} `)) return null;
  const words = part.split(' ');
  const end = words.findIndex((_, at) => searchKeyOf(words.slice(0, at + 1).join(' '), country) === key);
  const rest = end < 0 ? '' : words.slice(end + 1).join(' ');
  return /\d/u.test(rest) || STREET_WORD.test(rest) ? rest : '';
}

/** Provinces that were divided: 'Papua Barat' in front of a city of Papua Barat Daya is the province of before. */
function isFormerProvince(part: string, state: string, country: CountryCode): boolean {
  return country === 'ID' && searchKeyOf(state, country).startsWith(`${searchKeyOf(part, country)} `);
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
  const names = LEVELS.map(([field]) => place[field] ?? '');
  const today = match(parts, names, town, country);
  // A text from before a reform names places that are no more: they lead to this one.
  const [province = '', district = '', ward = ''] = (place.former_names ?? []).toReversed();
  const then = place.former_names === undefined ? null : match(parts, [province, district, ward, ''], town, country);
  const is_then = then !== null && then.score + (then.named.includes('city') ? 0 : FORMER) > today.score;
  const best = then !== null && is_then ? then : today;
  return { place, score: best.score + codeScore(place, post_code, by_code), street: best.street, named: best.named };
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

function match(
  parts: readonly string[],
  names: readonly string[],
  town: string,
  country: CountryCode,
): { score: number; street: string[]; named: LevelField[] } {
  const left: (string | null)[] = [...parts];
  const named: LevelField[] = [];
  const all_keys = new Set(names.flatMap((name) => keysOf(name, country)));
  let score = 0;
  let first_named = parts.length;
  let before = '';
  for (const [index, [field, weight]] of LEVELS.entries()) {
    const name = names[index] ?? '';
    if (name === '') continue;
    const keys = keysOf(name, country);
    // One 'Kuala Lumpur' is the city and the state around it.
    const is_echo = field === 'city' && before !== '' && keys[0] === before;
    let is_named = is_echo;
    let pieces = 0;
    for (const key of keys) {
      // From the end, and never the first part as a whole: a street may bear the name of its town.
      for (let at = left.length - 1; at >= 0; at -= 1) {
        const part = left[at];
        if (part === null || part === undefined) continue;
        const asked = askedLevel(part, country);
        if (field === 'state' && isCityOf(part, country)) continue;
        if ((asked !== undefined && asked !== field) || isOtherKind(part, name, country)) continue;
        const whole = cut(part, key, country);
        const behind = whole === null && asked !== undefined ? restBehind(part, name, country) : null;
        const is_begun = behind !== null;
        const is_other = whole === null && !is_begun && isSpelledOtherwise(part, name, asked !== undefined, country);
        const rest = whole ?? behind ?? (is_other ? '' : null);
        if (rest === null || (rest === '' && at === 0 && parts.length > 1 && asked === undefined)) continue;
        // A name at the end of a longer part counts where the part ends the address, and is no name as a whole: 'Kuala Selangor'.
        if (rest !== '' && !is_begun && left.slice(at + 1).some((later) => later !== null)) continue;
        if (rest !== '' && all_keys.has(bareKey(part, country))) continue;
        left[at] = rest === '' ? null : rest;
        first_named = Math.min(first_named, at);
        is_named = true;
        if (is_begun) score += BEGUN;
        if (is_other || isTownCalledCity(part, name, country)) score += OTHER_SPELLING;
        pieces += 1;
        if (country === 'VN' && part.toLowerCase().includes(markedName(name))) score += SAME_MARKS;
        break;
      }
    }
    if (is_named) named.push(field);
    // A town that bears the name of its state, and is written once, may have been meant as the state.
    const is_own = !is_echo || pieces > 0;
    if (field === 'city' && is_own && town !== '' && keys.some((key) => cut(town, key, country) !== null))
      score += TOWN;
    before = is_named ? (keys[0] ?? '') : '';
    score += is_named ? weight + Math.max(0, pieces - 1) : GUESSED;
  }
  const former = named.includes('state')
    ? -1
    : left.findLastIndex((part) => part !== null && isFormerProvince(part, names[0] ?? '', country));
  if (former > 0 && named.includes('city')) left[former] = null;
  for (const [at, part] of left.entries()) {
    if (part === null || at === 0) continue;
    if (namesKind(part, country)) score += UNEXPLAINED_KIND;
    else if (at > first_named) score += UNEXPLAINED;
  }
  const is_town_open = town !== '' && left.some((part) => part !== null && part.endsWith(town));
  for (const [at, part] of left.entries())
    if (part !== null && at > first_named && isRepeated(part, names, named, country)) left[at] = null;
  return {
    score: score - (is_town_open ? TOWN : 0),
    street: left.flatMap((part) => (part === null ? [] : [part.replace(/^[\s,]+|[\s,-]+$/gu, '')])),
    named,
  };
}

/**
 * The places that explain a pasted address best: one when it is clear, several when only the person knows. Levels that the
 * best ones do not share and the text does not name are no choice: they stay open.
 */
export function choosePlaces(explained: readonly Explained[]): Explained[] {
  const sorted = explained.toSorted((a, b) => b.score - a.score);
  const best = sorted[0];
  if (best === undefined) return [];
  const is_alone = !best.named.includes('city') && !best.named.includes('state');
  const near = is_alone ? NEAR_ALONE : NEAR;
  const cities = new Map<string, Explained[]>();
  for (const entry of sorted.filter(({ score }) => best.score - score < near)) {
    const key = `${entry.place.state}/${entry.place.city}`;
    cities.set(key, [...(cities.get(key) ?? []), entry]);
  }
  return [...cities.values()].map((same) => shared(same));
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
    const is_guess = !first.named.includes(field) && (top.length > 1 || first.street.length > 1);
    if (is_open || is_guess) place[field] = '';
  }
  return { ...first, place };
}
