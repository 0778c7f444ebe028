import { textsOf } from '../../../platform/texts.ts';

export const REFUND_TEXTS = textsOf('document_refund');
