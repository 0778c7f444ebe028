import type { Context } from 'hono';
import { DomainError } from '../errors.ts';

const KB = 1_024;

/** What a caller is told about a body that is cut. */
function tooLarge(max_bytes: number): DomainError {
  const size = max_bytes < KB * KB ? `${Math.floor(max_bytes / KB)} kB` : `${Math.floor(max_bytes / 100_000) / 10} MB`;
  return new DomainError('body_too_large', { detail: `The request body may have ${size} at most.` });
}

/**
 * Reads a request body of `max_bytes` at most. A declared length is refused before anything is read, and the HTTP parser
 * ends such a body where it was said to end. A body of unknown length is counted while it streams in: no more than the
 * limit and one chunk of it is ever in memory (trust 6).
 *
 * @throws DomainError `body_too_large`
 */
export async function readBytes(c: Context, max_bytes: number): Promise<Buffer> {
  const declared = c.req.header('content-length');
  if (declared !== undefined && Number(declared) > max_bytes) throw tooLarge(max_bytes);
  // `Transfer-Encoding` wins over a length that stands beside it.
  const is_declared = declared !== undefined && c.req.header('transfer-encoding') === undefined;
  if (is_declared) return Buffer.from(await c.req.arrayBuffer());
  const reader = c.req.raw.body?.getReader();
  if (!reader) return Buffer.alloc(0);
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks, length);
    length += value.byteLength;
    if (length > max_bytes) {
      await reader.cancel().catch(() => undefined);
      throw tooLarge(max_bytes);
    }
    chunks.push(value);
  }
}

/** The same as text. Bytes that are no UTF-8 become the replacement character, as in `Request.text()`. */
export async function readText(c: Context, max_bytes: number): Promise<string> {
  return new TextDecoder().decode(await readBytes(c, max_bytes));
}
