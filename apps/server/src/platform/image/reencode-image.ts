import { spawn } from 'node:child_process';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { readImageHeader, type ImageType } from './image-header.ts';

/** More pixels are refused before anything is decoded (trust 4.37). */
const MAX_PIXELS = 10_000_000;
const CHILD = fileURLToPath(new URL('./reencode-image-child.ts', import.meta.url));
const TIMEOUT_MS = 15_000;
/** Pictures drawn at the same time; the others wait. */
const AT_ONCE = 2;

export interface EncodedImage {
  jpeg: Buffer;
  width: number;
  height: number;
}

let running = 0;
const waiting: (() => void)[] = [];

/**
 * The picture drawn anew as a jpeg of at most 1200 pixels: what was hidden in the file besides it (scripts, places, another
 * format) is gone. Null when it is no picture of that type, has too many pixels or does not decode, whatever it does to the
 * decoder: that runs in a process of its own, with nothing of ours in its environment.
 */
export async function reencodeImage(file: Buffer, type: ImageType): Promise<EncodedImage | null> {
  const header = readImageHeader(file);
  if (header === null || header.type !== type) return null;
  if (header.width === 0 || header.height === 0 || header.width * header.height > MAX_PIXELS) return null;
  while (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    const drawn = await runChild(file);
    if (drawn === null || drawn.length <= 8) return null;
    return { width: drawn.readUInt32BE(0), height: drawn.readUInt32BE(4), jpeg: drawn.subarray(8) };
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

/** What the child wrote, or null when it ended in any way but well. */
async function runChild(file: Buffer): Promise<Buffer | null> {
  const child = spawn(process.execPath, [CHILD], {
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: TIMEOUT_MS,
    killSignal: 'SIGKILL',
  });
  const ended = new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null));
    child.once('close', resolve);
  });
  // A child that dies early closes its end: how it ended says enough.
  child.stdin.on('error', () => undefined);
  child.stdin.end(file);
  const drawn = await buffer(child.stdout);
  return (await ended) === 0 ? drawn : null;
}
