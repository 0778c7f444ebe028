import type { RequestState } from '@sampan/contract';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { textParam } from '../routing/search-param.ts';

export const REQUEST_STATES = ['open', 'answered', 'closed'] as const satisfies readonly RequestState[];

/** What the address of a list of requests says: which one is open, or which page of them. */
export interface RequestSearch {
  request?: string;
  state?: RequestState;
  page?: string;
}

export function parseRequestSearch(search: Record<string, unknown>): RequestSearch {
  const request = textParam(search['request']);
  const state = REQUEST_STATES.find((one) => one === search['state']);
  const page = textParam(search['page']);
  return {
    ...(request === undefined ? {} : { request }),
    ...(state === undefined || state === 'open' ? {} : { state }),
    ...(page !== undefined && /^[1-9]\d{0,4}$/u.test(page) ? { page } : {}),
  };
}

/** Pages of requests. Their routes know nothing of what the address says: it is read here, with the page. */
export type RequestsPath = '/settings/support' | '/operator/support';

/** What the address says. */
export function useRequestSearch(): RequestSearch {
  return parseRequestSearch(useSearch({ strict: false }));
}

/** Writes what the address of a page says. */
export function useRequestNavigate(to: RequestsPath): (search: RequestSearch) => void {
  const navigate = useNavigate();
  return (search) => void navigate({ to, search: search as never, resetScroll: false });
}
