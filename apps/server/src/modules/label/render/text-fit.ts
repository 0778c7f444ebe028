import { widthOf, wordWidth, type Weight } from './label-typeface.ts';

/** Control, formatting and private characters: they print as boxes or turn the line around. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\u{FE00}-\u{FE0F}]/gu;
/** Already clean: ASCII, composed Latin and composed Vietnamese, single spaces. Nearly every text is. */
const PLAIN = /^(?:[\x21-\x7e\u00c0-\u024f\u1ea0-\u1ef9]+(?: [\x21-\x7e\u00c0-\u024f\u1ea0-\u1ef9]+)*)?$/u;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** One line of clean text: composed (NFC), without invisible characters, single spaces. */
export function cleanText(text: string): string {
  if (PLAIN.test(text)) return text;
  return text.normalize('NFC').replace(/\s+/gu, ' ').replace(INVISIBLE, '').replace(/ +/gu, ' ').trim();
}

/**
 * Breaks a text into lines no wider than `width` points, at spaces where it can, else after a comma, slash or hyphen,
 * else between graphemes. Nothing is ever dropped.
 */
export function wrapText(text: string, weight: Weight, size: number, width: number): string[] {
  const lines: string[] = [];
  const space = wordWidth(' ', weight) * size;
  let line = '';
  let used = 0;
  for (const word of text.split(' ')) {
    const wide = wordWidth(word, weight) * size;
    if (line !== '' && used + space + wide <= width) {
      line += ` ${word}`;
      used += space + wide;
      continue;
    }
    if (line !== '') lines.push(line);
    const pieces = wide <= width ? [word] : breakWord(word, weight, size, width);
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1) ?? '';
    used = pieces.length === 1 ? wide : widthOf(line, weight, size);
  }
  if (line !== '') lines.push(line);
  return lines;
}

function breakWord(word: string, weight: Weight, size: number, width: number): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const { segment } of graphemes.segment(word)) {
    if (piece !== '' && widthOf(piece + segment, weight, size) > width) {
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

/** The largest of the sizes at which the text stays on one line; the smallest when none does. */
export function fitSize(text: string, weight: Weight, sizes: readonly number[], width: number): number {
  const em = widthOf(text, weight, 1);
  return sizes.find((size) => em * size <= width) ?? sizes.at(-1) ?? 7.5;
}
