import { widthOf, type Weight } from './label-typeface.ts';
import type { Bitmap } from './zpl-image.ts';

/** Points in a millimetre. Everything in a layout is in points, from the top left corner of the content box. */
export const MM = 72 / 25.4;

/**
 * The content box: what 100x150 mm and A6 have in common after 4 mm of margin each, so one layout prints on both
 * without scaling (domain.md 1.4). Four of them fit on A4.
 */
export const PAGE_WIDTH = 92 * MM;
export const PAGE_HEIGHT = 140 * MM;

/** Clear space on each side of a barcode (look.md 5 'Printing'). */
export const QUIET_ZONE = 3 * MM;
export const BARCODE_MIN_HEIGHT = 13 * MM;

export interface TextMark {
  kind: 'text';
  x: number;
  /** The baseline. */
  y: number;
  /** The room the text is aligned in. */
  width: number;
  text: string;
  weight: Weight;
  size: number;
  align: 'left' | 'right' | 'center';
  tracking: number;
  /** White, on a solid box. */
  inverse: boolean;
  /** The whole text this is a line of: a surface that has to choose a font chooses once for all its lines. */
  field: string;
}

/** A solid black box: bands and rules. */
export interface BoxMark {
  kind: 'box';
  x: number;
  y: number;
  width: number;
  height: number;
}

/** An outline; the line runs inside the box. */
export interface FrameMark {
  kind: 'frame';
  x: number;
  y: number;
  width: number;
  height: number;
  line: number;
}

/** Code 128, bars `module` points wide, without text. */
export interface BarcodeMark {
  kind: 'barcode';
  x: number;
  y: number;
  width: number;
  height: number;
  module: number;
  value: string;
}

/** A QR code without its quiet zone. */
export interface QrMark {
  kind: 'qr';
  x: number;
  y: number;
  size: number;
  value: string;
}

/** A picture as it is printed, in points, and in the black dots of a label printer. */
export interface LabelPicture {
  /** As a data URL: pdfkit keeps what it is given as a text once a file, however many sheets show it. */
  jpeg_url: string;
  width: number;
  height: number;
  bitmap: Bitmap;
}

/** A picture with its top left corner at x, y. */
export interface PictureMark {
  kind: 'picture';
  x: number;
  y: number;
  picture: LabelPicture;
}

export type Mark = TextMark | BoxMark | FrameMark | BarcodeMark | QrMark | PictureMark;

/** One printed label: what the PDF and the ZPL writer both draw. */
export interface LabelPage {
  marks: readonly Mark[];
}

/** The part of a text's style that differs from the usual. */
export interface TextStyle {
  weight?: Weight;
  align?: TextMark['align'];
  tracking?: number;
  inverse?: boolean;
  field?: string;
}

/** How much white a sheet gives up before something moves to a second one: 2 is for instructions, which follow last. */
export type Tightness = 0 | 1 | 2;

/** A part of a label that knows its height before it is placed. */
export interface Block {
  height: number;
  draw: (to: LabelCanvas, y: number, height: number) => void;
}

/** Collects the marks of one sheet. */
export interface LabelCanvas {
  marks: Mark[];
  text: (text: string, x: number, y: number, width: number, size: number, style?: TextStyle) => void;
  box: (x: number, y: number, width: number, height: number) => void;
  frame: (x: number, y: number, width: number, height: number, line: number) => void;
}

/** An empty sheet to draw on. */
export function createCanvas(): LabelCanvas {
  const marks: Mark[] = [];
  return {
    marks,
    text: (text, x, y, width, size, style = {}) => {
      const { weight = 'medium', align = 'left', tracking = 0, inverse = false, field = text } = style;
      if (text !== '') marks.push({ kind: 'text', x, y, width, text, weight, size, align, tracking, inverse, field });
    },
    box: (x, y, width, height) => marks.push({ kind: 'box', x, y, width, height }),
    frame: (x, y, width, height, line) => marks.push({ kind: 'frame', x, y, width, height, line }),
  };
}

/** Where an aligned text really starts, in points. */
export function startOf(mark: TextMark): number {
  if (mark.align === 'left') return mark.x;
  const spare = mark.width - widthOf(mark.text, mark.weight, mark.size, mark.tracking);
  return mark.x + (mark.align === 'right' ? spare : spare / 2);
}
