import type { AdjustmentState } from '@sampan/contract';

/** The states in the order in which they matter to a merchant. */
export const STATES = [
  'open',
  'disputed',
  'due',
  'charged',
  'credited',
  'withdrawn',
  'reversed',
] as const satisfies readonly AdjustmentState[];

/** What the URL of a list of adjustments says. What is not a known value is dropped. */
export interface AdjustmentSearch {
  state?: AdjustmentState;
  order_id?: string;
  page?: string;
  /** Continues exactly after the last one of the page before. */
  cursor?: string;
}

export function parseAdjustmentSearch(raw: Record<string, unknown>): AdjustmentSearch {
  const is = (value: unknown, pattern: RegExp): value is string => typeof value === 'string' && pattern.test(value);
  const { order_id, page, cursor } = raw;
  const state = STATES.find((each) => each === raw['state']);
  return {
    ...(state === undefined ? {} : { state }),
    ...(is(order_id, /^[0-9a-f-]{36}$/u) ? { order_id } : {}),
    ...(is(page, /^[1-9]\d{0,3}$/u) && page !== '1' ? { page } : {}),
    ...(is(cursor, /^.{1,200}$/u) ? { cursor } : {}),
  };
}
