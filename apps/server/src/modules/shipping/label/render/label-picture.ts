import { createCanvas, loadImage } from '@napi-rs/canvas';
import { MM, type LabelPicture } from './label-page.ts';
import type { Bitmap } from './zpl-image.ts';

/** What a logo may take of a sheet, in points. */
const MOST = { width: 40 * MM, height: 16 * MM } as const;
/** A 203 dpi head prints 8 dots to the millimetre. */
const DOT = MM / 8;
/** Lighter dots stay white. */
const DARK = 128;

/** A logo at the size it has on a packing slip. */
export async function labelPictureOf(logo: { jpeg: Buffer; width: number; height: number }): Promise<LabelPicture> {
  const scale = Math.min(MOST.width / logo.width, MOST.height / logo.height);
  const [width, height] = [logo.width * scale, logo.height * scale];
  const bitmap = await dotsOf(logo.jpeg, Math.max(1, Math.round(width / DOT)), Math.max(1, Math.round(height / DOT)));
  return { jpeg_url: `data:image/jpeg;base64,${logo.jpeg.toString('base64')}`, width, height, bitmap };
}

/** The picture in black dots; what a dot gets wrong of a grey is handed on to its neighbours (Floyd and Steinberg). */
async function dotsOf(jpeg: Buffer, width: number, height: number): Promise<Bitmap> {
  const canvas = createCanvas(width, height);
  const pen = canvas.getContext('2d');
  pen.drawImage(await loadImage(jpeg), 0, 0, width, height);
  const { data } = pen.getImageData(0, 0, width, height);
  const grey = Float32Array.from({ length: width * height }, (_, at) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(at * 4, at * 4 + 3);
    return 0.299 * red + 0.587 * green + 0.114 * blue;
  });
  const rows = Array.from({ length: height }, () => new Uint8Array(Math.ceil(width / 8)));
  const hand = (x: number, y: number, share: number): void => {
    if (x >= 0 && x < width && y < height) grey[y * width + x] = (grey[y * width + x] ?? 0) + share;
  };
  for (const [y, row] of rows.entries())
    for (let x = 0; x < width; x += 1) {
      const shade = grey[y * width + x] ?? 255;
      const is_black = shade < DARK;
      if (is_black) row[x >> 3] = (row[x >> 3] ?? 0) | (0x80 >> (x & 7));
      const rest = shade - (is_black ? 0 : 255);
      hand(x + 1, y, (rest * 7) / 16);
      hand(x - 1, y + 1, (rest * 3) / 16);
      hand(x, y + 1, (rest * 5) / 16);
      hand(x + 1, y + 1, rest / 16);
    }
  return { width, height, left: 0, top: 0, rows };
}
