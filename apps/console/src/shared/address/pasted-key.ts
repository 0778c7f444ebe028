import { foldText, KIND_WORDS, searchKeyOf, type CountryCode } from '@sampan/country-rules';
import { isOneLetterApart } from './one-letter-apart.ts';
import { isShortForm, withDigits } from './pasted-short-form.ts';
import { STREET_WORD } from './street-word.ts';

/** The key of a name without spaces, and without any word for the kind of place: 'Kec. Kota Kudus' is 'kudus', 'Bukit Kecil' is 'bukitkecil'. */
export function bareKey(name: string, country: CountryCode): string {
  const key = searchKeyOf(name, country);
  const barer = searchKeyOf(key, country);
  return barer === key ? withDigits(key).replaceAll(' ', '') : bareKey(barer, country);
}

/** The keys a name is found under: 'Malate, Manila' is Malate and Manila. */
export function keysOf(name: string, country: CountryCode): string[] {
  return name
    .replace(/\([^)]*\)/gu, '')
    .split(',')
    .map((piece) => bareKey(piece, country))
    .filter((key) => key !== '');
}

/** A Vietnamese name as it is written, without the word for the kind of place. */
export function markedName(name: string): string {
  return name.replace(/^(?:Thành phố|Tỉnh|Quận|Huyện|Thị xã|Thị trấn|Phường|Xã|Đặc khu) (?!\d)/u, '').toLowerCase();
}

/** Words for a village and the parts of one, which are no level's kind words: 'Kp. Tengah' is the village Tengah. */
const VILLAGE_WORDS: Partial<Record<CountryCode, readonly string[]>> = {
  ID: ['kampung', 'kampong', 'kp', 'kpg', 'kmp', 'gampong', 'gp', 'nagari', 'pekon', 'ds', 'lembang', 'negeri'],
};

/** Whether words are nothing but those for the kind of a place. */
function isKindAlone(words: string, country: CountryCode): boolean {
  const folded = foldText(words);
  return KIND_WORDS[country].includes(folded) || (VILLAGE_WORDS[country] ?? []).includes(folded);
}

/** 'Jl. Raya Kanigoro' is a road in Kanigoro, and 'Jl. Raya' is none. */
const ROAD_ALONE =
  /^(?:jl|jln|jalan|gg|gang|lorong|lor|lrg|perum|perumahan|kompleks?|taman|pasar|pertokoan|terminal)\.?(?: (?:raya|besar|lama|baru))?$/iu;

/** 'North Kuta' is no part of Kuta. */
const SIDE_AT_END = /(?<!\p{L})(?:north|south|east|west|central|upper|lower)$/iu;

/** What is left of a part when a name at its end is taken off; null when it does not end so. */
export function cut(part: string, key: string, country: CountryCode): string | null {
  if (bareKey(part, country) === key) return '';
  // 'Pekanbaru-Riau' is written without spaces.
  for (const { 0: space, index } of part.matchAll(/ |(?<=\p{L})-(?=\p{Lu})/gu)) {
    if (bareKey(part.slice(index + space.length), country) !== key) continue;
    const rest = part.slice(0, index);
    if (SIDE_AT_END.test(rest) || ROAD_ALONE.test(rest)) continue;
    return isKindAlone(rest, country) ? '' : rest;
  }
  return null;
}

/**
 * Whether a whole part is the name of a place in another spelling: with words cut short, or a letter apart where a kind word says
 * that it names this level ('Kota Padang Sidempuan' is Padangsidimpuan).
 */
export function isSpelledOtherwise(part: string, name: string, is_asked: boolean, country: CountryCode): boolean {
  if (isShortForm(part, name, country)) return true;
  return is_asked && isOneLetterApart(bareKey(part, country), bareKey(name, country));
}

/** Whether words belong to a street or a building rather than to the name of a place. */
export function isStreetLike(words: string): boolean {
  return /\d/u.test(words) || STREET_WORD.test(words);
}

/** Whether words are a road whose name may go on, since no house number ends it. */
export function isRoadWithoutNumber(words: string): boolean {
  return /^(?:jl|jln|jalan|gg|gang)(?!\p{L})/iu.test(words) && !/\d/u.test(words);
}

/** A number behind a name makes another name of it: 'Brgy. Poblacion 1' is not Poblacion. */
const NUMBER_ALONE = /^(?:\d+|[ivx]+|[a-z])(?:-?[a-z])?$/iu;

/** What goes on with an older name: 'Simboro dan Kepulauan'. */
const NAME_GOES_ON = /^(?:dan|and|&|\/|-)(?!\p{L})/iu;

/**
 * What is left of a part that begins with a name, where a kind word makes that certain; null when it does not. 'Kec. Simboro dan
 * Kepulauan' is Simboro by its older name, and 'Kel. Kalisari Blok AB No. 9' goes on with the street.
 */
export function restBehind(part: string, name: string, country: CountryCode): string | null {
  const key = searchKeyOf(name, country);
  if (!searchKeyOf(part, country).startsWith(`${key} `)) return null;
  const words = part.split(' ');
  const end = words.findIndex((_, at) => searchKeyOf(words.slice(0, at + 1).join(' '), country) === key);
  const rest = end < 0 ? '' : words.slice(end + 1).join(' ');
  if (NUMBER_ALONE.test(rest)) return null;
  return isStreetLike(rest) || !NAME_GOES_ON.test(rest) ? rest : '';
}
