import { textsOf, type Texts } from '../../../platform/texts.ts';

/** Sentences of the mails about payouts, with `{{placeholders}}`. */
export type PayoutTexts = Texts<'mail_payout'>;

/** What people read. */
export const PAYOUT_TEXTS = textsOf('mail_payout');
