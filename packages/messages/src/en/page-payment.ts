import { topUp } from './top-up.ts';

export const pagePayment = {
  succeeded: '{{amount}} was added to your balance.',
  card_declined: "Your bank declined this card. You haven't been charged.",
  insufficient_funds: "This card has insufficient funds. You haven't been charged.",
  challenge_failed: "Your bank couldn't confirm the payment. You haven't been charged.",
  not_paid: topUp['top_up.declined_not_paid'],
} as const;
