/** Encodings that spreadsheets of these countries write. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'windows-1258';

/** How far a file is looked at for NUL bytes, which every text in UTF-16 has and no other. */
const LOOKED_AT = 4_096;

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Where the NUL bytes of a text in UTF-16 stand: at odd places when its low byte comes first. */
function utf16Of(bytes: Uint8Array): TextEncoding | null {
  const head = bytes.subarray(0, LOOKED_AT);
  let even = 0;
  let odd = 0;
  for (const [at, byte] of head.entries()) {
    if (byte !== 0) continue;
    if (at % 2 === 0) even += 1;
    else odd += 1;
  }
  const enough = head.length / 8;
  if (odd > enough && even === 0) return 'utf-16le';
  return even > enough && odd === 0 ? 'utf-16be' : null;
}

/**
 * The encoding of a text: its byte order mark, else UTF-8 where all of it is valid, else the code page that spreadsheets
 * save with, `code_page`. Null for what is no text: an archive, or bytes that no text has.
 */
export function detectEncoding(bytes: Uint8Array, code_page: TextEncoding): TextEncoding | null {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return isUtf8(bytes) ? 'utf-8' : code_page;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0x50 && second === 0x4b) return null;
  const wide = utf16Of(bytes);
  if (wide !== null) return wide;
  if (bytes.includes(0)) return null;
  return isUtf8(bytes) ? 'utf-8' : code_page;
}

/** The text in pieces, so that what reads it works as they come. Bytes that mean nothing become U+FFFD. */
export function* decodeInPieces(bytes: Uint8Array, encoding: TextEncoding): Generator<string> {
  const PIECE = 65_536;
  const decoder = new TextDecoder(encoding);
  for (let at = 0; at < bytes.length; at += PIECE)
    yield decoder.decode(bytes.subarray(at, at + PIECE), { stream: true });
  yield decoder.decode();
}
