import type { Font } from 'fontkit';
import { COMBINING } from './cheap-layout.ts';
import type { Face } from './typeface.ts';

/**
 * What pdfkit keeps for an embedded font. Its `text()` writes a dozen lines of content for each word shown, so we
 * write the two operators ourselves and leave subset, widths and the map back to Unicode to pdfkit.
 */
interface EmbeddedFont {
  id: string;
  ref: () => unknown;
  /** Glyph numbers of the subset as four hex digits, and how far each moves the pen, in thousandths of an em. */
  encode: (
    text: string,
  ) => [
    glyphs: string[],
    positions: Array<{ xAdvance: number; advanceWidth: number; xOffset: number; yOffset: number }>,
  ];
}

interface DocumentInside {
  /** An opened font is taken as it is, so files are read and parsed once and not once a document. */
  registerFont: (name: string, font: Font) => void;
  font: (name: string) => void;
  _font: EmbeddedFont;
  page: { fonts: Record<string, unknown> };
}

/** A font inside one document, and the words already written in it as pieces of a TJ operator. */
interface Written {
  font: EmbeddedFont;
  words: Map<string, string>;
}

const documents = new WeakMap<PDFKit.PDFDocument, Map<Face, Written>>();

/** The operators that show `text` in `face` from the current text matrix on; the face joins the page's resources. */
export function showText(document: PDFKit.PDFDocument, face: Face, size: number, text: string): string {
  const { font, words } = writtenIn(document, face);
  const { page } = document as unknown as DocumentInside;
  page.fonts[font.id] ??= font.ref();
  if (COMBINING.test(text)) return `/${font.id} ${size} Tf ${stackedMarks(font, text, size)}`;
  const pieces = text.split(/(?= )/u).map((word) => {
    const known = words.get(word);
    if (known !== undefined) return known;
    const piece = pieceOf(font, word);
    words.set(word, piece);
    return piece;
  });
  return `/${font.id} ${size} Tf [<${pieces.join('')}>] TJ`;
}

function pieceOf(font: EmbeddedFont, word: string): string {
  const [glyphs, positions] = font.encode(word);
  return glyphs
    .map((glyph, index) => {
      const { advanceWidth = 0, xAdvance = 0 } = positions[index] ?? {};
      return xAdvance === advanceWidth ? glyph : `${glyph}> ${number(advanceWidth - xAdvance)} <`;
    })
    .join('');
}

/** Marks that have no composed letter are raised by the text rise, and the pen is moved to them and back. */
function stackedMarks(font: EmbeddedFont, text: string, size: number): string {
  const [glyphs, positions] = font.encode(text);
  return positions
    .map(({ xAdvance, advanceWidth, xOffset, yOffset }, index) => {
      const moves = `[${number(-xOffset)} <${glyphs[index] ?? ''}> ${number(xOffset + advanceWidth - xAdvance)}] TJ`;
      return yOffset === 0 ? moves : `${number((yOffset * size) / 1000)} Ts ${moves} 0 Ts`;
    })
    .join(' ');
}

function writtenIn(document: PDFKit.PDFDocument, face: Face): Written {
  const faces = documents.get(document) ?? new Map<Face, Written>();
  documents.set(document, faces);
  let written = faces.get(face);
  if (!written) {
    const inside = document as unknown as DocumentInside;
    inside.registerFont(face.id, face.font);
    inside.font(face.id);
    written = { font: inside._font, words: new Map() };
    faces.set(face, written);
  }
  return written;
}

function number(value: number): number {
  return Math.round(value * 100) / 100;
}
