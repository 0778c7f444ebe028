import { topUp } from './top-up.ts';
import { balance } from './balance.ts';

/** Sentences of the mails about a low balance and automatic top-up, with `{{placeholders}}`. */
export const mailBalance = {
  low_subject: topUp['top_up.low_title'],
  low: 'Your Sampan balance is {{balance}}, below your alert threshold of {{threshold}}.',
  top_up: 'Top up',
  settings: 'Open settings',
  charged_subject: 'Your balance was topped up automatically',
  charged: 'Your balance dropped below your threshold, so we charged {{amount}} to your card ending in {{last4}}.',
  stopped_subject: balance['balance.stopped'],
  stopped: "You haven't been charged. Automatic top-up stays off until you turn it on again.",
  capped_subject: 'Automatic top-up has reached its monthly limit',
  capped:
    "You've reached your limit of {{cap}} for this month. We won't charge your card automatically again until next month.",
  expiring_subject: 'Your card ending in {{last4}} expires this month',
  expiring: 'Your card ending in {{last4}}, used for automatic top-up, expires in {{month}}.',
  expiring_next: 'Add another card and set it as default to keep automatic top-up working next month.',
  cards: 'View payment methods',
  card_declined: 'Your bank declined the card.',
  insufficient_funds: 'The card has insufficient funds.',
  challenge_failed: 'Your bank needs you to approve the payment.',
  no_card: "There's no card to charge.",
  disputed: 'A bank disputed a top-up.',
  dispute_subject: 'Dispute on your top-up {{number}}',
  dispute_open:
    "The payer's bank has disputed {{amount}} of your top-up {{number}}. We've put the amount still in your balance on hold until the bank decides. If you don't know why, contact the bank that made the payment.",
  dispute_won: 'You won the dispute. The amount held for {{amount}} of top-up {{number}} is back in your balance.',
  dispute_lost: 'You lost the dispute. The bank returned {{amount}} of top-up {{number}} to the payer.',
  dispute_owed:
    "You'd already spent {{owed}} of it, so your company owes this amount. We'll deduct it from your next available funds.",
  history: 'View transactions',
} as const;
