import type { CountryCode, LevelField } from '@sampan/country-rules';
import {
  bareKey,
  cut,
  isRoadWithoutNumber,
  isSpelledOtherwise,
  isStreetLike,
  keysOf,
  markedName,
  restBehind,
} from './pasted-key.ts';
import { askedLevel, isCityOf, isOtherKind, isRegion, isTownCalledCity, namesKind } from './pasted-kind.ts';
import { LEVELS } from './pasted-level.ts';
import { contradicts, isFormerProvince, isRepeated, isVillageAgain } from './pasted-rest.ts';

const CITY = LEVELS.findIndex(([field]) => field === 'city');
/** Countries whose addresses name their city. */
const MAY_DOUBT: ReadonlySet<CountryCode> = new Set(['PH', 'ID']);
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
/** A level that the text does not name is a guess. */
const GUESSED = -0.4;

/** How well the names of a place explain the parts of an address, what is left of them, and which levels they name. */
interface Match {
  score: number;
  street: string[];
  named: LevelField[];
  /** No part is the city, and one says that another place is meant: a guess would be silently wrong. */
  is_doubtful: boolean;
}

/** How far the parts are understood: what is left of each, where the first name stands, and the score so far. */
interface Progress {
  readonly left: (string | null)[];
  readonly is_served: boolean;
  first_named: number;
  score: number;
}

/**
 * How well the names of a place, outermost first, explain the parts of an address.
 *
 * @param is_served whether the postcode of the address lies in the place's city
 */
export function match(
  parts: readonly string[],
  names: readonly string[],
  { town, is_served }: { town: string; is_served: boolean },
  country: CountryCode,
): Match {
  // A region behind the city says nothing, and hides where the address ends.
  const known = parts.map((part, at) => (at > 0 && isRegion(part, country) ? null : part));
  const progress: Progress = { left: known, is_served, first_named: parts.length, score: 0 };
  const pieces = LEVELS.map(([field], index) => takeName(progress, field, names, index, country));
  // A name that ends a part is free once the names behind it are known: 'Pandi Bulacan 3014 Pandi'.
  for (const [index, [field]] of LEVELS.entries())
    if (pieces[index] === 0) pieces[index] = takeName(progress, field, names, index, country);
  const named: LevelField[] = [];
  let before = '';
  for (const [index, [field, weight]] of LEVELS.entries()) {
    const keys = keysOf(names[index] ?? '', country);
    if (keys.length === 0) continue;
    // One 'Kuala Lumpur' is the city and the state around it.
    const is_echo = field === 'city' && before !== '' && keys[0] === before;
    const count = pieces[index] ?? 0;
    const is_named = is_echo || count > 0;
    if (is_named) named.push(field);
    // A town that bears the name of its state, and is written once, may have been meant as the state.
    const is_own = !is_echo || count > 0;
    if (field === 'city' && is_own && town !== '' && keys.some((key) => cut(town, key, country) !== null))
      progress.score += TOWN;
    before = is_named ? (keys[0] ?? '') : '';
    progress.score += is_named ? weight + Math.max(0, count - 1) : GUESSED;
  }
  const { left, first_named } = progress;
  const former = named.includes('state')
    ? -1
    : left.findLastIndex((part) => part !== null && isFormerProvince(part, names[0] ?? '', country));
  if (former > 0 && named.includes('city')) left[former] = null;
  let is_open = false;
  for (const [at, part] of left.entries()) {
    if (part === null || at === 0) continue;
    const is_other = namesKind(part, country) || isCityOf(part, country);
    is_open ||= at > first_named || is_other;
    if (namesKind(part, country)) progress.score += contradicts(part, names, country) ? UNEXPLAINED_KIND : UNEXPLAINED;
    else if (at > first_named) progress.score += UNEXPLAINED;
  }
  const is_town_open = town !== '' && left.some((part) => part !== null && part.endsWith(town));
  for (const [at, part] of left.entries()) {
    if (part === null || at === 0) continue;
    const is_behind = at >= first_named && isRepeated(part, names, named, country);
    const is_next = at === first_named - 1;
    if (is_behind || isVillageAgain(part, { names, named, is_next }, country)) left[at] = null;
  }
  return {
    score: progress.score - (is_town_open ? TOWN : 0),
    street: left.flatMap((part) => (part === null ? [] : [part.replace(/^[\s,]+|[\s,-]+$/gu, '')])),
    named,
    is_doubtful:
      MAY_DOUBT.has(country) && !is_served && pieces[CITY] === 0 && !namesCityInside(names, named, country) && is_open,
  };
}

