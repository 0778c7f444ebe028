import { textParam } from '../../shared/routing/search-param.ts';

/** What an address says of a payment somebody comes back from (spec 2 'Redirect rules'): hints, all of them. */
export interface ReturnSearch {
  success?: string;
  message?: string;
  payment_id?: string;
  state?: string;
  auto_confirm?: string;
}

const NAMES = ['success', 'message', 'payment_id', 'state', 'auto_confirm'] as const;

export function readReturn(search: Record<string, unknown>): ReturnSearch {
  const said = NAMES.flatMap((name) => {
    const value = textParam(search[name]);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(said);
}

/** Whether somebody comes back from a payment. */
export function isReturn(search: ReturnSearch): boolean {
  return NAMES.some((name) => search[name] !== undefined);
}

/** The address without it. */
export function withoutReturn<T extends object>(search: T): Omit<T, keyof ReturnSearch> {
  return Object.fromEntries(
    Object.entries(search).filter(([name]) => !(NAMES as readonly string[]).includes(name)),
  ) as Omit<T, keyof ReturnSearch>;
}
