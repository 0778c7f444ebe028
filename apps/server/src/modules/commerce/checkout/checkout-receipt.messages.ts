import { textsOf, type Texts } from '../../../platform/texts.ts';

/** Sentences of the mails a purchase sends, with `{{placeholders}}`. */
export type ReceiptTexts = Texts<'mail_receipt'>;

/** What people read. */
export const RECEIPT_TEXTS = textsOf('mail_receipt');
