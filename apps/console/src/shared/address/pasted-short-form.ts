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

/** The same where the list writes the name in one word: 'Klp. Dua' is Kelapadua. One of two words is written out. */
function isJoinedShortForm(given: Words, whole: Words): boolean {
  const [first, second] = given;
  const name = whole[0]?.word ?? '';
  if (given.length !== 2 || whole.length !== 1 || first === undefined || second === undefined) return false;
  const fits = (cut: Words[number], rest: string) =>
    cut.is_short && rest.length > cut.word.length && shortens(cut.word, rest);
  if (!second.is_short && second.word.length >= 3 && name.endsWith(second.word))
    return fits(first, name.slice(0, -second.word.length));
  return (
    !first.is_short &&
    first.word.length >= 3 &&
    name.startsWith(first.word) &&
    fits(second, name.slice(first.word.length))
  );
}

/**
 * Whether a part is a name with words cut short, as map services write them: 'Kec. Gading Cemp.' is Gading Cempaka, 'Kb. Sirih' is
 * Kebon Sirih. A word stands for each word of the name, and one of them is written out or nearly so.
 */
export function isShortForm(part: string, name: string, country: CountryCode): boolean {
  const [given, whole] = [wordsOf(part, country), wordsOf(name, country)];
  if (isJoinedShortForm(given, whole)) return true;
  if (given.length !== whole.length || !given.some(({ is_short }) => is_short)) return false;
  const isSame = (a: string, b: string) =>
    a === b || inDigits(a) === inDigits(b) || searchKeyOf(a, country) === searchKeyOf(b, country);
  const fits = given.every(({ word, is_short }, at) => {
    const own = whole[at]?.word ?? '';
    return isSame(word, own) || (is_short && shortens(word, own));
  });
  return fits && given.some(({ word, is_short }) => !is_short || word.length >= 4);
}
