import createBidi, { type Bidi } from 'bidi-js';

/** A stretch of a line that runs one way; the text in it is in the order it was written. */
export interface Piece {
  text: string;
  is_rtl: boolean;
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/u;
// Its types describe an ES module, the package is CommonJS: the function is all it exports.
const bidi = (createBidi as unknown as () => Bidi)();

/**
 * The stretches of a line from left to right, by the Unicode bidirectional algorithm; the line's first letter says which
 * way it runs.
 */
export function visualPieces(line: string): Piece[] {
  if (!RIGHT_TO_LEFT.test(line)) return [{ text: line, is_rtl: false }];
  const embedding = bidi.getEmbeddingLevels(line, 'auto');
  const pieces: Piece[] = [];
  let last = -2;
  for (const index of bidi.getReorderedIndices(line, embedding)) {
    const is_rtl = ((embedding.levels[index] ?? 0) & 1) === 1;
    const char = line.charAt(index);
    const piece = pieces.at(-1);
    if (piece?.is_rtl === is_rtl && index === last + (is_rtl ? -1 : 1))
      piece.text = is_rtl ? char + piece.text : piece.text + char;
    else pieces.push({ text: char, is_rtl });
    last = index;
  }
  return pieces;
}

/** The character whose picture is shown for this one from right to left: an opening bracket looks like a closing one. */
export function mirrorOf(char: string): string {
  return bidi.getMirroredCharacter(char) ?? char;
}
