import { textsOf, type Texts } from '../../../../platform/texts.ts';

/** Sentences of the mails about an account, with `{{placeholders}}`. */
export type AccountTexts = Texts<'mail_account'>;

/** What people read. */
export const ACCOUNT_TEXTS = textsOf('mail_account');
