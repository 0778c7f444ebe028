import type { Font } from 'fontkit';
import type { Face } from './face.ts';
import type { ShapedGlyph } from './shape-text.ts';
import type { TextRun } from './typeface.ts';

/**
 * What pdfkit keeps for an embedded font. Its `text()` writes a dozen lines of content for each word shown, so we
 * write the two operators ourselves and leave subset, widths and the map back to Unicode to pdfkit.
 */
interface EmbeddedFont {
  id: string;
  ref: () => unknown;
  /** Thousandths of an em to a font unit. */
  scale: number;
  /** Pictures of the subset by their number in it, their widths, and the characters each stands for. */
  subset: { glyphs: number[] };
  widths: number[];
  unicode: number[][];
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
  /** Numbers in the subset by picture and characters. */
  glyphs: Map<string, string>;
}

const documents = new WeakMap<PDFKit.PDFDocument, Map<Face, Written>>();

/** The operators that show a run from the current text matrix on; its face joins the page's resources. */
export function drawText(document: PDFKit.PDFDocument, { face, text, glyphs }: TextRun, asked_size: number): string {
  const written = writtenIn(document, face);
  const { font, words } = written;
  const { page } = document as unknown as DocumentInside;
  page.fonts[font.id] ??= font.ref();
  const size = number(asked_size * face.scale);
  if (glyphs) return `/${font.id} ${size} Tf ${shapedText(written, glyphs, size)}`;
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

/**
 * A picture gets a number of its own in the subset for every characters it stands for: the same shape may be a letter here
 * and a part of one there, and a reader must get both back.
 */
function numberOf({ font, glyphs }: Written, { glyph, code_points }: ShapedGlyph): string {
  const key = `${glyph.id} ${code_points.join(' ')}`;
  const known = glyphs.get(key);
  if (known !== undefined) return known;
  const at = font.subset.glyphs.push(glyph.id) - 1;
  font.widths[at] = glyph.advanceWidth * font.scale;
  font.unicode[at] = code_points;
  const made = at.toString(16).padStart(4, '0');
  glyphs.set(key, made);
  return made;
}

function shapedText(written: Written, glyphs: readonly ShapedGlyph[], size: number): string {
  const { scale } = written.font;
  return glyphs
    .map((shaped) => {
      const { glyph, advance, x_offset, y_offset } = shaped;
      const back = number((x_offset + glyph.advanceWidth - advance) * scale);
      return raised(numberOf(written, shaped), number(-x_offset * scale), back, (y_offset * scale * size) / 1000);
    })
    .join(' ');
}

/** One picture, moved and raised, and the pen moved on. */
function raised(glyph: string, before: number, after: number, rise: number): string {
  const shown = `[${before === 0 ? '' : before} <${glyph}> ${after === 0 ? '' : after}] TJ`;
  return number(rise) === 0 ? shown : `${number(rise)} Ts ${shown} 0 Ts`;
}

function writtenIn(document: PDFKit.PDFDocument, face: Face): Written {
  const faces = documents.get(document) ?? new Map<Face, Written>();
  documents.set(document, faces);
  let written = faces.get(face);
  if (!written) {
    const inside = document as unknown as DocumentInside;
    inside.registerFont(face.id, face.font);
    inside.font(face.id);
    written = { font: inside._font, words: new Map(), glyphs: new Map() };
    faces.set(face, written);
  }
  return written;
}

function number(value: number): number {
  return Math.round(value * 100) / 100;
}
