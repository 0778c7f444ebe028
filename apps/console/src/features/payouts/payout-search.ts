import type { PayoutStatus } from '@sampan/contract';
import { textParam } from '../../shared/routing/search-param.ts';
import { STATUSES } from './payout-labels.ts';

/** What the URL of payouts says: which state, which page, and whose details are open. Unknown values fall away. */
export interface PayoutSearch {
  status?: PayoutStatus;
  page?: string;
  payout?: string;
}

export function parsePayoutSearch(search: Record<string, unknown>): PayoutSearch {
  const status = STATUSES.find((one) => one === search['status']);
  const page = textParam(search['page']);
  const payout = textParam(search['payout']);
  return {
    ...(status === undefined ? {} : { status }),
    ...(page !== undefined && /^[1-9]\d{0,4}$/u.test(page) ? { page } : {}),
    ...(payout !== undefined && /^[0-9a-f-]{36}$/u.test(payout) ? { payout } : {}),
  };
}
