import { textsOf, type Texts } from '../../../platform/texts.ts';

/** Words of the document and of the mails about it, with `{{placeholders}}`. */
export type InvoiceTexts = Texts<'document_invoice'>;

export const INVOICE_TEXTS = textsOf('document_invoice');
