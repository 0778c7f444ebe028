import { startOf, type Mark, type LabelPage, type TextMark } from './label-page.ts';
import { runsOf } from './label-typeface.ts';
import { drawText } from '../../../../platform/document/draw-pdf-text.ts';
import { code128, qrCode } from './barcode.ts';

/**
 * Draws a sheet with its top left corner at x, y (points from the page's top left), as one piece of page content:
 * pdfkit's own calls cost more than everything else a label does. Black is a page's first colour; white is set where needed.
 */
export function drawPage(document: PDFKit.PDFDocument, page: LabelPage, x: number, y: number): void {
  const texts = page.marks.filter((mark) => mark.kind === 'text');
  const content = [
    'q',
    `1 0 0 1 ${round(x)} ${round(y)} cm`,
    ...page.marks.map(shapeOf),
    'BT',
    ...texts.filter((mark) => !mark.inverse).map((mark) => textOf(document, mark)),
    '1 g',
    ...texts.filter((mark) => mark.inverse).map((mark) => textOf(document, mark)),
    'ET',
    'Q',
    '',
  ].join('\n');
  document.addContent(Buffer.from(content, 'latin1'));
  for (const mark of page.marks)
    if (mark.kind === 'picture') {
      const { jpeg_url, width, height } = mark.picture;
      document.image(jpeg_url, x + mark.x, y + mark.y, { width, height });
    }
}

function shapeOf(mark: Mark): string {
  switch (mark.kind) {
    case 'box':
      return `${rectangle(mark.x, mark.y, mark.width, mark.height)} f`;
    case 'frame':
      return `${round(mark.line)} w ${rectangle(mark.x + mark.line / 2, mark.y + mark.line / 2, mark.width - mark.line, mark.height - mark.line)} S`;
    case 'qr': {
      const { size, rectangles } = qrCode(mark.value);
      return symbol(
        mark.x,
        mark.y,
        mark.size / size,
        mark.size / size,
        rectangles.map((sides) => `${sides.join(' ')} re`),
      );
    }
    case 'barcode': {
      let left = 0;
      const bars = code128(mark.value).widths.map((modules, index) => {
        left += modules;
        return index % 2 === 0 ? `${left - modules} 0 ${modules} 1 re` : '';
      });
      return symbol(mark.x, mark.y, mark.module, mark.height, bars);
    }
    case 'picture':
    case 'text':
      return '';
  }
}

/** Rectangles in whole modules: short to write, and no gap from rounding. */
function symbol(x: number, y: number, scale_x: number, scale_y: number, rectangles: readonly string[]): string {
  return `q ${exact(scale_x)} 0 0 ${exact(scale_y)} ${round(x)} ${round(y)} cm ${rectangles.join(' ')} f Q`;
}

function rectangle(x: number, y: number, width: number, height: number): string {
  return `${round(x)} ${round(y)} ${round(width)} ${round(height)} re`;
}

/** A thousandth of a point is a third of a micrometre. */
function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

function exact(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

function textOf(document: PDFKit.PDFDocument, mark: TextMark): string {
  let left = startOf(mark);
  return runsOf(mark.text, mark.weight)
    .map((run) => {
      const shown = drawText(document, run, mark.size);
      const at = `1 0 0 -1 ${round(left)} ${round(mark.y)} Tm ${mark.tracking} Tc ${shown}`;
      left += run.width_em * mark.size + mark.tracking * [...run.text].length;
      return at;
    })
    .join('\n');
}
