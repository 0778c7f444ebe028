import { createCanvas, loadImage, type Canvas } from '@napi-rs/canvas';

/** One picture of a screen, as it was photographed. */
export interface Picture {
  /** '375 light en' */
  readonly name: string;
  readonly png: Buffer;
}

/** How much one picture of a sheet differs from the same one of another sheet. */
export interface Difference {
  readonly name: string;
  /** Pixels of the sheet, each an eighth of the screen's in both directions; all of them when the sizes differ. */
  readonly pixels: number;
}

/** Pictures are kept at an eighth: what moved, appeared or changed its colour shows, how a font's edge was drawn does not. */
const SCALE = 8;
const QUALITY = 75;
/** Of a colour's 255; what the compression of the sheet costs is less. */
const VISIBLE = 40;
/** More than a figure that counts minutes, less than the smallest button. */
const MOST_PIXELS = 12;

const MAGNIFIED = { imageSmoothingEnabled: true, imageSmoothingQuality: 'high' } as const;

/** The pictures of one screen side by side, small, as WebP. */
export async function contactSheet(pictures: readonly Picture[]): Promise<Buffer> {
  const images = await Promise.all(pictures.map(({ png }) => loadImage(png)));
  const widths = images.map(({ width }) => Math.round(width / SCALE));
  const heights = images.map(({ height }) => Math.round(height / SCALE));
  const canvas = createCanvas(sum(widths), Math.max(...heights));
  const context = canvas.getContext('2d');
  Object.assign(context, MAGNIFIED);
  for (const [at, image] of images.entries())
    context.drawImage(image, sum(widths.slice(0, at)), 0, widths[at] ?? 0, heights[at] ?? 0);
  return inWebp(canvas);
}

/** At once: the other way reads the canvas on another thread, and the process falls when it was swept away meanwhile. */
const inWebp = (canvas: Canvas): Buffer => canvas.toBuffer('image/webp', QUALITY);

/** A picture as it is, for a page that shows it. */
export async function asWebp({ png }: Picture): Promise<Buffer> {
  const image = await loadImage(png);
  const canvas = createCanvas(image.width, image.height);
  canvas.getContext('2d').drawImage(image, 0, 0);
  return inWebp(canvas);
}

/**
 * Compares two sheets of the same pictures, pixel by pixel; answers those that differ by more than a person would pass over.
 *
 * @param names of the pictures, in their order
 * @param widths of the screens they were taken of
 */
export async function compareSheets(
  before: Buffer,
  now: Buffer,
  pictures: readonly { readonly name: string; readonly width: number }[],
): Promise<Difference[]> {
  const [old_sheet, new_sheet] = await Promise.all([pixelsOf(before), pixelsOf(now)]);
  const is_same_size = old_sheet.width === new_sheet.width && old_sheet.height === new_sheet.height;
  let left = 0;
  return pictures.flatMap(({ name, width }) => {
    const [from, to] = [left, (left += Math.round(width / SCALE))];
    const pixels = is_same_size ? countDifferent(old_sheet, new_sheet, from, to) : (to - from) * new_sheet.height;
    return pixels > MOST_PIXELS ? [{ name, pixels }] : [];
  });
}

interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

async function pixelsOf(sheet: Buffer): Promise<Pixels> {
  const image = await loadImage(sheet);
  const canvas = createCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, image.width, image.height);
}

function countDifferent(before: Pixels, now: Pixels, from: number, to: number): number {
  let different = 0;
  for (let y = 0; y < now.height; y += 1)
    for (let x = from; x < to; x += 1) {
      const at = (y * now.width + x) * 4;
      const apart = [0, 1, 2].map((part) => Math.abs((before.data[at + part] ?? 0) - (now.data[at + part] ?? 0)));
      if (Math.max(...apart) > VISIBLE) different += 1;
    }
  return different;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
