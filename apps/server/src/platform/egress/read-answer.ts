import type { IncomingMessage } from 'node:http';
import { EgressError } from '../../ports/egress.ts';

/** More than this is no answer any more (trust 4.15). */
const MAX_BYTES = 1_048_576;
/** What is kept of an answer. */
const KEPT_BYTES = 65_536;

/** Status, headers and the beginning of a body; all of it where the caller set a limit. Rejects with `answer_too_large` beyond. */
export async function readAnswer(incoming: IncomingMessage, max_bytes?: number) {
  const keep = max_bytes ?? KEPT_BYTES;
  const kept: Buffer[] = [];
  let read = 0;
  for await (const chunk of incoming) {
    const bytes = Buffer.from(chunk as Uint8Array);
    if (read < keep) kept.push(bytes.subarray(0, keep - read));
    read += bytes.length;
    if (read > (max_bytes ?? MAX_BYTES)) throw new EgressError('answer_too_large');
  }
  if (!incoming.complete) throw new EgressError('connection_lost');
  const headers = Object.fromEntries(
    Object.entries(incoming.headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
  );
  const whole = Buffer.concat(kept);
  return {
    status: incoming.statusCode ?? 0,
    headers,
    body: whole.toString('utf8'),
    ...(max_bytes === undefined ? {} : { bytes: new Uint8Array(whole) }),
  };
}
