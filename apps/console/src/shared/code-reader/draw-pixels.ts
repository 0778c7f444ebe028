import type { Pixels } from './decode-in-worker.ts';

/** What a code is looked for in: the camera's picture, or a photo. */
export type Picture = HTMLVideoElement | ImageBitmap;

/** Photos of today's phones have 4,000 pixels a side and more; bars are read in fewer. */
const MOST_PIXELS = 2_000;

/** The pixels of a picture, made smaller where it is larger than a code needs. */
export function drawPixels(picture: Picture, width: number, height: number): Pixels {
  const scale = Math.min(1, MOST_PIXELS / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('no canvas');
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  return { data: data.buffer, width: canvas.width, height: canvas.height };
}
