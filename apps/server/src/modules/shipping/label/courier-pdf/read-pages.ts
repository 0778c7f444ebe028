import {
  EncryptedPDFError,
  ParseSpeeds,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFPage,
  type TransformationMatrix,
} from '@cantoo/pdf-lib';
import { assertUnpacksSmall } from './assert-unpacks-small.ts';
import { PdfRefused, type CourierPages } from './courier-pages.ts';
import { MOST_PAGES } from './pdf-limits.ts';

/**
 * A courier's PDF as pages that can be put on other pages, each as a reader shows it: cropped, and turned upright. Throws
 * PdfRefused for what cannot be printed whole. Runs in a thread of its own, since a document may keep a reader busy for ever.
 */
export async function readPages(file: Uint8Array): Promise<CourierPages> {
  assertUnpacksSmall(file);
  const source = await openPdf(file);
  if (source.isEncrypted) throw new PdfRefused('locked');
  const pages = source.getPages();
  if (pages.length === 0) throw new PdfRefused('broken');
  if (pages.length > MOST_PAGES) throw new PdfRefused('too_many_pages');
  if (pages.some(hasMarksBeside)) throw new PdfRefused('has_fields');
  const clean = await PDFDocument.create({ updateMetadata: false });
  const sizes = pages.map(shownSize);
  for (const [index, page] of pages.entries()) {
    const { box, matrix, width, height } = sizes[index] as Shown;
    const embedded = await clean.embedPage(page, box, matrix);
    clean.addPage([width, height]).drawPage(embedded, { x: 0, y: 0, xScale: 1, yScale: 1 });
  }
  const bytes = await clean.save({ useObjectStreams: false });
  return { pages: sizes.map(({ width, height }) => ({ width, height })), bytes };
}

async function openPdf(file: Uint8Array): Promise<PDFDocument> {
  try {
    return await PDFDocument.load(file, {
      parseSpeed: ParseSpeeds.Fastest,
      updateMetadata: false,
      throwOnInvalidObject: true,
      capNumbers: true,
    });
  } catch (error) {
    // Where its objects are packed together, the reader stumbles over them before it finds out that they are locked.
    const is_locked =
      error instanceof EncryptedPDFError ||
      Buffer.from(file.buffer, file.byteOffset, file.byteLength).includes('/Encrypt');
    throw new PdfRefused(is_locked ? 'locked' : 'broken', { cause: error });
  }
}

/**
 * True for a page with form fields or remarks: they lie beside its content and would be left out. Links print nothing.
 */
function hasMarksBeside(page: PDFPage): boolean {
  const notes = page.node.Annots();
  if (!(notes instanceof PDFArray)) return false;
  return notes.asArray().some((_, index) => {
    const note = notes.lookup(index);
    return note instanceof PDFDict && note.get(PDFName.of('Subtype')) !== PDFName.of('Link');
  });
}

interface Shown {
  box: { left: number; bottom: number; right: number; top: number };
  /** From the page's own coordinates to those of what is seen of it, its bottom left corner at zero. */
  matrix: TransformationMatrix;
  width: number;
  height: number;
}

/** What a reader shows of a page: its crop box, turned as the page says (ISO 32000-1, 7.7.3.3). */
function shownSize(page: PDFPage): Shown {
  const { x, y, width, height } = page.getCropBox();
  const [left, bottom, right, top] = [x, y, x + width, y + height];
  const box = { left, bottom, right, top };
  if (!(width >= 1 && height >= 1 && width <= LONGEST_SIDE && height <= LONGEST_SIDE)) throw new PdfRefused('broken');
  switch (((page.getRotation().angle % 360) + 360) % 360) {
    case 90:
      return { box, matrix: [0, -1, 1, 0, -bottom, right], width: height, height: width };
    case 180:
      return { box, matrix: [-1, 0, 0, -1, right, top], width, height };
    case 270:
      return { box, matrix: [0, 1, -1, 0, top, -left], width: height, height: width };
    default:
      return { box, matrix: [1, 0, 0, 1, -left, -bottom], width, height };
  }
}

/** The largest page a reader shows (ISO 32000-1, annex C.2). */
const LONGEST_SIDE = 14_400;
