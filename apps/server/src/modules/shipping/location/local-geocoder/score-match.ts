import { foldText, KIND_WORDS, type CountryCode } from '@sampan/country-rules';
import type { LevelRow } from '../index.ts';
import type { Span, SearchQuery } from './search-query.ts';

export interface Candidate {
  name: string;
  search_key: string;
  level: number;
  is_former: boolean;
  outer: readonly LevelRow[];
}

export interface Match {
  score: number;
  /** First word that names a place; everything before it is street. */
  from: number;
}

/** Level a word in front of a name asks for. Vietnamese words are part of the names themselves. */
const LEVEL_OF_WORD: Partial<Record<CountryCode, Readonly<Record<string, number>>>> = {
  ID: { provinsi: 1, prov: 1, kota: 2, kabupaten: 2, kab: 2, kecamatan: 3, kec: 3, kelurahan: 4, kel: 4, desa: 4 },
  PH: { barangay: 3, brgy: 3, bgy: 3, brg: 3, bry: 3 },
};
const LONG_WORD: Readonly<Record<string, string>> = {
  q: 'quan',
  p: 'phuong',
  tp: 'thanh pho',
  tx: 'thi xa',
  tt: 'thi tran',
};

/** A word to the right of the found place that belongs to nothing found says that another place was meant. */
const UNEXPLAINED = 0.8;
const SAME_NAME_OUTSIDE = 0.1;
const EXACT_NAME = 0.3;
/** 'bandung' alone means the city rather than the regency around it. */
const CITY_FIRST = 0.05;
const RIGHT_KIND = 0.5;
const WRONG_KIND = 0.6;
const BEGUN_WORD = 0.5;
const FORMER = 0.15;

/** Whether the words in front of and around a name fit the place: 'kota bogor' is no regency, 'quan 1' and 'Quận 1' are the same. */
function kindScore({ typed }: Span, candidate: Candidate, country: CountryCode): number {
  const [first = '', ...rest] = typed.split(' ');
  const name = foldText(candidate.name);
  const written = LONG_WORD[first] === undefined ? typed : [LONG_WORD[first], ...rest].join(' ');
  if (name === typed || name === written)
    return rest.length > 0 && KIND_WORDS[country].includes(first) ? EXACT_NAME + RIGHT_KIND : EXACT_NAME;
  // 'dasmarinas' means the city before a village of that name elsewhere.
  if (candidate.level <= 2 && typed === candidate.search_key)
    return EXACT_NAME + (name.startsWith('kota ') ? CITY_FIRST : 0);
  const asked = LEVEL_OF_WORD[country]?.[first];
  if (asked === undefined || rest.length === 0) return 0;
  const otherKind = /^(?:kota|kabupaten) /u.test(name) && first !== 'kab' && !name.startsWith(`${first} `);
  return asked === candidate.level && !otherKind ? RIGHT_KIND : -WRONG_KIND;
}

const apart = (a: Span, b: Span) => a.to <= b.from || b.to <= a.from;
const length = (span: Span) => span.to - span.from;

/** Spans of a place: under its own key and under the other names that were found for it, longest first. */
function spansOf(typed: SearchQuery, keys: readonly string[]): Span[] {
  return keys.flatMap((key) => typed.spans.get(key) ?? []).toSorted((a, b) => length(b) - length(a));
}

/** How well a place and the places around it explain the typed text; null when its name is not in it. `aliases` are other keys by level id. */
export function scoreMatch(
  typed: SearchQuery,
  candidate: Candidate,
  own: readonly Span[],
  aliases: ReadonlyMap<number, readonly string[]>,
): Match | null {
  let best: Match | null = null;
  for (const span of own.slice(0, 6)) {
    const used = [span];
    let score =
      length(span) +
      kindScore(span, candidate, typed.country) -
      0.05 * candidate.level -
      (candidate.is_former ? FORMER : 0);
    for (const outer of candidate.outer) {
      if (candidate.level <= 2 && outer.search_key === candidate.search_key) score += SAME_NAME_OUTSIDE;
      const found = spansOf(typed, [outer.search_key, ...(aliases.get(outer.id) ?? [])]).find((other) =>
        used.every((taken) => apart(taken, other)),
      );
      if (found === undefined) continue;
      used.push(found);
      score += length(found) - (found.from < span.from ? 0.5 : 0);
    }
    const from = Math.min(...used.map((taken) => taken.from));
    const last = typed.words.length - 1;
    for (let at = from; at <= last; at += 1) {
      if (typed.ignored.has(at) || used.some((taken) => at >= taken.from && at < taken.to)) continue;
      const begun =
        at === last && candidate.outer.some((outer) => outer.search_key.startsWith(typed.words[at]?.folded ?? ' '));
      score += begun ? BEGUN_WORD : -UNEXPLAINED;
    }
    if (best === null || score > best.score) best = { score, from };
  }
  return best;
}
