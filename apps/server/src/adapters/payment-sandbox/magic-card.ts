import type { DeclineReason } from '../../ports/payment.ts';

/** What the sandbox's bank says to a card: as the test cards that people know behave. */
export type CardOutcome = { status: 'succeeded' | 'requires_action' } | { status: 'failed'; reason: DeclineReason };

const MAGIC: Readonly<Record<string, CardOutcome>> = {
  '4242424242424242': { status: 'succeeded' },
  '5555555555554444': { status: 'succeeded' },
  '4000000000000002': { status: 'failed', reason: 'card_declined' },
  '4000000000009995': { status: 'failed', reason: 'insufficient_funds' },
  '4000000000003155': { status: 'requires_action' },
};

/** The code the bank of `4000 0000 0000 3155` asks for. */
export const CHALLENGE_CODE = '123456';

/** The outcome of a card. Any other number is declined, so that a real card typed by mistake pays for nothing. */
export function outcomeOfCard(card_number: string): CardOutcome {
  return MAGIC[card_number.replaceAll(/[\s-]/gu, '')] ?? { status: 'failed', reason: 'card_declined' };
}
