import type { Currency } from '@sampan/country-rules';
import { NO_CARD, NO_PAGE, UNPAID } from './top-up.repo.ts';
import type { TopUpRow } from './top-up.table.ts';

/** A top-up that was paid in the past, in the sandbox, and earned nothing on top. Its money is booked by who writes it. */
export interface SeedTopUp {
  id: string;
  company_id: string;
  user_id: string;
  at: number;
  currency: Currency;
  amount_minor: number;
}

/** What a top-up leaves when it has succeeded: by PayNow where there is such a thing, else from a test card. */
export function seedTopUp({ at, ...past }: SeedTopUp): TopUpRow {
  const by_paynow = past.currency === 'SGD';
  return {
    ...UNPAID,
    ...NO_CARD,
    ...NO_PAGE,
    ...past,
    bonus_minor: 0,
    method: by_paynow ? 'paynow' : 'card',
    ...(by_paynow ? {} : { brand: 'visa', last4: '4242' }),
    provider: 'sandbox',
    provider_payment_id: `sandbox_${past.id}`,
    status: 'succeeded',
    ask_at: null,
    created_at: at,
    ended_at: at,
  };
}
