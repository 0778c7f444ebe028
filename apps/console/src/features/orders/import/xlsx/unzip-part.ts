import { Unzip, UnzipInflate } from 'fflate';
import { XlsxRefused } from './xlsx-refused.ts';

/** Bytes given to the unpacking at a time: a bomb grows a thousandfold, so each step stays small. */
const STEP = 4_096;
/** A part may hold so many characters unpacked; a sheet of 10,000 orders has a tenth of it. */
export const MAX_PART_BYTES = 100_000_000;

/**
 * Unpacks one part of an archive piece by piece and says whether it is there. Nothing of it is kept. Throws `XlsxRefused` for
 * one that grows beyond `max_bytes`, whatever its own headers say, and for an archive that cannot be read.
 */
export function unzipPart(
  bytes: Uint8Array,
  name: string,
  onPiece: (piece: Uint8Array) => void,
  max_bytes = MAX_PART_BYTES,
): boolean {
  let is_found = false;
  let is_done = false;
  let size = 0;
  let failure: unknown = null;
  const unzip = new Unzip((file) => {
    if (file.name !== name || is_found) return;
    is_found = true;
    file.ondata = (error, piece, final) => {
      if (error !== null) {
        failure = new XlsxRefused('unreadable');
        return;
      }
      size += piece.length;
      if (size > max_bytes) failure = new XlsxRefused('too_large');
      if (failure !== null) return;
      // What the reader of the part refuses ends the unpacking too.
      try {
        onPiece(piece);
      } catch (refusal) {
        failure = refusal;
      }
      is_done = final;
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length && !is_done && failure === null; at += STEP)
      unzip.push(bytes.subarray(at, at + STEP), at + STEP >= bytes.length);
  } catch (error) {
    failure ??= error;
  }
  if (failure !== null) throw failure instanceof XlsxRefused ? failure : new XlsxRefused('unreadable');
  return is_found;
}
