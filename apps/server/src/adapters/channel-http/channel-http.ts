import { ChannelError } from '../../ports/sales-channel.ts';
import { EgressError, type Egress, type EgressRequest } from '../../ports/egress.ts';
import { parseForeignJson } from '../../platform/parse-foreign-json.ts';

/** A page of a hundred orders with long descriptions stays well below this. */
const MAX_ANSWER_BYTES = 8_000_000;
const DEFAULT_WAIT_MS = 2_000;

export interface ChannelAnswer {
  status: number;
  headers: Readonly<Record<string, string | undefined>>;
  text: string;
  bytes: Uint8Array;
}

/** Calls a channel. Throws `ChannelError` when there is no answer, when it asks for patience, and for its own faults. */
export async function callChannel(egress: Egress, request: Omit<EgressRequest, 'max_bytes'>): Promise<ChannelAnswer> {
  try {
    const answer = await egress.send({ ...request, max_bytes: MAX_ANSWER_BYTES });
    const { status, headers, body } = answer;
    if (status === 429 || status === 503)
      throw new ChannelError('throttled', `The store's server asks to wait (${status}).`, {
        retry_after_ms: waitOf(headers['retry-after']),
      });
    if (status >= 500) throw new ChannelError('unavailable', `The store's server answered ${status}.`);
    return { status, headers, text: body, bytes: answer.bytes ?? Buffer.from(body) };
  } catch (error) {
    if (error instanceof EgressError)
      throw new ChannelError('unavailable', `The store's server was not reached (${error.code}).`, { cause: error });
    throw error;
  }
}

function waitOf(retry_after: string | undefined): number {
  const seconds = Number(retry_after);
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds * 1000, 3_600_000) : DEFAULT_WAIT_MS;
}

/** The JSON of an answer; anything else is a proxy's page or a shop that broke. */
export function jsonOf(answer: Pick<ChannelAnswer, 'status' | 'text'>): unknown {
  try {
    return parseForeignJson(answer.text);
  } catch (error) {
    throw new ChannelError('unavailable', `The store's server answered no JSON (${answer.status}).`, { cause: error });
  }
}

/** An address with parameters. */
export function addressOf(base: string, path: string, query: Readonly<Record<string, string>> = {}): string {
  const text = new URLSearchParams(query).toString();
  return `${base}${path}${text === '' ? '' : `?${text}`}`;
}

export const FORM = { 'content-type': 'application/x-www-form-urlencoded' } as const;
export const JSON_BODY = { 'content-type': 'application/json' } as const;

/** Said where a channel refuses a timestamp: three of five do when a clock is off by minutes. */
export function clockError(): ChannelError {
  return new ChannelError('clock', "The store refused the time of the request. Check your server's clock.");
}
