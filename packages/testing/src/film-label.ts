import { createCanvas, ImageData } from '@napi-rs/canvas';
import { rasterPage, readLabelBarcodes } from './read-label.ts';

const WIDTH = 1_280;
const HEIGHT = 720;
const DPI = 203;

/**
 * What a camera sees that is held over a label's bar code: one picture of a motion JPEG, which Chromium's fake camera shows again and
 * again (`--use-file-for-fake-video-capture`).
 */
export async function filmLabel(pdfBytes: Uint8Array): Promise<Buffer> {
  const page = await rasterPage(pdfBytes, 1, DPI);
  const bars = (await readLabelBarcodes(pdfBytes)).find(({ format }) => format === 'Code128');
  if (bars === undefined) throw new Error('the label has no bar code');
  const label = createCanvas(page.width, page.height);
  label.getContext('2d').putImageData(new ImageData(page.data, page.width, page.height), 0, 0);
  const dots = DPI / 72;
  const [x, y] = [(bars.x + bars.width / 2) * dots, (bars.y + bars.height / 2) * dots];
  const frame = createCanvas(WIDTH, HEIGHT);
  const context = frame.getContext('2d');
  context.fillStyle = '#b7b2a8';
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.drawImage(label, WIDTH / 2 - x, HEIGHT / 2 - y);
  return frame.toBuffer('image/jpeg', 90);
}
