import bwip from 'bwip-js/node';
import QRCode from 'qrcode';

/** A Code 128 symbol: widths in modules, bar and space in turn, and the sum. The quiet zone is the layout's business. */
export interface BarPattern {
  widths: readonly number[];
  modules: number;
}

/** A QR symbol: `size` modules a side without its quiet zone, and its dark modules merged into rectangles. */
export interface QrPattern {
  size: number;
  rectangles: ReadonlyArray<readonly [x: number, y: number, width: number, height: number]>;
}

const SYMBOLS_KEPT = 2_000;

/** Reprints and previews ask for the same few symbols again; a map that is emptied when full is all they need. */
function remembered<T>(make: (value: string) => T): (value: string) => T {
  const known = new Map<string, T>();
  return (value) => {
    const found = known.get(value);
    if (found !== undefined) return found;
    if (known.size >= SYMBOLS_KEPT) known.clear();
    const made = make(value);
    known.set(value, made);
    return made;
  };
}

/** The Code 128 symbol of a tracking code. Throws on an empty text or one outside printable ASCII. */
export const code128 = remembered((value: string): BarPattern => {
  if (!/^[\x20-\x7e]+$/u.test(value)) throw new RangeError('A tracking code needs printable ASCII');
  const [symbol] = bwip.raw('code128', value, '');
  if (!symbol || !('sbs' in symbol)) throw new Error('Code 128 gave no bars');
  return { widths: symbol.sbs, modules: symbol.sbs.reduce((sum, width) => sum + width, 0) };
});

/**
 * The QR symbol of a URL, at error correction M: thermal heads lose lines, and M repairs 15 %. Any mask is valid; weighing
 * all eight costs four times the encoding, and the checkerboard one never leaves a URL with large plain areas.
 */
export const qrCode = remembered((value: string): QrPattern => {
  const { modules } = QRCode.create([{ data: Buffer.from(value), mode: 'byte' }], {
    errorCorrectionLevel: 'M',
    maskPattern: 0,
  });
  return { size: modules.size, rectangles: mergeModules(modules.data, modules.size) };
});

/** Joins dark modules into rows and equal rows into rectangles: a third of the drawing, and no hairlines between modules. */
function mergeModules(data: Uint8Array, size: number): QrPattern['rectangles'] {
  const done: Array<[number, number, number, number]> = [];
  let open = new Map<number, [number, number, number, number]>();
  for (let y = 0; y < size; y += 1) {
    const next = new Map<number, [number, number, number, number]>();
    for (let x = 0; x < size; x += 1) {
      if (!data[y * size + x]) continue;
      const start = x;
      while (x < size && data[y * size + x]) x += 1;
      const key = start * 256 + x;
      const above = open.get(key);
      if (above) above[3] += 1;
      const rectangle = above ?? [start, y, x - start, 1];
      if (!above) done.push(rectangle);
      next.set(key, rectangle);
    }
    open = next;
  }
  return done;
}
