import { textsOf } from '../../../platform/texts.ts';

export const ADVICE_TEXTS = textsOf('document_payout');
