import { setImmediate } from 'node:timers/promises';
import PDFDocument from 'pdfkit';
import { layoutCover, type CoverSheet } from './cover-sheet.ts';
import type { LabelDocument, PdfLabelFormat } from './label-document.ts';
import { layoutLabel } from './label-layout.ts';
import { layoutPaper, type Paper as BehindPaper } from './paper.ts';
import { MM, PAGE_HEIGHT, PAGE_WIDTH, type LabelPage } from './label-page.ts';
import { drawPage } from './pdf-surface.ts';
import { noLabels } from './label-document.ts';
import { isCourierPages, type CourierPages, type Stamp } from '../courier-pdf/courier-pages.ts';
import { fitPage } from '../courier-pdf/fit-page.ts';

export interface RenderPdfOptions {
  format: PdfLabelFormat;
  /** A4 only: where on the first sheet printing starts, 1 top left, 2 top right, 3 bottom left, 4 bottom right. */
  start_position?: 1 | 2 | 3 | 4 | undefined;
  /** What lies before the labels: the list of those that are missing. */
  cover?: CoverSheet | null;
  /** What lies behind each label, in the labels' order. */
  slips?: readonly (readonly BehindPaper[])[];
}

interface Paper {
  width: number;
  height: number;
  columns: number;
  rows: number;
}

/** Exact page sizes, so that a printer never has to scale (domain.md 1.4). */
const PAPERS: Record<PdfLabelFormat, Paper> = {
  '100x150': { width: 100 * MM, height: 150 * MM, columns: 1, rows: 1 },
  a6: { width: 105 * MM, height: 148 * MM, columns: 1, rows: 1 },
  a4: { width: 210 * MM, height: 297 * MM, columns: 2, rows: 2 },
};

/** About 50 ms of work. */
const LABELS_AT_ONCE = 20;

/** A file of labels, with room for the pages that couriers made and where these belong. */
export interface LaidOutPdf {
  bytes: Uint8Array;
  stamps: Stamp[];
}

/**
 * All labels in one PDF, in their order, as vectors with embedded fonts, black only. The same labels give the same bytes.
 * Throws RangeError for neither labels nor cover, a start position outside 1-4, or a tracking code that Code 128 cannot carry.
 */
export async function renderLabelsPdf(
  labels: readonly LabelDocument[],
  options: RenderPdfOptions,
): Promise<Uint8Array> {
  return (await layOutLabelsPdf(labels, options)).bytes;
}

/**
 * The same, where some labels are pages of their couriers: their places are empty, and `stamps` says what belongs there. A null
 * is a label that is missing while what lies behind it is printed.
 */
export async function layOutLabelsPdf(
  labels: readonly (LabelDocument | CourierPages | null)[],
  options: RenderPdfOptions,
): Promise<LaidOutPdf> {
  if (labels.length === 0 && !options.cover) throw noLabels();
  const start = options.format === 'a4' ? (options.start_position ?? 1) : 1;
  if (!Number.isInteger(start) || start < 1 || start > 4) throw new RangeError('The start position is 1, 2, 3 or 4');

  const paper = PAPERS[options.format];
  const [first_drawn] = labels.flatMap((label) => (label === null || isCourierPages(label) ? [] : [label]));
  const title = first_drawn && labels.length === 1 ? `Label ${first_drawn.tracking_code}` : `${labels.length} labels`;
  const document = new PDFDocument({
    autoFirstPage: false,
    size: [paper.width, paper.height],
    margin: 0,
    fontLayoutCache: false,
    pdfVersion: '1.7',
    info: { Title: title, Creator: 'Sampan', Producer: 'Sampan', CreationDate: dayOf(first_drawn?.shipped_date ?? '') },
  });
  const bytes = collect(document);
  const stamps: Stamp[] = [];
  let slot = start - 1;
  let page_count = 0;
  /** The next free cell; a new page where there is none. */
  const nextCell = (): Cell => {
    if (slot === 0 || page_count === 0) {
      document.addPage();
      page_count += 1;
      if (paper.columns > 1) cutLines(document, paper);
    }
    const cell = cellOf(paper, slot);
    slot = (slot + 1) % (paper.columns * paper.rows);
    return cell;
  };
  const place = (page: LabelPage): void => {
    const { x, y, width, height } = nextCell();
    drawPage(document, page, x + (width - PAGE_WIDTH) / 2, y + (height - PAGE_HEIGHT) / 2);
  };
  const placeForeign = (source: CourierPages): void => {
    for (const [source_page, size] of source.pages.entries()) {
      const fit = fitPage(size, cellOf(paper, 0));
      if (fit === null) {
        // Too large to be read in a cell: a page of its own size, and the next label begins a new sheet to keep the order.
        document.addPage({ size: [size.width, size.height], margin: 0 });
        page_count += 1;
        slot = 0;
        stamps.push({ page: page_count - 1, source, source_page, x: 0, y: 0, scale: 1, is_turned: false });
        continue;
      }
      const cell = nextCell();
      const bottom = paper.height - cell.y - cell.height;
      stamps.push({
        page: page_count - 1,
        source,
        source_page,
        x: cell.x + fit.x,
        y: bottom + fit.y,
        scale: fit.scale,
        is_turned: fit.is_turned,
      });
    }
  };
  if (options.cover) layoutCover(options.cover).forEach(place);
  for (const [index, label] of labels.entries()) {
    // A merged print of hundreds must not hold up everybody else's requests.
    if (index % LABELS_AT_ONCE === LABELS_AT_ONCE - 1) await setImmediate();
    if (label !== null && isCourierPages(label)) placeForeign(label);
    else if (label !== null) layoutLabel(label).forEach(place);
    for (const slip of options.slips?.[index] ?? []) layoutPaper(slip).forEach(place);
  }
  document.end();
  return { bytes: await bytes, stamps };
}

interface Cell {
  x: number;
  /** From the top of the page. */
  y: number;
  width: number;
  height: number;
}

function cellOf(paper: Paper, slot: number): Cell {
  const width = paper.width / paper.columns;
  const height = paper.height / paper.rows;
  return { x: (slot % paper.columns) * width, y: Math.floor(slot / paper.columns) * height, width, height };
}

/** Where to cut a four-up sheet. */
function cutLines(document: PDFKit.PDFDocument, paper: Paper): void {
  document.lineWidth(0.5).dash(2, { space: 3 });
  document
    .moveTo(paper.width / 2, 6 * MM)
    .lineTo(paper.width / 2, paper.height - 6 * MM)
    .stroke();
  document
    .moveTo(6 * MM, paper.height / 2)
    .lineTo(paper.width - 6 * MM, paper.height / 2)
    .stroke();
  document.undash();
}

function dayOf(date: string): Date {
  const day = new Date(`${date.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(day.getTime()) ? new Date(0) : day;
}

function collect(document: PDFKit.PDFDocument): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  return new Promise((resolve, reject) => {
    document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    document.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    document.on('error', reject);
  });
}
