import { mailAccount } from './mail-account.ts';

/** The last mail to the owners of an account. */
export const mailClosing = {
  subject: 'Your Sampan account is closed',
  closed:
    'The Sampan account of {{company}} is closed. Nobody can sign in to it, and its API keys and webhooks no longer work.',
  kept: 'Parcels, invoices and payments stay with us, as tax law requires. Your address book is deleted.',
  balance: 'Your wallet had {{amount}}. Our team emails you to return what you paid in. Free credit ends.',
  stranger: mailAccount.email_changed_stranger,
} as const;
