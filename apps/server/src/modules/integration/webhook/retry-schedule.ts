/** Waits before each try, in seconds (trust 1 'Webhooks out'): ten tries in about 75.6 hours. */
export const RETRY_SCHEDULE_S = [0, 5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400] as const;
/** So that receivers that went down together are not called together. */
const JITTER = 0.2;
/** Nobody puts us off for longer. */
const LONGEST_WAIT_S = 86_400;
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/u;

/**
 * Seconds until the next try after `tries` that failed; null when there is none. A receiver that says `Retry-After` is
 * left alone at least that long.
 */
export function retryDelay(tries: number, retry_after_s = 0, random: () => number = Math.random): number | null {
  const wait = RETRY_SCHEDULE_S[tries];
  if (wait === undefined) return null;
  const jittered = wait * (1 - JITTER + 2 * JITTER * random());
  return Math.round(Math.max(jittered, Math.min(retry_after_s, LONGEST_WAIT_S)));
}

/** Seconds that a `Retry-After` header asks for, as a number or as a date; 0 for none and for nonsense. */
export function retryAfterOf(header: string | undefined, now_ms: number): number {
  if (header === undefined) return 0;
  if (/^\d{1,9}$/u.test(header.trim())) return Number(header.trim());
  // The language's own parser reads a date into nearly everything.
  const at = HTTP_DATE.test(header.trim()) ? Date.parse(header) : Number.NaN;
  return Number.isNaN(at) ? 0 : Math.max(0, Math.ceil((at - now_ms) / 1000));
}
