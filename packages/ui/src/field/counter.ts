/** From this share of the limit on, the counter shows: earlier it would only be noise (look.md section 5). */
const SHOWN_FROM = 0.8;

/** "172/200" near or over the limit, nothing before. */
export function counterText(length: number, limit: number | undefined): string | undefined {
  return limit !== undefined && length >= limit * SHOWN_FROM ? `${length}/${limit}` : undefined;
}
