import { foldText, KIND_WORDS, searchKeyOf, type CountryCode } from '@sampan/country-rules';

/** Roman numbers of places: 'Salitran II', 'Barangay IV-A'. */
const ROMAN = /^(?=[ivx])(x{0,3})(ix|iv|v?i{0,3})$/u;
const VALUE: Readonly<Record<string, number>> = { ix: 9, iv: 4, v: 5, i: 1, x: 10 };

/** Indonesian numbers that end a name: 'Ilir Barat Satu' is written Ilir Barat I. */
const NUMBER_WORDS: Readonly<Record<string, string>> = {
  satu: '1',
  dua: '2',
  tiga: '3',
  empat: '4',
  lima: '5',
  enam: '6',
};

/** A number in digits where the word is a Roman number or one of Indonesia. */
function inDigits(word: string): string {
  if (!ROMAN.test(word)) return NUMBER_WORDS[word] ?? word;
  return String((word.match(/ix|iv|v|i|x/gu) ?? []).reduce((sum, sign) => sum + (VALUE[sign] ?? 0), 0));
}

/** A key whose numbers behind a name are written in digits: people write 'Salitran 2' for 'Salitran II'. */
export function withDigits(key: string): string {
  const [first = '', ...rest] = key.split(' ');
  return [first, ...rest.map(inDigits)].join(' ');
}

/** Signs of a shortened word: the word's beginning ('Sel.' of Selatan), or its first letter and some that follow ('Kb.' of Kebon). */
function shortens(sign: string, word: string): boolean {
  if (word.startsWith(sign)) return true;
  if (sign[0] !== word[0]) return false;
  let at = 0;
  for (const letter of word) if (letter === sign[at]) at += 1;
  return at === sign.length;
}

/** The words of a name, with whether a full stop says that they are shortened, and without those for the kind of place. */
function wordsOf(part: string, country: CountryCode): { word: string; is_short: boolean }[] {
  const words = part
    .replace(/\([^)]*\)/gu, '')
    .replace(/\.(?=\S)/gu, '. ')
    .split(/\s+/u)
    .map((text) => ({ word: foldText(text).replaceAll(' ', ''), is_short: text.endsWith('.') }))
    .filter(({ word }) => word !== '');
  while (words.length > 1 && KIND_WORDS[country].includes(words[0]?.word ?? '')) words.shift();
  return words;
}

type Words = ReturnType<typeof wordsOf>;
type Word = Words[number];

/** Whether one word stands for a word of the name. */
function standsFor({ word, is_short }: Word, own: string, country: CountryCode): boolean {
  const isSame =
    word === own || inDigits(word) === inDigits(own) || searchKeyOf(word, country) === searchKeyOf(own, country);
  return isSame || (is_short && shortens(word, own));
}

/** Whether two words stand for one that the list writes together: 'Klp. Dua' is Kelapadua. One of them is written out. */
function standTogether(first: Word, second: Word, own: string): boolean {
  const fits = (cut: Word, rest: string) => cut.is_short && rest.length > cut.word.length && shortens(cut.word, rest);
  if (!second.is_short && second.word.length >= 3 && own.endsWith(second.word))
    return fits(first, own.slice(0, -second.word.length));
  return (
    !first.is_short &&
    first.word.length >= 3 &&
    own.startsWith(first.word) &&
    fits(second, own.slice(first.word.length))
  );
}

function allStand(given: Words, whole: Words, country: CountryCode): boolean {
  const [first, second] = given;
  const [own] = whole;
  if (first === undefined || own === undefined) return given.length === whole.length;
  if (standsFor(first, own.word, country) && allStand(given.slice(1), whole.slice(1), country)) return true;
  return (
    second !== undefined && standTogether(first, second, own.word) && allStand(given.slice(2), whole.slice(1), country)
  );
}

/**
 * Whether a part is a name with words cut short, as map services write them: 'Kec. Gading Cemp.' is Gading Cempaka, 'Kb. Sirih' is
 * Kebon Sirih, 'Tlk. Betung Utara' is Telukbetung Utara. One of the words is written out or nearly so.
 */
export function isShortForm(part: string, name: string, country: CountryCode): boolean {
  const [given, whole] = [wordsOf(part, country), wordsOf(name, country)];
  if (!given.some(({ is_short }) => is_short)) return false;
  return allStand(given, whole, country) && given.some(({ word, is_short }) => !is_short || word.length >= 4);
}
