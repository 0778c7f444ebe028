import type { DeclineReason } from '../../ports/payment.ts';

/** What the sandbox's bank says to a card: as the test cards that people know behave. */
export type CardOutcome = { status: 'succeeded' | 'requires_action' } | { status: 'failed'; reason: DeclineReason };

const MAGIC: Readonly<Record<string, CardOutcome>> = {
  '4242424242424242': { status: 'succeeded' },
  '5555555555554444': { status: 'succeeded' },
  '4000000000005126': { status: 'succeeded' },
  '4000000000000002': { status: 'failed', reason: 'card_declined' },
  '4000000000009995': { status: 'failed', reason: 'insufficient_funds' },
  '4000000000003155': { status: 'requires_action' },
  '4000000000003184': { status: 'requires_action' },
};

/** Saved without a question, and asks at every charge. */
const ASKS_AT_CHARGES = '4000000000003184';

/** Pays, and its bank sends a refund back after it was taken. */
const SENDS_REFUNDS_BACK = '4000000000005126';

/** The code the banks of the cards that ask want to hear. */
export const CHALLENGE_CODE = '123456';

/** The outcome of a card. Any other number is declined, so that a real card typed by mistake pays for nothing. */
export function testCardOutcome(card_number: string): CardOutcome {
  return MAGIC[card_number.replaceAll(/[\s-]/gu, '')] ?? { status: 'failed', reason: 'card_declined' };
}

/** Whether the bank of a card asks again at every charge. */
export function asksAtCharges(card_number: string): boolean {
  return card_number.replaceAll(/[\s-]/gu, '') === ASKS_AT_CHARGES;
}

/** Whether the bank of a card does not take a refund, though the provider did. */
export function sendsRefundsBack(card_number: string): boolean {
  return card_number.replaceAll(/[\s-]/gu, '') === SENDS_REFUNDS_BACK;
}