/** Whether the district that is named bears the name of its city: 'Balikpapan Selatan' lies in no other one. */
function namesCityInside(names: readonly string[], named: readonly LevelField[], country: CountryCode): boolean {
  const [, city = '', district = ''] = names;
  const [outer, inner] = [bareKey(city, country), bareKey(district, country)];
  return country === 'ID' && named.includes('district') && inner.startsWith(outer) && inner !== outer;
}

/** Takes the name of one level out of the parts; how many of its pieces ('Malate, Manila' has two) were there. */
function takeName(
  progress: Progress,
  field: LevelField,
  names: readonly string[],
  index: number,
  country: CountryCode,
): number {
  const all_keys = new Set(names.flatMap((name) => keysOf(name, country)));
  const name = names[index] ?? '';
  return keysOf(name, country).filter((key) => takeKey(progress, key, { field, name, all_keys }, country)).length;
}

/** Takes one name out of the parts. From the end, and never the first part as a whole: a street may bear the name of its town. */
function takeKey(
  progress: Progress,
  key: string,
  { field, name, all_keys }: { field: LevelField; name: string; all_keys: ReadonlySet<string> },
  country: CountryCode,
): boolean {
  const { left } = progress;
  for (let at = left.length - 1; at >= 0; at -= 1) {
    const part = left[at];
    if (part === null || part === undefined) continue;
    const asked = askedLevel(part, country);
    if (field === 'state' && isCityOf(part, country)) continue;
    const whole = cut(part, key, country);
    if (!mayNameLevel(asked, field, whole) || isOtherKind(part, name, country)) continue;
    const behind = whole === null && asked !== undefined ? restBehind(part, name, country) : null;
    const is_begun = behind !== null;
    const is_certain = asked !== undefined || (progress.is_served && field === 'city');
    const is_other = whole === null && !is_begun && isSpelledOtherwise(part, name, is_certain, country);
    const rest = whole ?? behind ?? (is_other ? '' : null);
    const is_said = asked !== undefined || (field === 'city' && isCityOf(part, country));
    if (rest === null || (rest === '' && at === 0 && left.length > 1 && !is_said)) continue;
    // A name at the end of a longer part counts where the part ends the address, and is no name as a whole: 'Kuala Selangor'.
    if (rest !== '' && !is_begun && left.slice(at + 1).some((later) => later !== null)) continue;
    if (rest !== '' && all_keys.has(bareKey(part, country))) continue;
    left[at] = rest === '' ? null : !is_begun && isLongerName(rest, { asked, field, at }, country) ? part : rest;
    progress.first_named = Math.min(progress.first_named, at);
    if (is_begun) progress.score += BEGUN;
    if (is_other || isTownCalledCity(part, name, country)) progress.score += OTHER_SPELLING;
    if (country === 'VN' && part.toLowerCase().includes(markedName(name))) progress.score += SAME_MARKS;
    return true;
  }
  return false;
}

/** Whether a part may name a level: its kind word asks for that one, or for one inside of it that it begins with ('Kab. Tangerang Banten'). */
function mayNameLevel(asked: LevelField | undefined, field: LevelField, whole: string | null): boolean {
  if (asked === undefined || asked === field) return true;
  const depthOf = (level: LevelField) => LEVELS.findIndex(([own]) => own === level);
  return depthOf(asked) > depthOf(field) && whole !== null && whole !== '';
}

/** Whether what stands in front of a village may be the beginning of its name, which the list leaves out: 'Tatah Belayung Baru', 'Brgy. Bagong Luksuhin', or the road's: 'Jl. Taman Citarum'. */
function isLongerName(
  rest: string,
  { asked, field, at }: { asked: LevelField | undefined; field: LevelField; at: number },
  country: CountryCode,
): boolean {
  if (country === 'ID' && field !== 'city' && field !== 'state' && isRoadWithoutNumber(rest)) return true;
  const words = asked === field ? rest.replace(/^\p{L}+\.? ?/u, '') : rest;
  if (words === '' || isStreetLike(words)) return false;
  return asked === field || (country === 'ID' && field === 'county' && at > 0);
}
