import { textsOf, type Texts } from '../../../platform/texts.ts';

/** Words of the receipt of a top-up, with `{{placeholders}}`. */
export type ReceiptTexts = Texts<'document_receipt'>;

export const RECEIPT_TEXTS = textsOf('document_receipt');
