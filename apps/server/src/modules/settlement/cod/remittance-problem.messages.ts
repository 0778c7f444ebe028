import type { RemittanceReason } from '@sampan/contract';
import type { Language } from '@sampan/country-rules';
import { textsOf } from '../../../platform/texts.ts';

/** Why a row of a remittance does not fit, with `{{placeholders}}`. */
export const PROBLEM_TEXTS: Record<Language, Record<RemittanceReason, string>> = textsOf('document_remittance');
