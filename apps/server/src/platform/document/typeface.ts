import { mirrorOf, visualPieces } from './bidi-pieces.ts';
import { facePrints, openFace, type Face } from './face.ts';
import { graphemesOf } from './grapheme.ts';
import { scriptFaceOf, type Stroke } from './script-face.ts';
import type { ShapedGlyph } from './shape-text.ts';

/** A stretch of text that one face can print. Widths are in ems of the size that was asked for. */
export interface TextRun {
  face: Face;
  /** As it was written. */
  text: string;
  width_em: number;
  /** Its pictures from left to right; absent where the face's own plain layout gives them. */
  glyphs?: ShapedGlyph[] | undefined;
}

/** The bundled font files of one weight; `spare` prints what `main` has no picture of, other scripts come in `stroke`. */
export interface WeightFiles {
  main: string;
  spare?: string | undefined;
  stroke: Stroke;
}

/** Fonts that texts are measured and drawn with, by weight. */
export interface Typeface<W extends string> {
  /** Splits a line into stretches that one face can print, from left to right. Nearly always that is one. */
  runsOf: (text: string, weight: W) => TextRun[];
  /** Width of a text without spaces, or of one space, in ems. */
  wordWidth: (word: string, weight: W) => number;
  /** Width of one line in points. `tracking` is extra space between characters. Words add up: nothing kerns with a space. */
  widthOf: (text: string, weight: W, size: number, tracking?: number) => number;
  /** The characters of a text that no font here can print, each once. */
  unprintableIn: (text: string, weight: W) => string[];
}

const WORDS_KEPT = 20_000;
/** More marks than any language stacks on one letter; a pile of them would cover the lines above. */
const MAX_MARKS = 4;
const MARKS = /\p{M}/gu;

/** Which face prints which cluster, and how wide known words are: looked up once per weight, not once per document. */
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
    (known[weight] ??= {
      main: openFace(weights[weight].main, { tabular_digits }),
      faces: new Map(),
      words: new Map(),
    });

  /** The first face that prints the whole cluster, each opened only when those before it cannot. */
  const findFace = (cluster: string, weight: W): Face | null => {
    const { main } = knownOf(weight);
    const { spare, stroke } = weights[weight];
    if (facePrints(main, cluster)) return main;
    const script = scriptFaceOf(cluster);
    const others = [
      () => (script ? openFace(script.files[stroke], { ...script, is_foreign: true }) : null),
      () => (spare === undefined ? null : openFace(spare, { tabular_digits })),
    ];
    for (const open of others) {
      const face = open();
      if (face && facePrints(face, cluster)) return face;
    }
    return null;
  };

  /** A cluster that no face knows stays with the main one, which draws a box. */
  const faceFor = (cluster: string, weight: W): Face => {
    const { main, faces } = knownOf(weight);
    let face = faces.get(cluster);
    if (!face) {
      if (faces.size >= WORDS_KEPT) faces.clear();
      faces.set(cluster, (face = findFace(cluster, weight) ?? main));
    }
    return face;
  };

  const stretchesOf = (text: string, weight: W): TextRun[] =>
    visualPieces(text).flatMap((piece) => {
      const stretches: Array<{ face: Face; text: string }> = [];
      for (const cluster of graphemesOf(piece.text)) {
        const last = stretches.at(-1);
        const face = cluster === ' ' && last && !last.face.is_foreign ? last.face : faceFor(cluster, weight);
        if (last?.face === face) last.text += cluster;
        else stretches.push({ face, text: cluster });
      }
      const runs = stretches.map((stretch) => runOf(stretch.face, stretch.text, piece.is_rtl));
      return piece.is_rtl ? runs.reverse() : runs;
    });

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
    unprintableIn: (text, weight) => [
      ...new Set(
        graphemesOf(text).filter(
          (cluster) => (cluster.match(MARKS)?.length ?? 0) > MAX_MARKS || findFace(cluster, weight) === null,
        ),
      ),
    ],
  };
}

/** The pictures of a run from left to right, in font units. */
export function glyphsOf({ face, text, glyphs: shaped }: TextRun): Omit<ShapedGlyph, 'code_points'>[] {
  if (shaped) return shaped;
  const { glyphs, positions } = face.font.layout(text);
  return glyphs.map((glyph, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    return { glyph, advance: xAdvance, x_offset: xOffset, y_offset: yOffset };
  });
}

function runOf(face: Face, text: string, is_rtl: boolean): TextRun {
  const glyphs = face.shape?.(text, is_rtl) ?? (is_rtl ? mirrored(face, text) : undefined);
  const units = glyphs ? glyphs.reduce((sum, { advance }) => sum + advance, 0) : face.font.layout(text).advanceWidth;
  return { face, text, width_em: (units / face.font.unitsPerEm) * face.scale, glyphs };
}

/** Punctuation of a plain face among letters that run from right to left. */
function mirrored({ font }: Face, text: string): ShapedGlyph[] {
  return Array.from(text, (char): ShapedGlyph => {
    const glyph = font.glyphForCodePoint(mirrorOf(char).codePointAt(0) ?? 0);
    return { glyph, code_points: [char.codePointAt(0) ?? 0], advance: glyph.advanceWidth, x_offset: 0, y_offset: 0 };
  }).reverse();
}
