import type { CreditScope } from '@sampan/contract';

/** In the order of their filter; the first is what the page opens with. */
export const SCOPES = ['post_billing', 'overdue', 'all'] as const satisfies readonly CreditScope[];

/** What the URL of /operator/credit says. What is not a known value is dropped. */
export interface CreditSearch {
  scope?: CreditScope;
  search?: string;
  page?: string;
  /** The company whose drawer is open. */
  company?: string;
}

export function parseCreditSearch(raw: Record<string, unknown>): CreditSearch {
  const { scope, search, page, company } = raw;
  const known = SCOPES.find((each) => each === scope);
  return {
    ...(known === undefined || known === 'post_billing' ? {} : { scope: known }),
    ...(typeof search === 'string' && search.trim() !== '' ? { search: search.slice(0, 80) } : {}),
    ...(typeof page === 'string' && /^[1-9]\d{0,5}$/u.test(page) && page !== '1' ? { page } : {}),
    ...(typeof company === 'string' && /^[0-9a-f-]{36}$/u.test(company) ? { company } : {}),
  };
}
