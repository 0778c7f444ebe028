import type { SourceFile } from './source-file.ts';
import { lineAt } from './source-file.ts';
import type { Violation } from './violation.ts';

/** A sentence that a person reads, where it stands. */
interface Sentence {
  /** With every placeholder and expression as `{}`, and one space between words. */
  readonly text: string;
  readonly position: number;
}

/** Shorter ones are names of things: 'Create shipping label'. */
const MIN_WORDS = 4;
const WORD = /^["“]?[A-Za-z][A-Za-z'’-]*[.,:;?!)"”…]*$/;
/** Words of the other languages that English does not have: their sentences are no repetition of English. */
const NOT_ENGLISH = /(?:^|\s)(?:anda|ang|dan|dari|di|ini|itu|ke|mo|ng|sa|untuk|yang)(?:$|[\s.,])/i;
/** Folders of the other languages. */
const OTHER_LANGUAGE = /^packages\/messages\/src\/(?:ms|fil|id|vi)\//;

/** What may stand twice, each with its reason. */
const MAY_REPEAT: ReadonlyMap<string, string> = new Map([
  ['Bank of the Philippine Islands (BPI)', 'the name of a bank: data, in the list of banks and in the demo'],
]);

// The masked text has blanks inside of quotes, so a literal is two quotes with nothing but blanks between.
const STRING = /(['"])( *)\1/g;
/** A template without a tag; what has one, such as `sql`, is another language. */
const TEMPLATE = /(?<![\w)\]>])`[^`]*`/g;
/** Text between two tags, in a file with JSX. */
const JSX_TEXT = />([^<>{}()=;]+)</g;

/** Every English sentence of four words or more in the strings, the templates and the elements of a file. */
export function sentencesOf(file: SourceFile): Sentence[] {
  const found = [
    ...[...file.masked.matchAll(STRING), ...file.masked.matchAll(TEMPLATE)].map(({ 0: whole, index }) => ({
      text: file.text.slice(index + 1, index + whole.length - 1),
      position: index,
    })),
    ...(file.path.endsWith('.tsx') ? [...file.text.matchAll(JSX_TEXT)] : []).map(({ 1: text = '', index }) => ({
      text,
      position: index,
    })),
  ];
  return found
    .map(({ text, position }) => ({ text: normalised(text), position }))
    .filter(({ text }) => isSentence(text));
}

function normalised(text: string): string {
  return text
    .replaceAll(/\{\{\w+\}\}|\$\{[^}]*\}/g, '{}')
    .replaceAll(/\\(['"`])/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Names of people and places have no word in small letters. */
function isSentence(text: string): boolean {
  const tokens = text.split(' ');
  const words = tokens.filter((token) => WORD.test(token));
  const is_prose = words.length >= MIN_WORDS && words.length * 2 > tokens.length;
  return is_prose && words.some((word) => /^[a-z]/.test(word)) && !NOT_ENGLISH.test(text);
}

/**
 * A sentence that a person reads stands in one file: in the messages, or where the only code is that says it. Tests quote
 * what they expect, and the tooling is not shipped.
 */
export function checkRepeatedSentences(files: readonly SourceFile[]): Violation[] {
  const homes = new Map<string, string>();
  return files
    .filter(({ path, is_test, package_folder }) => {
      return !is_test && package_folder !== 'packages/tooling' && !OTHER_LANGUAGE.test(path);
    })
    .flatMap((file) =>
      sentencesOf(file).flatMap(({ text, position }) => {
        const home = homes.get(text);
        if (home === undefined) homes.set(text, file.path);
        if (home === undefined || home === file.path || MAY_REPEAT.has(text)) return [];
        const message = `"${text}" also stands in ${home}: give it one home, and import it`;
        return [{ file: file.path, line: lineAt(file.text, position), rule: 'repeated sentence', message }];
      }),
    );
}
