import { Blob, Buffer as ShapingBuffer, Direction, Face as ShapingFace, Font as ShapingFont, shape } from 'harfbuzzjs';
import type { Font, Glyph } from 'fontkit';
import { graphemesOf } from './grapheme.ts';

/** One picture of a shaped text, in font units, with the characters a reader of the document gets for it. */
export interface ShapedGlyph {
  glyph: Glyph;
  code_points: number[];
  advance: number;
  x_offset: number;
  y_offset: number;
}

/** Lays out a text of one face and one direction: its pictures from left to right. */
export type Shaper = (text: string, is_rtl: boolean) => ShapedGlyph[];

/** Prints nothing; stands for the second and third picture of what a reader gets as one character. */
const ZERO_WIDTH_SPACE = 0x20_0b;

/**
 * HarfBuzz over a font file, which `font` holds as well: it says which pictures, fontkit knows their outlines and embeds
 * them. fontkit's own engine knows neither the order of Thai and Arabic marks nor every table of these fonts.
 */
export function createShaper(file: Uint8Array, font: Font): Shaper {
  // A view of a larger memory is copied, so that the engine gets the file and nothing else.
  const shaping_font = new ShapingFont(new ShapingFace(new Blob(new Uint8Array(file).buffer)));
  const buffer = new ShapingBuffer();
  return (text, is_rtl) => {
    buffer.reset();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    buffer.setDirection(is_rtl ? Direction.RTL : Direction.LTR);
    shape(shaping_font, buffer);
    const positions = buffer.getGlyphPositions();
    const clusters: number[] = [];
    const shaped = buffer.getGlyphInfos().map(({ codepoint: id, cluster }, index): ShapedGlyph => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      clusters.push(cluster);
      return { glyph: font.getGlyph(id), code_points: [], advance: xAdvance, x_offset: xOffset, y_offset: yOffset };
    });
    if (is_rtl) giveCodePoints(text, shaped.toReversed(), clusters.toReversed());
    else giveCodePoints(text, shaped, clusters);
    return shaped;
  };
}

/**
 * Says for every picture which characters it stands for, so that a reader who searches or copies gets the text in the
 * order it was written, though Tamil vowels stand before their consonant and one vowel may be two pictures. A cluster is
 * what the engine could not take apart, and never less than what a reader sees as one character.
 */
function giveCodePoints(text: string, shaped: readonly ShapedGlyph[], starts: readonly number[]): void {
  const seams = new Set<number>();
  let at = 0;
  for (const grapheme of graphemesOf(text)) {
    seams.add(at);
    at += grapheme.length;
  }
  let [first, from] = [0, 0];
  for (let index = 1; index <= shaped.length; index += 1) {
    const to = index === shaped.length ? text.length : (starts[index] ?? 0);
    if (index < shaped.length && (to <= from || !seams.has(to))) continue;
    spread(text.slice(from, to), shaped.slice(first, index));
    [first, from] = [index, to];
  }
}

/** One character a picture, the last takes the rest; where pictures are more, the composed characters are taken apart. */
function spread(text: string, cluster: readonly ShapedGlyph[]): void {
  const composed = codePointsOf(text.normalize('NFC'));
  const codes = composed.length >= cluster.length ? composed : codePointsOf(text.normalize('NFD'));
  cluster.forEach((one, index) => {
    const is_last = index === cluster.length - 1;
    const own = is_last ? codes.slice(index) : codes.slice(index, index + 1);
    one.code_points = own.length === 0 ? [ZERO_WIDTH_SPACE] : own;
  });
}

function codePointsOf(text: string): number[] {
  return Array.from(text, (char) => char.codePointAt(0) ?? 0);
}
