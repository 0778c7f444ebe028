import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

/** A symbol as a scanner sees it: what it says, and its box in points from the page's top left corner. */
export interface LabelBarcode {
  format: 'Code128' | 'QRCode';
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** One drawn text: its baseline start in points from the page's top left corner, its size and its width. */
export interface LabelText {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
}

/** A page as it was printed. `text` is all its texts, one to a line. */
export interface LabelPage {
  width: number;
  height: number;
  texts: LabelText[];
  text: string;
}

const require = createRequire(import.meta.url);
let scanner: Promise<unknown> | null = null;

/** The reader's WebAssembly from the package; left alone it would ask a CDN. */
function prepareScanner(): Promise<unknown> {
  scanner ??= readFile(require.resolve('zxing-wasm/reader/zxing_reader.wasm')).then((file) =>
    prepareZXingModule({
      overrides: { wasmBinary: file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength) },
      fireImmediately: true,
    }),
  );
  return scanner;
}

async function openPdf<T>(pdfBytes: Uint8Array, use: (pdf: PDFDocumentProxy) => Promise<T>): Promise<T> {
  // pdf.js takes the bytes away from its caller, so it gets a copy.
  const task = getDocument({ data: pdfBytes.slice(), isEvalSupported: false, verbosity: 0 });
  try {
    return await use(await task.promise);
  } finally {
    await task.destroy();
  }
}

/** How many pages a PDF has. */
export function countPages(pdfBytes: Uint8Array): Promise<number> {
  return openPdf(pdfBytes, (pdf) => Promise.resolve(pdf.numPages));
}

/** What a reader would do or follow by itself: scripts, what happens at the opening, attached files, links and forms. */
export function readActions(pdfBytes: Uint8Array): Promise<string[]> {
  return openPdf(pdfBytes, async (pdf) => {
    const found: string[] = [];
    const note = (what: string, value: unknown) => {
      if (value !== null && value !== undefined) found.push(`${what}: ${JSON.stringify(value)}`);
    };
    note('script', await pdf.getJSActions());
    note('opening', await pdf.getOpenAction());
    note('files', await pdf.getAttachments());
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number);
      note(`script of page ${number}`, await page.getJSActions());
      for (const { subtype, url } of await page.getAnnotations())
        found.push(`page ${number}: ${String(subtype)} ${String(url ?? '')}`);
    }
    return found;
  });
}

/** The page as 8-bit RGBA pixels at `dpi`, on white: a label printer prints at 203. */
export function rasterPage(
  pdfBytes: Uint8Array,
  page = 1,
  dpi = 203,
): Promise<{ data: Uint8ClampedArray<ArrayBuffer>; width: number; height: number; png: () => Buffer }> {
  return openPdf(pdfBytes, async (pdf) => {
    const sheet = await pdf.getPage(page);
    const viewport = sheet.getViewport({ scale: dpi / 72 });
    const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
    const context = canvas.getContext('2d');
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    // pdf.js draws on what it believes is a browser's canvas; this one offers the same calls.
    await sheet.render({
      canvas: canvas as unknown as HTMLCanvasElement,
      canvasContext: context as unknown as CanvasRenderingContext2D,
      viewport,
    }).promise;
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    return {
      data: new Uint8ClampedArray(data),
      width: canvas.width,
      height: canvas.height,
      png: () => canvas.toBuffer('image/png'),
    };
  });
}

/** Scans a printed page: every Code 128 and QR symbol on it, from top to bottom. `page` counts from 1. */
export async function readLabelBarcodes(pdfBytes: Uint8Array, page = 1, dpi = 203): Promise<LabelBarcode[]> {
  const { data, width, height } = await rasterPage(pdfBytes, page, dpi);
  await prepareScanner();
  const found = await readBarcodes({ data, width, height, colorSpace: 'srgb' } as ImageData, {
    formats: ['Code128', 'QRCode'],
    tryHarder: true,
    maxNumberOfSymbols: 16,
  });
  const points = 72 / dpi;
  return found
    .filter((symbol) => symbol.isValid)
    .map(({ format, text, position }) => {
      const corners = [position.topLeft, position.topRight, position.bottomLeft, position.bottomRight];
      const [xs, ys] = [corners.map((corner) => corner.x * points), corners.map((corner) => corner.y * points)];
      const [x, y] = [Math.min(...xs), Math.min(...ys)];
      return {
        format: format === 'QRCode' ? ('QRCode' as const) : ('Code128' as const),
        text,
        x,
        y,
        width: Math.max(...xs) - x,
        height: Math.max(...ys) - y,
      };
    })
    .sort((one, other) => one.y - other.y || one.x - other.x);
}

/** What the QR symbols of a picture say, as a phone's camera reads them off the screen: from its pixels. */
export async function readQrCodes(png: Buffer): Promise<string[]> {
  const image = await loadImage(png);
  const canvas = createCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  await prepareScanner();
  const pixels = { data: new Uint8ClampedArray(data), width: image.width, height: image.height, colorSpace: 'srgb' };
  const found = await readBarcodes(pixels as ImageData, { formats: ['QRCode'], tryHarder: true });
  return found.filter((symbol) => symbol.isValid).map(({ text }) => text);
}

/** The size and the texts of a page, as a PDF reader extracts them. `page` counts from 1. */
export function readLabelPage(pdfBytes: Uint8Array, page = 1): Promise<LabelPage> {
  return openPdf(pdfBytes, async (pdf) => {
    const sheet = await pdf.getPage(page);
    const [, , width = 0, height = 0] = sheet.view;
    const { items } = await sheet.getTextContent({ disableNormalization: true });
    const texts = items.flatMap((item): LabelText[] => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const [, , , size = 0, x = 0, y = 0] = item.transform as number[];
      return [{ text: item.str, x, y: height - y, width: item.width, size: Math.abs(size) }];
    });
    const joined = joinTouching(texts);
    return { width, height, texts: joined, text: joined.map((text) => text.text).join('\n') };
  });
}

/** Two fonts on one line come as two texts; where they touch, a reader sees one. */
function joinTouching(texts: readonly LabelText[]): LabelText[] {
  return texts.reduce<LabelText[]>((joined, text) => {
    const last = joined.at(-1);
    const touches =
      last &&
      last.size === text.size &&
      Math.abs(last.y - text.y) < 0.01 &&
      Math.abs(last.x + last.width - text.x) < 0.5;
    return touches
      ? [...joined.slice(0, -1), { ...last, text: last.text + text.text, width: text.x + text.width - last.x }]
      : [...joined, text];
  }, []);
}
