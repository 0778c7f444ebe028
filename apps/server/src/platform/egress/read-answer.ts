import type { IncomingMessage } from 'node:http';
import { EgressError } from '../../ports/egress.ts';

/** More than this is no answer any more (trust 4.15). */
const MAX_BYTES = 1_048_576;
/** What is kept of an answer. */
const KEPT_BYTES = 65_536;

/** Status, headers and the beginning of a body. Rejects with `answer_too_large` beyond 1 MB. */
export async function readAnswer(incoming: IncomingMessage) {
  const kept: Buffer[] = [];
  let read = 0;
  for await (const chunk of incoming) {
    const bytes = Buffer.from(chunk as Uint8Array);
    if (read < KEPT_BYTES) kept.push(bytes.subarray(0, KEPT_BYTES - read));
    read += bytes.length;
    if (read > MAX_BYTES) throw new EgressError('answer_too_large');
  }
  if (!incoming.complete) throw new EgressError('connection_lost');
  const headers = Object.fromEntries(
    Object.entries(incoming.headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
  );
  return { status: incoming.statusCode ?? 0, headers, body: Buffer.concat(kept).toString('utf8') };
}
