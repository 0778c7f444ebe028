import type { TextsOf } from '../translation.ts';
import type { pageRate as english } from '../en/page-rate.ts';

/** What a store's checkout shows when no courier answers in time. */
export const pageRate = {
  standard: 'Karaniwang delivery',
} as const satisfies TextsOf<typeof english>;
