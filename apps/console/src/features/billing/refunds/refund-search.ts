/** What the URL of the list of refunds says. What is not a known value is dropped. */
export interface RefundSearch {
  page?: string;
  /** Continues exactly after the last one of the page before. */
  cursor?: string;
}

export function parseRefundSearch(raw: Record<string, unknown>): RefundSearch {
  const is = (value: unknown, pattern: RegExp): value is string => typeof value === 'string' && pattern.test(value);
  const { page, cursor } = raw;
  return {
    ...(is(page, /^[1-9]\d{0,3}$/u) && page !== '1' ? { page } : {}),
    ...(is(cursor, /^.{1,200}$/u) ? { cursor } : {}),
  };
}
