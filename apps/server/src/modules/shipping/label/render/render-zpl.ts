import { layoutCover, type CoverSheet } from './cover-sheet.ts';
import type { LabelDocument } from './label-document.ts';
import { layoutLabel } from './label-layout.ts';
import { layoutPaper, type Paper } from './paper.ts';
import { MM, startOf, type Mark, type LabelPage, type TextMark } from './label-page.ts';
import { code128, qrCode } from './barcode.ts';
import { graphicField, rasterText } from './zpl-image.ts';
import { noLabels } from './label-document.ts';

/** A 203 dpi head prints 8 dots to the millimetre. */
const DOT = MM / 8;
const PAGE = { width: 800, height: 1200 };
/** The content box stands in the middle of 100 x 150 mm. */
const LEFT = 4 * MM;
const TOP = 5 * MM;

/** What the printer's own font 0 has in every firmware: code page 850. Anything else is sent as a picture. */
const PRINTER_FONT =
  /^[\x20-\x7eÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×áíóúñÑªº¿®¬½¼¡«»ÁÂÀ©¢¥ãÃÊËÈÍÎÏÌÓßÔÒõÕµÚÛÙýÝ±§÷°¨·¹³²]*$/u;

/** A label that its courier wrote for a label printer, as it came. */
export interface CourierZpl {
  zpl: string;
}

/**
 * All labels as ZPL II for a 203 dpi printer with 100 x 150 mm stock, in the layout of the PDF. The printer draws the
 * Code 128 and QR symbols and the plain texts; a text its font cannot print, such as Vietnamese, goes as an image.
 * A null is a label that is missing while what lies behind it is printed. Throws RangeError for no labels or a tracking code that Code 128 cannot carry.
 */
export function renderLabelsZpl(
  labels: readonly (LabelDocument | CourierZpl | null)[],
  { cover = null, slips = [] }: { cover?: CoverSheet | null; slips?: readonly (readonly Paper[])[] } = {},
): string {
  if (labels.length === 0) throw noLabels();
  const before = cover === null ? [] : layoutCover(cover);
  const printed = labels.flatMap((label, index) => [
    ...labelZpl(label),
    ...(slips[index] ?? []).flatMap(layoutPaper).map(zplOf),
  ]);
  return [...before.map(zplOf), ...printed].join('');
}

function labelZpl(label: LabelDocument | CourierZpl | null): string[] {
  if (label === null) return [];
  return 'zpl' in label ? [label.zpl] : layoutLabel(label).map(zplOf);
}

function zplOf(page: LabelPage): string {
  const fields = page.marks.map(fieldOf).filter((field) => field !== '');
  return ['^XA', '^CI28', `^PW${PAGE.width}`, `^LL${PAGE.height}`, '^LH0,0', ...fields, '^XZ', ''].join('\n');
}

function fieldOf(mark: Mark): string {
  switch (mark.kind) {
    case 'box': {
      const [width, height] = [atLeastOne(mark.width), atLeastOne(mark.height)];
      return `${origin(mark.x, mark.y)}^GB${width},${height},${Math.min(width, height)}^FS`;
    }
    case 'frame':
      return `${origin(mark.x, mark.y)}^GB${dots(mark.width)},${dots(mark.height)},${atLeastOne(mark.line)}^FS`;
    case 'barcode': {
      // A head has no half dots: bars of a long code get narrower, and stay in the middle.
      const { modules } = code128(mark.value);
      const module = Math.max(1, Math.floor(mark.module / DOT + 1e-6));
      const x = mark.x + (mark.width - modules * module * DOT) / 2;
      return `${origin(x, mark.y)}^BY${module},2,${dots(mark.height)}^BCN,${dots(mark.height)},N,N,N,A${data(mark.value)}`;
    }
    case 'qr': {
      const { size } = qrCode(mark.value);
      const module = Math.min(10, Math.max(1, Math.floor(dots(mark.size) / size)));
      const inset = (mark.size - size * module * DOT) / 2;
      // A printer moves a QR code down by the height of the last ^BY.
      return `${origin(mark.x + inset, mark.y + inset)}^BY1,2,1^BQN,2,${module}${data(`MA,${mark.value}`)}`;
    }
    case 'picture':
      return `${origin(mark.x, mark.y)}${graphicField(mark.picture.bitmap)}^FS`;
    case 'text':
      return PRINTER_FONT.test(mark.field) ? textField(mark) : imageField(mark);
  }
}

/** A text in the printer's font, on its baseline. That font is narrower than the layout's, so what fits there fits here. */
function textField(mark: TextMark): string {
  const size = dots(mark.size);
  const block = mark.align === 'left' ? '' : `^FB${dots(mark.width)},1,0,${mark.align === 'right' ? 'R' : 'C'}`;
  return `^FT${dots(LEFT + mark.x)},${dots(TOP + mark.y)}^A0N,${size},${size}${block}${mark.inverse ? '^FR' : ''}${data(mark.text)}`;
}

function imageField(mark: TextMark): string {
  const bitmap = rasterText(mark.text, mark.weight, mark.size / DOT);
  if (!bitmap) return '';
  const x = dots(LEFT + startOf(mark)) + bitmap.left;
  const y = dots(TOP + mark.y) + bitmap.top;
  return `^FO${Math.max(0, x)},${Math.max(0, y)}${mark.inverse ? '^FR' : ''}${graphicField(bitmap)}^FS`;
}

function origin(x: number, y: number): string {
  return `^FO${dots(LEFT + x)},${dots(TOP + y)}`;
}

/** Field data; the characters that ZPL reads as commands go as hexadecimal. */
function data(text: string): string {
  const escaped = text.replace(/[\^~_]/gu, (char) => `_${char.charCodeAt(0).toString(16).toUpperCase()}`);
  return escaped === text ? `^FD${text}^FS` : `^FH_^FD${escaped}^FS`;
}

function dots(points: number): number {
  return Math.round(points / DOT);
}

function atLeastOne(points: number): number {
  return Math.max(1, dots(points));
}
