export type ImageType = 'image/png' | 'image/jpeg' | 'image/webp';

export interface ImageHeader {
  type: ImageType;
  width: number;
  height: number;
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * What a picture says of itself in its first bytes, without decoding it: a file of a few kilobytes may claim gigabytes of
 * pixels. Null when it is none of the three kinds or breaks off.
 */
export function readImageHeader(file: Buffer): ImageHeader | null {
  try {
    if (file.subarray(0, 8).equals(PNG)) return readPng(file);
    if (file.readUInt16BE(0) === 0xffd8) return readJpeg(file);
    if (textAt(file, 0) === 'RIFF' && textAt(file, 8) === 'WEBP') return readWebp(file);
    return null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function textAt(file: Buffer, at: number): string {
  return file.toString('latin1', at, at + 4);
}

function readPng(file: Buffer): ImageHeader | null {
  if (textAt(file, 12) !== 'IHDR') return null;
  return { type: 'image/png', width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
}

/** Start-of-frame segments carry the size: C0 to CF, without the tables C4, C8 and CC. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

function readJpeg(file: Buffer): ImageHeader | null {
  let at = 2;
  for (;;) {
    if (file.readUInt8(at) !== 0xff) return null;
    const marker = file.readUInt8(at + 1);
    if (marker === 0xff) at += 1;
    else if (isFrame(marker))
      return { type: 'image/jpeg', width: file.readUInt16BE(at + 7), height: file.readUInt16BE(at + 5) };
    else at += 2 + file.readUInt16BE(at + 2);
  }
}

function readWebp(file: Buffer): ImageHeader | null {
  const type = 'image/webp';
  const chunk = textAt(file, 12);
  if (chunk === 'VP8 ') return { type, width: file.readUInt16LE(26) & 0x3fff, height: file.readUInt16LE(28) & 0x3fff };
  if (chunk === 'VP8X') return { type, width: file.readUIntLE(24, 3) + 1, height: file.readUIntLE(27, 3) + 1 };
  if (chunk !== 'VP8L') return null;
  const bits = file.readUInt32LE(21);
  return { type, width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}
