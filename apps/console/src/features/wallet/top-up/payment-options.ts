import type { User } from '@sampan/contract';

export interface PaymentOptions {
  /** PayNow is the first way where it exists: it moves Singapore dollars (docs/decisions/0024). */
  paynow: boolean;
  /** Singapore and test accounts have a footer of their own (spec section 2 'Top-up dialog'). */
  has_wide_foot: boolean;
  /** Says that nothing here is real. */
  is_test: boolean;
}

/** How a person of a company may fill the wallet. */
export function paymentOptions(user: Pick<User, 'currency' | 'is_test'>, profile: string | undefined): PaymentOptions {
  const paynow = user.currency === 'SGD';
  const is_test = user.is_test || profile === 'demo';
  return { paynow, has_wide_foot: paynow || user.is_test, is_test };
}
