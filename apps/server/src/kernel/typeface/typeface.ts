import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { COMBINING, SPACE, withCheapLayout } from './cheap-layout.ts';

/** A face a surface draws with: `id` is its name inside a document, `font` what is embedded. */
export interface Face {
  id: string;
  font: Font;
}

/** A stretch of text that one face can print. Widths are in ems. */
export interface Run {
  face: Face;
  text: string;
  width_em: number;
}

/** The bundled font files of one weight; `spare` prints what `main` has no picture of. */
export interface WeightFiles {
  main: string;
  spare?: string | undefined;
}

/** Fonts that texts are measured and drawn with, by weight. */
export interface Typeface<W extends string> {
  /** Splits a text into stretches that one face can print. Nearly always that is one. */
  runsOf: (text: string, weight: W) => Run[];
  /** Width of a text without spaces, or of one space, in ems. */
  wordWidth: (word: string, weight: W) => number;
  /** Width of one line in points. `tracking` is extra space between characters. Words add up: nothing kerns with a space. */
  widthOf: (text: string, weight: W, size: number, tracking?: number) => number;
  /** True when the fonts have a picture for every character of the text. */
  isPrintable: (text: string, weight: W) => boolean;
}

const require = createRequire(import.meta.url);
const opened = new Map<string, Face>();

function faceOf(file: string, tabular_digits: boolean): Face {
  const key = `${file}${tabular_digits ? ' tabular' : ''}`;
  const known = opened.get(key);
  if (known) return known;
  const font = create(readFileSync(require.resolve(file)));
  if (!('layout' in font)) throw new Error(`${file} holds a collection, not one font`);
  const face = { id: /([^/]+)\.ttf$/u.exec(file)?.[1] ?? file, font: withCheapLayout(font, tabular_digits) };
  opened.set(key, face);
  return face;
}

function hasGlyph(face: Face, char: string): boolean {
  const code = char.codePointAt(0) ?? 0;
  return code === SPACE || face.font.hasGlyphForCodePoint(code);
}

const WORDS_KEPT = 20_000;

/** Which face prints which character, and how wide known words are: looked up once per weight, not once per document. */
interface Known {
  main: Face;
  faces: Map<string, Face>;
  words: Map<string, Word>;
}

interface Word {
  width_em: number;
  /** The one face that prints it all; null when it takes several. */
  face: Face | null;
}

/** Opens fonts by weight, each file at its first use and once a process. */
export function createTypeface<W extends string>(
  weights: Record<W, WeightFiles>,
  { tabular_digits = false }: { tabular_digits?: boolean } = {},
): Typeface<W> {
  const known: Partial<Record<W, Known>> = {};
  const knownOf = (weight: W): Known =>
    (known[weight] ??= { main: faceOf(weights[weight].main, tabular_digits), faces: new Map(), words: new Map() });

  /** A character that no face knows stays with the main one, which draws a box. */
  const chooseFace = (char: string, weight: W, main: Face): Face => {
    const { spare } = weights[weight];
    if (spare === undefined || hasGlyph(main, char)) return main;
    const other = faceOf(spare, tabular_digits);
    return hasGlyph(other, char) ? other : main;
  };

  const faceFor = (char: string, weight: W): Face => {
    const { main, faces } = knownOf(weight);
    let face = faces.get(char);
    if (!face) faces.set(char, (face = chooseFace(char, weight, main)));
    return face;
  };

  const stretchesOf = (text: string, weight: W): Run[] => {
    const stretches: Array<{ face: Face; text: string }> = [];
    for (const char of text) {
      const last = stretches.at(-1);
      const face = last && (char === ' ' || COMBINING.test(char)) ? last.face : faceFor(char, weight);
      if (last?.face === face) last.text += char;
      else stretches.push({ face, text: char });
    }
    return stretches.map((stretch) => ({
      ...stretch,
      width_em: stretch.face.font.layout(stretch.text).advanceWidth / stretch.face.font.unitsPerEm,
    }));
  };

  /** A word's width and face, remembered: the same captions and places come back on every document. */
  const wordOf = (word: string, weight: W): Word => {
    const { words } = knownOf(weight);
    let found = words.get(word);
    if (!found) {
      if (words.size >= WORDS_KEPT) words.clear();
      const runs = stretchesOf(word, weight);
      found = {
        width_em: runs.reduce((sum, run) => sum + run.width_em, 0),
        face: runs.length === 1 ? (runs[0]?.face ?? null) : null,
      };
      words.set(word, found);
    }
    return found;
  };

  const wordWidth = (word: string, weight: W): number => (word === '' ? 0 : wordOf(word, weight).width_em);

  const widthOf = (text: string, weight: W, size: number, tracking = 0): number => {
    const words = text.split(' ');
    let em = (words.length - 1) * wordWidth(' ', weight);
    for (const word of words) em += wordWidth(word, weight);
    return em * size + (tracking === 0 ? 0 : tracking * ([...text].length - 1));
  };

  return {
    wordWidth,
    widthOf,
    runsOf(text, weight) {
      const { main } = knownOf(weight);
      const is_plain = text.split(' ').every((word) => word === '' || wordOf(word, weight).face === main);
      return is_plain ? [{ face: main, text, width_em: widthOf(text, weight, 1) }] : stretchesOf(text, weight);
    },
    isPrintable: (text, weight) => [...text].every((char) => hasGlyph(faceFor(char, weight), char)),
  };
}
