import { searchKeyOf, type CountryCode, type LevelField } from '@sampan/country-rules';
import { bareKey, cut, isSpelledOtherwise, keysOf, markedName, restBehind } from './pasted-key.ts';
import { askedLevel, DISTRICT, isCityOf, isOtherKind, isTownCalledCity, namesKind } from './pasted-kind.ts';

/** Outermost first, with what the name of each says about a place: a city is worth more than the province around it. */
export const LEVELS: readonly (readonly [LevelField, number])[] = [
  ['state', 2],
  ['city', 3],
  ['district', 2],
  ['county', 1.5],
];
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

/** Provinces that were divided: 'Papua Barat' in front of a city of Papua Barat Daya is the province of before. */
function isFormerProvince(part: string, state: string, country: CountryCode): boolean {
  return country === 'ID' && searchKeyOf(state, country).startsWith(`${searchKeyOf(part, country)} `);
}

export function match(
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
