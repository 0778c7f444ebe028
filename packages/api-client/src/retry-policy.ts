import { retryAfterOf } from './api-error.ts';

/** Repeats of a GET after the first attempt. Nothing else is ever repeated behind the caller's back. */
export const GET_RETRIES = 2;

/** Answers worth asking again for: busy, too many, and gateways without a server behind them. */
export const RETRY_STATUSES: readonly number[] = [408, 425, 429, 500, 502, 503, 504];

const BASE_MS = 250;
const LONGEST_MS = 5000;

/**
 * Milliseconds to wait before repeat number `repeat` (from 0): twice as long each time and anywhere within the upper half,
 * so that a thousand widgets that failed together do not come back together. A server's Retry-After counts, up to 5 s.
 */
export function retryDelay(repeat: number, headers: Headers | undefined, random = Math.random()): number {
  const asked_s = headers ? retryAfterOf(headers) : null;
  const step_ms = BASE_MS * 2 ** repeat;
  const jittered_ms = step_ms / 2 + (step_ms / 2) * random;
  return Math.min(LONGEST_MS, Math.max(jittered_ms, (asked_s ?? 0) * 1000));
}
