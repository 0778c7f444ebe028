import { confirm } from './confirm.ts';

/** Sentences of the page around the recipient's form. */
export const pageConfirmation = {
  title: confirm['confirm.title'],
  advice: 'We never ask for money, a password or card details on this page.',
  no_link: "This link is incomplete. Open it again from the store's message.",
  no_script: "Turn on JavaScript to confirm your address here, or reply to the store's message.",
} as const;
