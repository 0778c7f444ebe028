import type { AutoStopReason } from '@sampan/contract';
import type { Language } from '@sampan/country-rules';
import { textsOf } from '../../../platform/texts.ts';

export type BalanceSentence =
  | 'low_subject'
  | 'low'
  | 'top_up'
  | 'settings'
  | 'charged_subject'
  | 'charged'
  | 'stopped_subject'
  | 'stopped'
  | 'capped_subject'
  | 'capped'
  | 'expiring_subject'
  | 'expiring'
  | 'expiring_next'
  | 'cards'
  | 'dispute_subject'
  | 'dispute_open'
  | 'dispute_won'
  | 'dispute_lost'
  | 'dispute_owed'
  | 'history'
  | AutoStopReason;

/** Sentences of the mails about a low balance and automatic top-up, with `{{placeholders}}`. */
export const BALANCE_TEXTS: Record<Language, Record<BalanceSentence, string>> = textsOf('mail_balance');
