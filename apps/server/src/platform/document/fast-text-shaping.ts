import type { Font, Glyph, GlyphRun } from 'fontkit';

export const SPACE = 0x20;
/** From here on characters stand in squares, and none moves closer to another. */
const FIRST_SQUARE = 0x2e80;

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

/**
 * The same font with a layout of its own: glyph widths plus pair kerning, each looked up once. The full OpenType engine
 * costs 60 microseconds a word, and a label has a hundred words. With
 * `tabular_digits` all digits are equally wide (OpenType `tnum`), so that columns of figures line up.
 */
export function withFastShaping(font: Font, tabular_digits: boolean): Font {
  const full = font.layout.bind(font);
  const glyphs = new Map<number, Glyph>();
  const kerning = new Map<number, number>();

  const openGlyph = (code: number): Glyph => {
    const tabular = tabular_digits && isDigit(code) ? full(String.fromCodePoint(code), ['tnum']).glyphs[0] : undefined;
    const glyph = tabular ?? font.glyphForCodePoint(code);
    // A font remembers what it opened as a part of another picture without its character; copied text would lack it.
    if (glyph.codePoints.length === 0) glyph.codePoints = [code];
    return glyph;
  };

  const glyphOf = (code: number): Glyph => {
    let glyph = glyphs.get(code);
    if (!glyph) glyphs.set(code, (glyph = openGlyph(code)));
    return glyph;
  };

  const kernOf = (left: number, right: number): number => {
    if (left === SPACE || right === SPACE || left >= FIRST_SQUARE || right >= FIRST_SQUARE) return 0;
    if (tabular_digits && (isDigit(left) || isDigit(right))) return 0;
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
    if (features !== undefined) return full(text, features);
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
