import type { Language } from '@sampan/country-rules';
import type { Ctx } from '../../../platform/context.ts';
import { coverOf } from './cover-of.ts';
import type { CourierPages } from './courier-pdf/courier-pages.ts';
import { withPdfThread } from './courier-pdf/pdf-thread.ts';
import { readCourierPages, readCourierZpl, roomOfFile, type LabelFault } from './courier-pdf/read-courier-label.ts';
import type { LabelFile } from './download-label.ts';
import { contentOf, type FileContent, type FileParcel } from './read-label-file.ts';
import { layOutLabelsPdf, type LaidOutPdf } from './render/render-pdf.ts';
import { renderLabelsZpl } from './render/render-zpl.ts';

/** A file of labels. `printed` are the parcels whose labels it has. */
export type MadeFile = { printed: string[] } & ({ format: 'pdf'; body: Uint8Array } | { format: 'zpl'; body: string });

interface Wish {
  file: LabelFile;
  /** Of whoever reads the cover sheet. */
  language: Language;
}

const coverIn = ({ printed, missing }: FileContent<object>, language: Language) =>
  coverOf(missing, printed.length + missing.length, language);

/** The file for a label printer; null when there is no label in it. A label printer has no sheet to say why. */
export async function makeLabelsZpl(
  ctx: Ctx,
  parcels: readonly FileParcel[],
  { language }: Wish,
): Promise<MadeFile | null> {
  const room = roomOfFile();
  const content = await contentOf(parcels, (name) => readCourierZpl(ctx, name, room));
  const { labels, printed, slips } = content;
  if (printed.length === 0) return null;
  return { format: 'zpl', printed, body: renderLabelsZpl(labels, { cover: coverIn(content, language), slips }) };
}

/** The PDF, with the pages of couriers among our labels; null when it has nothing to say. */
export async function makeLabelsPdf(ctx: Ctx, parcels: readonly FileParcel[], wish: Wish): Promise<MadeFile | null> {
  if (parcels.every(({ courier_label }) => courier_label === null)) return makeDrawn(parcels, wish, 'gone');
  return withPdfThread(async (thread) => {
    const room = roomOfFile();
    const content = await contentOf(parcels, (name) => readCourierPages(ctx, name, { thread, room }));
    const laid_out = await layOut(content, wish);
    if (laid_out === null) return null;
    const { bytes, stamps } = laid_out;
    const body = stamps.length === 0 ? bytes : await thread.stamp(bytes, stamps);
    return body === null ? makeDrawn(parcels, wish, 'too_slow') : { format: 'pdf', printed: content.printed, body };
  });
}

/** The labels that are ours; those of couriers are missing for the reason given. */
async function makeDrawn(parcels: readonly FileParcel[], wish: Wish, fault: LabelFault): Promise<MadeFile | null> {
  const content = await contentOf<CourierPages>(parcels, () => Promise.resolve(fault));
  const laid_out = await layOut(content, wish);
  return laid_out === null ? null : { format: 'pdf', printed: content.printed, body: laid_out.bytes };
}

/** Null when there is neither a label nor one that a courier's file kept out: that is said on the first sheet. */
async function layOut(content: FileContent<CourierPages>, { file, language }: Wish): Promise<LaidOutPdf | null> {
  const { labels, slips, printed, missing } = content;
  if (printed.length === 0 && missing.every(({ fault }) => fault === undefined)) return null;
  if (file.format === 'zpl') throw new RangeError('ZPL is not laid out on pages');
  const { format, start_position } = file;
  const cover = coverIn(content, language);
  return layOutLabelsPdf(labels, { format, start_position: start_position as 1, cover, slips });
}
