import { degrees, ParseSpeeds, PDFDocument, type PDFEmbeddedPage } from '@cantoo/pdf-lib';
import type { CourierPages, Stamp } from './courier-pages.ts';

/** A file of ours with couriers' pages put where it has room for them. */
export async function stampPages(file: Uint8Array, stamps: readonly Stamp[]): Promise<Uint8Array> {
  const document = await PDFDocument.load(file, { parseSpeed: ParseSpeeds.Fastest, updateMetadata: false });
  const pages = document.getPages();
  let source: CourierPages | null = null;
  let embedded: PDFEmbeddedPage[] = [];
  for (const stamp of stamps) {
    // The pages of one label follow each other.
    if (stamp.source !== source) {
      source = stamp.source;
      embedded = await document.embedPdf(
        source.bytes,
        source.pages.map((_, index) => index),
      );
    }
    const page = embedded[stamp.source_page];
    if (page === undefined) throw new RangeError(`The label has no page ${stamp.source_page}`);
    const { x, y, scale, is_turned } = stamp;
    // A page turned by a quarter lies to the left of its corner.
    const left = is_turned ? x + page.height * scale : x;
    pages[stamp.page]?.drawPage(page, {
      x: left,
      y,
      xScale: scale,
      yScale: scale,
      rotate: degrees(is_turned ? 90 : 0),
    });
  }
  return document.save({ useObjectStreams: false });
}
