/**
 * Draws one picture anew, in a process of its own: the decoder is native code, and a broken file may end the process that
 * decodes it. Reads the file from stdin; writes width and height (four bytes each, big-endian) and the jpeg to stdout.
 * Ends with 1 when it is no picture.
 */
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { buffer } from 'node:stream/consumers';

/** Of the longer side, as it is kept. */
const MAX_SIDE_PX = 1200;
const JPEG_QUALITY = 84;

const picture = await loadImage(await buffer(process.stdin));
if (picture.width === 0 || picture.height === 0) process.exit(1);
const scale = Math.min(1, MAX_SIDE_PX / Math.max(picture.width, picture.height));
const width = Math.max(1, Math.round(picture.width * scale));
const height = Math.max(1, Math.round(picture.height * scale));
const canvas = createCanvas(width, height);
const pen = canvas.getContext('2d');
// A jpeg has no transparency: what shines through is white, as on paper.
pen.fillStyle = '#ffffff';
pen.fillRect(0, 0, width, height);
pen.drawImage(picture, 0, 0, width, height);
const head = Buffer.alloc(8);
head.writeUInt32BE(width, 0);
head.writeUInt32BE(height, 4);
process.stdout.write(Buffer.concat([head, canvas.encodeSync('jpeg', JPEG_QUALITY)]));
