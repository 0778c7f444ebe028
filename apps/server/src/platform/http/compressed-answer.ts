import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Endpoint } from '@sampan/contract';
import { acceptedEncoding } from './accepted-encoding.ts';

/** Below it a packet is saved by nothing. */
const LEAST_BYTES = 1024;
/** Made for each answer, so the middle of speed and size. */
const BROTLI_QUALITY = 4;
const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

/**
 * Whether answers of an endpoint may be compressed (decision 33): those that read and hold no secret. A compressed answer
 * tells by its size whether something a caller chose resembles something else in it (BREACH).
 */
export function isCompressible(endpoint: Endpoint): boolean {
  return endpoint.method === 'GET' && !endpoint.holds_secret;
}

/** The body of a text as it travels, with the headers that say so. */
export async function compressedAnswer(
  text: string,
  accept_encoding: string | null,
): Promise<{ body: string | Uint8Array<ArrayBuffer>; headers: Record<string, string> }> {
  const encoding = Buffer.byteLength(text) > LEAST_BYTES ? acceptedEncoding(accept_encoding) : 'identity';
  if (encoding === 'identity') return { body: text, headers: {} };
  const packed =
    encoding === 'br'
      ? await packBrotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
      : await packGzip(text);
  return { body: new Uint8Array(packed), headers: { 'Content-Encoding': encoding } };
}
