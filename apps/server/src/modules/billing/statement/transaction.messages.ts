import { textsOf, type Texts } from '../../../platform/texts.ts';

/** Words of a language for entries, and for the statements made of them as PDF and CSV. */
export type TransactionTexts = Texts<'document_transaction'>;

export const TRANSACTION_TEXTS = textsOf('document_transaction');
