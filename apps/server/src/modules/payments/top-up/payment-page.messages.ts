import type { Language } from '@sampan/country-rules';
import { textsOf } from '../../../platform/texts.ts';
import type { TopUpRefusal } from './top-up.table.ts';

/** What somebody is told when a payment has ended: one sentence of at most 140 characters. */
type PaymentTexts = Record<TopUpRefusal | 'succeeded', string>;

export const PAYMENT_TEXTS: Record<Language, PaymentTexts> = textsOf('page_payment');
