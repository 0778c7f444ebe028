import type { ClaimState } from '@sampan/contract';
import { textParam } from '../../../shared/routing/search-param.ts';

export const STATES = ['sent', 'approved', 'refused', 'paid'] as const satisfies readonly ClaimState[];

/** What the URL of the desk says; without a state, what waits for an answer. */
export interface ClaimSearch {
  state?: ClaimState;
  page?: string;
}

export function parseClaimSearch(search: Record<string, unknown>): ClaimSearch {
  const state = STATES.find((one) => one === search['state']);
  const page = textParam(search['page']);
  return {
    ...(state === undefined || state === 'sent' ? {} : { state }),
    ...(page !== undefined && /^[1-9]\d{0,4}$/u.test(page) ? { page } : {}),
  };
}
