import { KIND_WORDS, foldText, searchKeyOf, type CountryCode } from '@sampan/country-rules';
import type { LevelsByKey, PlacedLevel } from '../../shipping/location/index.ts';

/** An address cut where its parts end, without its country and its postcode. */
export interface AddressParts {
  parts: readonly string[];
  post_code: string | null;
}

/** What the end of an address names, and what is left of it in front. */
export interface AddressTail {
  street: string;
  level: PlacedLevel | null;
  /** Cities that the names read last may be: districts are looked for in them. */
  cities: readonly number[];
}

const COUNTRY_NAMES: Readonly<Record<CountryCode, RegExp>> = {
  SG: /[\s,(]*\b(?:republic of )?singapore\)?\.?$/iu,
  MY: /[\s,(]*\bmalaysia\)?\.?$/iu,
  PH: /[\s,(]*\b(?:philippines|pilipinas)\)?\.?$/iu,
  ID: /[\s,(]*\bindonesia\)?\.?$/iu,
  VN: /[\s,(]*\b(?:vi[eệ]t\s?nam|vn)\)?\.?$/iu,
};
/** Behind these words stands the name of a road or a building, whatever place has the same name. */
const NAMED_THING = new Set(
  (
    'jalan jln jl lorong lor lrg lebuh lebuhraya persiaran lengkok gang gg duong pho ngo hem taman tmn kampung kg ' +
    'gedung menara wisma plaza hotel ruko komplek perumahan gereja masjid sekolah no lot unit km rt rw blok block blk and dan of dr'
  ).split(' '),
);
const LONGEST_NAME = 5;
const POSTCODE =
  /(?<![\p{L}\p{N}#/+-])(?:(?:kode\s?pos|poskod|post(?:al)?\s?code|zip(?:\s?code)?)[\s.:]*|S\s?\(?)?(\d{4,6})\)?(?![\p{L}\p{N}/-])/giu;

const trimmed = (text: string): string => text.replaceAll(/^[\s,.;:()–-]+|[\s,;:(–-]+$/gu, '').trim();

/** Cuts an address into parts. The postcode is the last text of its shape of which `isPostcode` says so; it ends a part as a comma does. */
export function cutAddress(
  text: string,
  country: CountryCode,
  { pattern, isPostcode }: { pattern: RegExp; isPostcode: (code: string) => boolean },
): AddressParts {
  const whole = text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
  const named = whole.replace(COUNTRY_NAMES[country], '');
  const code = [...named.matchAll(POSTCODE)].findLast(({ 0: all, 1: digits = '', index }) => {
    const before = named.slice(0, index).trim();
    const is_last = index + all.length === named.length && !NAMED_THING.has(foldText(before.split(' ').at(-1) ?? ''));
    return before !== '' && pattern.test(digits) && (is_last || isPostcode(digits));
  });
  const cut = code === undefined ? named : `${named.slice(0, code.index)},${named.slice(code.index + code[0].length)}`;
  const parts = cut
    .split(/[,;]|\s[-–]\s/u)
    .map((part) => trimmed(trimmed(part).replace(COUNTRY_NAMES[country], '')))
    .filter((part) => part !== '');
  return { parts, post_code: code?.[1] ?? null };
}

const isWithin = (inner: PlacedLevel, outer: PlacedLevel): boolean => inner.outer.some(({ id }) => id === outer.id);

/** What both say: places of the one that lie in, hold or are a place of the other. */
function narrowed(known: readonly PlacedLevel[], more: readonly PlacedLevel[]): PlacedLevel[] {
  const deeper = more.filter((level) => known.some((one) => isWithin(level, one)));
  const kept = known.filter((one) => more.some((level) => level.id === one.id || isWithin(one, level)));
  return [...new Map([...deeper, ...kept].map((level) => [level.id, level])).values()];
}

const ofLevel = (level: PlacedLevel, wanted: number): number | undefined =>
  [level, ...level.outer].find((each) => each.level === wanted)?.id;

/** Of several places those where the postcode lies: its cities and their states. `is_elsewhere`: not even in the state of one. */
function servedBy(
  levels: readonly PlacedLevel[],
  served: readonly PlacedLevel[] | undefined,
): { levels: readonly PlacedLevel[]; is_elsewhere: boolean } {
  if (served === undefined) return { levels, is_elsewhere: false };
  const isSame = (a: PlacedLevel, b: PlacedLevel, wanted: number) => {
    const own = ofLevel(a, wanted);
    return own === undefined || own === ofLevel(b, wanted);
  };
  const of_state = levels.filter((level) => served.some((place) => isSame(level, place, 1)));
  const of_city = of_state.filter((level) =>
    served.some((place) => ofLevel(place, 2) === undefined || isSame(level, place, 2)),
  );
  return { levels: of_city, is_elsewhere: of_state.length === 0 };
}

/** The one place that is meant. Of places inside each other it is the outermost that was not read yet. */
function onlyOne(levels: readonly PlacedLevel[], read: PlacedLevel | null): PlacedLevel | null {
  const states = levels.filter((level) => level.level > 1 || level.valid_to === null);
  const sorted = (states.length > 0 ? states : levels).toSorted((a, b) => a.level - b.level);
  const wanted = sorted.find((level) => read === null || isWithin(level, read)) ?? sorted[0];
  if (wanted === undefined) return null;
  const is_only = sorted.every((level) => level.id === wanted.id || isWithin(wanted, level) || isWithin(level, wanted));
  return is_only ? wanted : null;
}

/** Of places that share a key those that are called just so, where there are any: 'Kota Bandung' is not the regency. */
function calledSo(levels: readonly PlacedLevel[], name: string): readonly PlacedLevel[] {
  const folded = foldText(name);
  const exact = levels.filter((level) => foldText(level.name) === folded);
  return exact.length > 0 && folded.includes(' ') ? exact : levels;
}

/** The name of a place at the end of a part where no comma stands before it, and what is in front. A name after its kind is surer than one alone. */
function endOf(
  part: string,
  country: CountryCode,
  isName: (key: string, has_kind: boolean) => boolean,
): { rest: string; name: string } | null {
  const words = part.split(' ');
  const kind = new RegExp(`^(?:${KIND_WORDS[country].join('|')}) `, 'u');
  for (let count = Math.min(LONGEST_NAME, words.length - 1); count > 0; count -= 1) {
    const name = words.slice(-count).join(' ');
    if (NAMED_THING.has(foldText(words.at(-count - 1) ?? ''))) continue;
    if (isName(searchKeyOf(name, country), kind.test(foldText(name))))
      return { rest: trimmed(words.slice(0, -count).join(' ')), name };
  }
  return null;
}

/**
 * Reads the places at the end of an address from the back, each of which must lie in what was read so far. What is not sure stays in
 * the street. Null where the text and its postcode contradict each other.
 */
export function readTail(
  { parts, post_code }: AddressParts,
  country: CountryCode,
  { levels, served }: { levels: LevelsByKey; served: LevelsByKey },
): AddressTail | null {
  const places = post_code === null ? undefined : served.get(post_code);
  const left = [...parts];
  let street = [...parts];
  let level: PlacedLevel | null = null;
  let known: readonly PlacedLevel[] | null = null;
  const isName = (key: string, has_kind: boolean): boolean => {
    const named = levels.get(key) ?? [];
    return has_kind ? named.length > 0 : places !== undefined && named.some((each) => each.level <= 2);
  };
  for (;;) {
    const part = left.pop();
    if (part === undefined) break;
    const is_whole = left.length > 0 && levels.has(searchKeyOf(part, country));
    const end = is_whole ? { rest: '', name: part } : endOf(part, country, isName);
    if (end === null) break;
    const named = calledSo(levels.get(searchKeyOf(end.name, country)) ?? [], end.name);
    const found: { levels: readonly PlacedLevel[]; is_elsewhere: boolean } = servedBy(
      known === null ? named.filter((each) => each.level <= 2) : narrowed(known, named),
      places,
    );
    if (known === null && named.length > 0 && found.is_elsewhere) return null;
    if (found.levels.length === 0) break;
    known = found.levels;
    if (end.rest !== '') left.push(end.rest);
    const one = onlyOne(known, level);
    if (one === null) continue;
    level = one;
    street = [...left];
  }
  const cities = (known ?? []).filter((each) => each.level === 2).map(({ id }) => id);
  return { street: street.join(', '), level, cities };
}

/** Keys that may name a district or a village of an address. */
export function keysOf({ parts }: AddressParts, country: CountryCode): string[] {
  return parts.flatMap((part) => {
    const words = part.split(' ');
    const ends = words.map((_, from) => words.slice(from).join(' ')).slice(-LONGEST_NAME);
    return [...new Set([part, ...ends])].map((name) => searchKeyOf(name, country)).filter((key) => key !== '');
  });
}
