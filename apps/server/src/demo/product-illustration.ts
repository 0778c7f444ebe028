import { createCanvas } from '@napi-rs/canvas';
import { SHAPES, type SvgBuilder, type PictureKind, type PicturePalette } from './illustration-shapes.ts';

/** Side of a picture; drawings are in units of a hundredth of it. */
const SIDE_PX = 640;
const JPEG_QUALITY = 86;

/** A product picture, drawn: the same kind and palette always give the same one, and no file has to be fetched. */
export function productIllustration(
  kind: PictureKind,
  palette: PicturePalette,
): { jpeg: Buffer; width: number; height: number } {
  const canvas = createCanvas(SIDE_PX, SIDE_PX);
  const pen = canvas.getContext('2d');
  pen.scale(SIDE_PX / 100, SIDE_PX / 100);
  drawStage(pen, palette);
  // The thing on a sheet of its own, so that its shade falls on itself alone.
  const sheet = createCanvas(SIDE_PX, SIDE_PX);
  const thing = sheet.getContext('2d');
  thing.scale(SIDE_PX / 100, SIDE_PX / 100);
  SHAPES[kind](thing, palette);
  pen.drawImage(sheet, 0, 0, 100, 100);
  // Synchronous: `encode` reads the canvas on another thread, and the process crashes when it was garbage-collected meanwhile.
  return { jpeg: canvas.toBuffer('image/jpeg', JPEG_QUALITY), width: SIDE_PX, height: SIDE_PX };
}

/** A wall with soft light, a table, and the shadow of what stands on it. */
function drawStage(pen: SvgBuilder, [backdrop, body, , light]: PicturePalette): void {
  const wall = pen.createRadialGradient(32, 26, 5, 50, 50, 80);
  wall.addColorStop(0, light);
  wall.addColorStop(1, backdrop);
  pen.fillStyle = wall;
  pen.fillRect(0, 0, 100, 100);
  pen.globalAlpha = 0.1;
  pen.fillStyle = body;
  pen.fillRect(0, 74, 100, 26);
  pen.globalAlpha = 0.18;
  pen.beginPath();
  pen.ellipse(52, 80, 34, 4.5, 0, 0, Math.PI * 2);
  pen.fill();
  pen.globalAlpha = 1;
}
