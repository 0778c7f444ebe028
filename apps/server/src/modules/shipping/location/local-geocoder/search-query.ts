import { foldText, rulesOf, searchKeyOf } from '@sampan/country-rules';
import type { CountryCode } from '@sampan/country-rules';

/** A word as typed. `part` counts the commas and line ends before it: a name never reaches over one. */
export interface Word {
  text: string;
  folded: string;
  start: number;
  end: number;
  part: number;
}

/** Words `from` up to but without `to`, and how they were typed (folded). */
export interface Span {
  from: number;
  to: number;
  typed: string;
}

export interface SearchQuery {
  country: CountryCode;
  raw: string;
  words: Word[];
  /** Every name the text may contain, by search key. */
  spans: Map<string, Span[]>;
  /** Text that looks like a postcode of the country, '' when there is none. */
  post_code: string;
  /** Positions of words that name no place to look for: the country itself, the postcode. */
  ignored: Set<number>;
}

const LONGEST_NAME = 6;
const MOST_WORDS = 24;

const COUNTRY_WORDS: Readonly<Record<CountryCode, readonly string[]>> = {
  SG: ['singapore', 'sg'],
  MY: ['malaysia'],
  PH: ['philippines', 'pilipinas', 'ph'],
  ID: ['indonesia'],
  VN: ['viet nam', 'vietnam', 'vn'],
};

/** Words in front of or behind the name of a road: the 'Bukit Bintang' of 'Jalan Bukit Bintang' and the 'Quezon' of 'Quezon Avenue' are no places. */
const ROAD_BEFORE = new Set(
  'jalan jln jl lorong lor lrg lebuh lebuhraya persiaran lengkok gang gg duong pho ngo hem'.split(' '),
);
const ROAD_AFTER = new Set(
  'street st avenue ave road rd boulevard blvd highway hwy drive lane extension ext'.split(' '),
);

function wordsOf(raw: string): Word[] {
  const words: Word[] = [];
  let part = 0;
  let last = 0;
  for (const match of raw.matchAll(/[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/gu)) {
    if (/[,;\n]/u.test(raw.slice(last, match.index))) part += 1;
    last = match.index + match[0].length;
    words.push({ text: match[0], folded: foldText(match[0]), start: match.index, end: last, part });
    if (words.length === MOST_WORDS) break;
  }
  return words;
}

function isRoad(words: readonly Word[], from: number, to: number): boolean {
  const [before, after, own] = [words[from - 1], words[to], words[from]];
  if (before !== undefined && before.part === own?.part && ROAD_BEFORE.has(before.folded)) return true;
  return after !== undefined && after.part === own?.part && ROAD_AFTER.has(after.folded);
}

/** Splits a typed address into everything in it that may be the name of a place. */
export function parseSearchQuery(raw: string, country: CountryCode): SearchQuery {
  const words = wordsOf(raw.normalize('NFC'));
  const spans = new Map<string, Span[]>();
  const ignored = new Set<number>();
  let post_code = '';
  for (const [index, word] of words.entries()) {
    if (rulesOf(country).postcode_pattern.test(word.text) && (index > 0 || words.length === 1)) {
      post_code = word.text;
      ignored.add(index);
    }
  }
  for (let from = 0; from < words.length; from += 1) {
    for (let to = from + 1; to <= Math.min(from + LONGEST_NAME, words.length); to += 1) {
      const inside = words.slice(from, to);
      if (inside[0]?.part !== inside.at(-1)?.part) break;
      const typed = inside.map((word) => word.folded).join(' ');
      if (COUNTRY_WORDS[country].includes(typed) && country !== 'SG')
        inside.forEach((_, offset) => ignored.add(from + offset));
      if (isRoad(words, from, to)) continue;
      const key = searchKeyOf(typed, country);
      if (key.length < 2 || /^[\d ]+$/u.test(key)) continue;
      spans.set(key, [...(spans.get(key) ?? []), { from, to, typed }]);
    }
  }
  return { country, raw: raw.normalize('NFC'), words, spans, post_code, ignored };
}

/** What was typed in front of word `until`, without separators at its end, a postcode there, or a word for the kind of place that follows. */
export function queryPrefix(
  { raw, words, country, ignored }: SearchQuery,
  until: number,
  kindWords: Readonly<Record<CountryCode, readonly string[]>>,
): string {
  let end = until;
  const belongsBehind = (at: number) =>
    ignored.has(at) ||
    (kindWords[country].includes(words[at]?.folded ?? '') &&
      (at + 1 >= words.length || words[at]?.part === words[at + 1]?.part));
  while (end > 0 && belongsBehind(end - 1)) end -= 1;
  const text = end >= words.length ? raw : raw.slice(0, words[end]?.start ?? 0);
  return text.replace(/[\s,;.(\-–]+$/u, '').trim();
}
