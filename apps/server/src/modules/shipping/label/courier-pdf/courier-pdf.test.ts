import { degrees, PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { countPages, readLabelPage } from '@sampan/testing/read-label';
import { constants, deflateRawSync, deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { sampleLabel } from '#test/label/label.fixtures.ts';
import { layOutLabelsPdf, type RenderPdfOptions } from '../render/render-pdf.ts';
import type { CourierPages } from './courier-pages.ts';
import { withPdfThread, type PdfThread } from './pdf-thread.ts';

const MM = 72 / 25.4;

interface Drawn {
  width?: number;
  height?: number;
  pages?: number;
  rotate?: number;
}

/** A courier's label of a size in millimetres, its number at the lower left of what is stored. */
async function courierPdf(text: string, { width = 100, height = 150, pages = 1, rotate = 0 }: Drawn = {}) {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (let index = 0; index < pages; index += 1) {
    const page = document.addPage([width * MM, height * MM]);
    page.setRotation(degrees(rotate));
    page.drawText(`${text}-${index + 1}`, { x: 20, y: 30, size: 14, font });
  }
  return document;
}

const bytesOf = async (text: string, drawn?: Drawn) => (await courierPdf(text, drawn)).save();

async function pagesOf(thread: PdfThread, file: Uint8Array): Promise<CourierPages> {
  const read = await thread.read(file);
  if (typeof read === 'string') throw new Error(read);
  return read;
}

async function joined(files: readonly (Uint8Array | number)[], options: RenderPdfOptions): Promise<Uint8Array> {
  return withPdfThread(async (thread) => {
    const labels = [];
    for (const file of files)
      labels.push(typeof file === 'number' ? sampleLabel('SG', file) : await pagesOf(thread, file));
    const { bytes, stamps } = await layOutLabelsPdf(labels, options);
    const file = await thread.stamp(bytes, stamps);
    if (file === null) throw new Error('too slow');
    return file;
  });
}

/** A document whose one page has these contents, written by hand. */
function handMade(contents: Buffer, filter: string): Uint8Array {
  const head =
    '%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n' +
    '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 283 425] /Contents 4 0 R >>\nendobj\n' +
    `4 0 obj\n<< /Length ${contents.length} /Filter ${filter} >>\nstream\n`;
  const tail = '\nendstream\nendobj\ntrailer\n<< /Size 5 /Root 1 0 R >>\n%%EOF\n';
  return Buffer.concat([Buffer.from(head), contents, Buffer.from(tail)]);
}

/** In the letters of ASCII85, which hide that something is packed. */
function ascii85(bytes: Buffer): Buffer {
  const padded = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
  const out: string[] = [];
  for (let at = 0; at < padded.length; at += 4) {
    let value = padded.readUInt32BE(at);
    const letters: string[] = [];
    for (let digit = 0; digit < 5; digit += 1) {
      letters.unshift(String.fromCharCode(33 + (value % 85)));
      value = Math.floor(value / 85);
    }
    out.push(letters.join(''));
  }
  return Buffer.from(`${out.join('')}~>`);
}

describe('volume 4: PDFs of couriers lie in a file with our labels', () => {
  test('in the order of the list, each in its own size on label paper', async () => {
    const file = await joined([1, await bytesOf('NV', { pages: 2 }), 2], { format: '100x150' });
    expect(await countPages(file)).toBe(4);
    const texts = await Promise.all([1, 2, 3, 4].map(async (page) => (await readLabelPage(file, page)).text));
    expect(texts[0]).toContain(sampleLabel('SG', 1).tracking_code);
    expect(texts.slice(1, 3)).toEqual(['NV-1', 'NV-2']);
    expect(texts[3]).toContain(sampleLabel('SG', 2).tracking_code);
    const { texts: placed, width } = await readLabelPage(file, 2);
    expect(width).toBeCloseTo(100 * MM, 0);
    expect(placed[0]?.x).toBeCloseTo(20, 0);
    expect(placed[0]?.size).toBeCloseTo(14, 1);
  });

  test('four to a sheet: in its cell, a landscape label turned, A4 in its own size and the next one on a new sheet', async () => {
    const files = [
      1,
      await bytesOf('A6', { width: 105, height: 148 }),
      await bytesOf('WIDE', { width: 150, height: 100 }),
    ];
    const file = await joined([...files, await bytesOf('A4', { width: 210, height: 297 }), 2], { format: 'a4' });
    expect(await countPages(file)).toBe(3);
    const first = await readLabelPage(file, 1);
    const placeOf = (text: string) => first.texts.find((found) => found.text === text);
    // Second cell: 105 mm to the right, 30 points above its bottom edge.
    expect(placeOf('A6-1')?.x).toBeCloseTo(105 * MM + 20, 0);
    expect(placeOf('A6-1')?.y).toBeCloseTo(148.5 * MM - 30, -1);
    // Third cell, turned against the clock and a hundredth smaller: what was at the lower left is at the lower right.
    expect(placeOf('WIDE-1')?.x).toBeCloseTo(102 * MM - 29.7, 0);
    expect(placeOf('WIDE-1')?.y).toBeGreaterThan(148.5 * MM);
    expect((await readLabelPage(file, 2)).text).toBe('A4-1');
    expect((await readLabelPage(file, 3)).text).toContain(sampleLabel('SG', 2).tracking_code);
  });

  // Its number stands 10 points right of and 20 above the corner of what is seen: here, from the lower left of that as it is shown.
  test.each([
    [0, 10, 20],
    [90, 20, 250],
    [180, 190, 240],
    [270, 180, 10],
  ])('a page stored turned by %i degrees stands upright, and what is cut off stays away', async (rotate, x, up) => {
    const document = await courierPdf('TURN', { rotate });
    const [width, height] = rotate % 180 === 0 ? [200, 260] : [260, 200];
    document.getPage(0).setCropBox(10, 10, width, height);
    const file = await joined([await document.save()], { format: 'a6' });
    const [text] = (await readLabelPage(file, 1)).texts;
    expect(text?.x).toBeCloseTo((105 * MM - 200) / 2 + x, 0);
    expect(text?.y).toBeCloseTo(148 * MM - ((148 * MM - 260) / 2 + up), 0);
  });

  test('scripts, actions and attachments of the document are left behind', async () => {
    const document = await courierPdf('JS');
    document.addJavaScript('open', 'app.alert("hello")');
    await document.attach(new Uint8Array([1, 2, 3]), 'terms.txt');
    const file = Buffer.from(await joined([await document.save({ useObjectStreams: false })], { format: 'a6' }));
    for (const word of ['JavaScript', 'EmbeddedFile', 'terms.txt']) expect(file.includes(word)).toBe(false);
  });
});

describe('what cannot be taken in is said, and the thread goes on', () => {
  const faultOf = async (file: Uint8Array) =>
    withPdfThread(
      async (thread) => {
        const read = await thread.read(file);
        expect((await pagesOf(thread, await bytesOf('AFTER'))).pages).toHaveLength(1);
        return read;
      },
      { READ_MS: 1_500, FILE_MS: 30_000 },
    );

  const locked = async () => {
    const document = await courierPdf('LOCK');
    await document.encrypt({ userPassword: '', ownerPassword: 'theirs', permissions: {} });
    return document.save();
  };
  const withField = async () => {
    const document = await courierPdf('FORM');
    document.getForm().createTextField('name').addToPage(document.getPage(0));
    return document.save();
  };
  const zeros = deflateSync(Buffer.alloc(80_000_000));
  /** Two gigabytes of zeros, packed: one block again and again. */
  const endless = () => {
    const block = deflateRawSync(Buffer.alloc(10_000_000), { finishFlush: constants.Z_FULL_FLUSH });
    return ascii85(Buffer.concat([Buffer.from([0x78, 0x9c]), ...Array.from({ length: 200 }, () => block)]));
  };

  test.each([
    ['no PDF', () => Buffer.from('<html>busy</html>'), 'broken'],
    ['nothing', () => Buffer.alloc(0), 'broken'],
    ['a document without pages', async () => (await PDFDocument.create()).save({ addDefaultPage: false }), 'broken'],
    ['an empty page', async () => (await PDFDocument.create()).save(), 'broken'],
    ['half a document', async () => (await bytesOf('HALF')).slice(0, 500), 'broken'],
    ['a locked document', locked, 'locked'],
    ['eleven pages', () => bytesOf('MANY', { pages: 11 }), 'too_many_pages'],
    ['a form', withField, 'has_fields'],
    ['packed zeros', () => handMade(zeros, '/FlateDecode'), 'too_large'],
    ['packed zeros in letters', () => handMade(endless(), '[/ASCII85Decode /FlateDecode]'), 'too_slow'],
  ])('%s', async (_, make, fault) => {
    expect(await faultOf(await make())).toBe(fault);
  });
});
