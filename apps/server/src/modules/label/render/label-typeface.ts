import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font, type Glyph, type GlyphRun } from 'fontkit';

/** The three weights of the label. Thin strokes break on thermal paper, so the lightest one is medium. */
export type Weight = 'medium' | 'bold' | 'heavy';

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

const MAIN_FILES: Record<Weight, string> = {
  medium: '@expo-google-fonts/be-vietnam-pro/500Medium/BeVietnamPro_500Medium.ttf',
  bold: '@expo-google-fonts/be-vietnam-pro/700Bold/BeVietnamPro_700Bold.ttf',
  heavy: '@expo-google-fonts/be-vietnam-pro/800ExtraBold/BeVietnamPro_800ExtraBold.ttf',
};

/** Be Vietnam Pro has Vietnamese and the dong, but no peso sign; Inter has it, and Greek and Cyrillic. */
const SPARE_FILES: Record<Weight, string> = {
  medium: '@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf',
  bold: '@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf',
  heavy: '@expo-google-fonts/inter/800ExtraBold/Inter_800ExtraBold.ttf',
};

const require = createRequire(import.meta.url);
const faces = new Map<string, Face>();

function faceOf(file: string): Face {
  const known = faces.get(file);
  if (known) return known;
  const opened = create(readFileSync(require.resolve(file)));
  if (!('layout' in opened)) throw new Error(`${file} holds a collection, not one font`);
  const face = { id: /([^/]+)\.ttf$/u.exec(file)?.[1] ?? file, font: withCheapLayout(opened) };
  faces.set(file, face);
  return face;
}

const COMBINING = /\p{M}/u;

/**
 * The same font with a layout of its own: glyph widths plus pair kerning, each looked up once. The full OpenType engine
 * costs 60 microseconds a word, and a label has a hundred words; it still serves text that stacks marks.
 */
function withCheapLayout(font: Font): Font {
  const full = font.layout.bind(font);
  const glyphs = new Map<number, Glyph>();
  const kerning = new Map<number, number>();

  const glyphOf = (code: number): Glyph => {
    let glyph = glyphs.get(code);
    if (!glyph) glyphs.set(code, (glyph = font.glyphForCodePoint(code)));
    return glyph;
  };

  const kernOf = (left: number, right: number): number => {
    if (left === SPACE || right === SPACE) return 0;
    const key = left * 0x200000 + right;
    let kern = kerning.get(key);
    if (kern === undefined) {
      const run = full(String.fromCodePoint(left, right));
      const first = run.positions[0];
      const isPlain = run.glyphs.length === 2 && run.glyphs[0]?.id === glyphOf(left).id;
      kerning.set(key, (kern = isPlain && first ? first.xAdvance - glyphOf(left).advanceWidth : 0));
    }
    return kern;
  };

  const layout = (
    text: string,
    features?: Parameters<Font['layout']>[1],
  ): Pick<GlyphRun, 'glyphs' | 'positions' | 'advanceWidth'> => {
    if (features !== undefined || COMBINING.test(text)) return full(text, features);
    const run: Glyph[] = [];
    const positions: GlyphRun['positions'] = [];
    let before = 0;
    for (const char of text) {
      const code = char.codePointAt(0) ?? 0;
      const glyph = glyphOf(code);
      const last = positions.at(-1);
      if (last) last.xAdvance += kernOf(before, code);
      run.push(glyph);
      positions.push({ xAdvance: glyph.advanceWidth, yAdvance: 0, xOffset: 0, yOffset: 0 });
      before = code;
    }
    // The embedder rescales the positions in place and reads the sum afterwards.
    return {
      glyphs: run,
      positions,
      get advanceWidth() {
        return positions.reduce((sum, position) => sum + position.xAdvance, 0);
      },
    };
  };

  return Object.create(font, { layout: { value: layout } }) as Font;
}

const SPACE = 0x20;
const WORDS_KEPT = 20_000;

/** Which face prints which character, and how wide known words are: looked up once per weight, not once per label. */
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

const known: Partial<Record<Weight, Known>> = {};

function knownOf(weight: Weight): Known {
  return (known[weight] ??= { main: faceOf(MAIN_FILES[weight]), faces: new Map(), words: new Map() });
}

/** A character that no face knows stays with the main one, which draws a box. */
function faceFor(char: string, weight: Weight): Face {
  const { main, faces: chosen } = knownOf(weight);
  let face = chosen.get(char);
  if (!face) {
    face = hasGlyph(main, char) || !hasGlyph(faceOf(SPARE_FILES[weight]), char) ? main : faceOf(SPARE_FILES[weight]);
    chosen.set(char, face);
  }
  return face;
}

function hasGlyph(face: Face, char: string): boolean {
  const code = char.codePointAt(0) ?? 0;
  return code === SPACE || face.font.hasGlyphForCodePoint(code);
}

/** Splits a text into stretches that one face can print. Nearly always that is one. */
export function runsOf(text: string, weight: Weight): Run[] {
  const { main } = knownOf(weight);
  const is_plain = text.split(' ').every((word) => word === '' || wordOf(word, weight).face === main);
  return is_plain ? [{ face: main, text, width_em: widthOf(text, weight, 1) }] : stretchesOf(text, weight);
}

function stretchesOf(text: string, weight: Weight): Run[] {
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
}

/** A word's width and face, remembered: the same captions and places come back on every label. */
function wordOf(word: string, weight: Weight): Word {
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
}

/** Width of a text without spaces, or of one space, in ems. */
export function wordWidth(word: string, weight: Weight): number {
  return word === '' ? 0 : wordOf(word, weight).width_em;
}

/** True when the label's fonts have a picture for every character of the text. */
export function isPrintable(text: string): boolean {
  return [...text].every((char) => hasGlyph(faceFor(char, 'medium'), char));
}

/** Width of one line in points. `tracking` is extra space between characters. Words add up: nothing kerns with a space. */
export function widthOf(text: string, weight: Weight, size: number, tracking = 0): number {
  const words = text.split(' ');
  let em = (words.length - 1) * wordWidth(' ', weight);
  for (const word of words) em += wordWidth(word, weight);
  return em * size + (tracking === 0 ? 0 : tracking * ([...text].length - 1));
}
