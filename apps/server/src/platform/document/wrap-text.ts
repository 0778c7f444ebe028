import { graphemesOf } from './grapheme.ts';

/** Scripts that are written without spaces: their words are found by a dictionary. */
const WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const words = new Intl.Segmenter('en', { granularity: 'word' });

/**
 * Breaks a text into lines no wider than `width`, at spaces where it can, else after a comma, slash or hyphen, between
 * words of a script without spaces, else between graphemes. Nothing is ever dropped. `measure` tells the width of a word without spaces, and of one space.
 */
export function wrapText(text: string, width: number, measure: (word: string) => number): string[] {
  const lines: string[] = [];
  const space = measure(' ');
  let line = '';
  let used = 0;
  for (const word of text.split(' ')) {
    const wide = measure(word);
    if (line !== '' && used + space + wide <= width) {
      line += ` ${word}`;
      used += space + wide;
      continue;
    }
    if (line !== '') lines.push(line);
    const pieces = wide <= width ? [word] : breakWord(word, width, measure);
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1) ?? '';
    used = pieces.length === 1 ? wide : measure(line);
  }
  if (line !== '') lines.push(line);
  return lines;
}

function breakWord(word: string, width: number, measure: (word: string) => number): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const segment of piecesOf(word, width, measure)) {
    if (piece !== '' && measure(piece + segment) > width) {
      const seam = Math.max(piece.lastIndexOf(','), piece.lastIndexOf('/'), piece.lastIndexOf('-')) + 1;
      const cut = seam > piece.length / 2 ? seam : piece.length;
      pieces.push(piece.slice(0, cut));
      piece = piece.slice(cut);
    }
    piece += segment;
  }
  pieces.push(piece);
  return pieces;
}

/** What a long word may be cut between. */
function piecesOf(word: string, width: number, measure: (word: string) => number): string[] {
  if (!WITHOUT_SPACES.test(word)) return graphemesOf(word);
  return Array.from(words.segment(word), ({ segment }) => segment).flatMap((segment) =>
    measure(segment) <= width ? [segment] : graphemesOf(segment),
  );
}
