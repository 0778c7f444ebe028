import type { PayoutStatus } from '@sampan/contract';
import { textParam } from '../../../shared/routing/search-param.ts';
import { STATUSES } from '../../payouts/payout-labels.ts';

/** What the URL of the review says; without a state, what waits for approval. */
export interface PayoutReviewSearch {
  status?: PayoutStatus;
  page?: string;
}

export function parsePayoutReviewSearch(search: Record<string, unknown>): PayoutReviewSearch {
  const status = STATUSES.find((one) => one === search['status']);
  const page = textParam(search['page']);
  return {
    ...(status === undefined ? {} : { status }),
    ...(page !== undefined && /^[1-9]\d{0,4}$/u.test(page) ? { page } : {}),
  };
}
