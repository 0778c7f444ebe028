import { setImmediate } from 'node:timers/promises';
import PDFDocument from 'pdfkit';
import { stripControlCharacters } from './strip-control-characters.ts';
import { drawText } from './draw-pdf-text.ts';
import { MAX_DOCUMENT_ROWS, type DocumentModel } from './document.ts';
import { COLOUR, PAGE, type Mark } from './document-block.ts';
import { layOutPages } from './document-layout.ts';
import { runsOf, widthOf } from './document-typeface.ts';

/**
 * A document as a PDF on A4 with embedded fonts and text that can be searched and copied. The same document gives the same bytes.
 * Pages are drawn one at a time, and other requests run between them. Throws RangeError above {@link MAX_DOCUMENT_ROWS} rows.
 */
export async function renderDocument(model: DocumentModel): Promise<Uint8Array> {
  const rows = model.tables.reduce((sum, table) => sum + table.rows.length, 0);
  if (rows > MAX_DOCUMENT_ROWS) throw new RangeError(`A document has at most ${MAX_DOCUMENT_ROWS} rows, not ${rows}`);
  const pages = layOutPages(model);
  const document = new PDFDocument({
    autoFirstPage: false,
    size: [PAGE.width, PAGE.height],
    margin: 0,
    fontLayoutCache: false,
    pdfVersion: '1.7',
    lang: model.language,
    info: {
      Title: stripControlCharacters(`${model.title} ${model.number}`),
      Creator: 'Sampan',
      Producer: 'Sampan',
      CreationDate: new Date(model.created_at * 1000),
    },
  });
  const bytes = collect(document);
  for (const [index, page] of pages.entries()) {
    document.addPage();
    const marks = page.blocks.flatMap(({ block, y }) => block.marks(y));
    draw(document, [...marks, footMark(model, index + 1, pages.length)]);
    await setImmediate();
  }
  document.end();
  return bytes;
}

function footMark(model: DocumentModel, page: number, pages: number): Mark {
  const text = stripControlCharacters(model.pageText(page, pages));
  const x = PAGE.right - widthOf(text, 'regular', 7.5);
  return { kind: 'text', text, x, y: PAGE.foot, weight: 'regular', size: 7.5, colour: COLOUR.quiet };
}

/** All marks as one piece of page content: pdfkit's own calls cost more than everything else a page does. */
function draw(document: PDFKit.PDFDocument, marks: readonly Mark[]): void {
  const content = ['q', ...marks.map((mark) => contentOf(document, mark)), 'Q', ''].join('\n');
  document.addContent(Buffer.from(content, 'latin1'));
}

function contentOf(document: PDFKit.PDFDocument, mark: Mark): string {
  if (mark.kind === 'box')
    return `${mark.colour} rg ${round(mark.x)} ${round(mark.y)} ${round(mark.width)} ${round(mark.height)} re f`;
  if (mark.kind === 'brand') return brandOf(mark.x, mark.y, mark.size);
  let left = mark.x;
  const shown = runsOf(mark.text, mark.weight).map((run) => {
    const at = `1 0 0 -1 ${round(left)} ${round(mark.y)} Tm ${drawText(document, run, mark.size)}`;
    left += run.width_em * mark.size;
    return at;
  });
  return `BT ${mark.colour} rg ${shown.join(' ')} ET`;
}

/** The console's mark: a boat with an amber sail on a blue ground, drawn on a square of 32. */
function brandOf(x: number, y: number, size: number): string {
  const scale = round(size / 32);
  return [
    `q ${scale} 0 0 ${scale} ${round(x)} ${round(y)} cm`,
    `${COLOUR.brand} rg 8 0 m 24 0 l 28.42 0 32 3.58 32 8 c 32 24 l 32 28.42 28.42 32 24 32 c 8 32 l 3.58 32 0 28.42 0 24 c 0 8 l 0 3.58 3.58 0 8 0 c f`,
    `${COLOUR.white} rg 6.5 20 m 25.5 20 l 24.3 23.2 21.9 25 18.9 25 c 13.1 25 l 10.1 25 7.7 23.2 6.5 20 c f`,
    '15 7 m 15 17.5 l 8.5 17.5 l f',
    `${COLOUR.sail} rg 17 9.5 m 22.5 17.5 l 17 17.5 l f Q`,
  ].join(' ');
}

/** A thousandth of a point is a third of a micrometre. */
function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

function collect(document: PDFKit.PDFDocument): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  return new Promise((resolve, reject) => {
    document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    document.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    document.on('error', reject);
  });
}
