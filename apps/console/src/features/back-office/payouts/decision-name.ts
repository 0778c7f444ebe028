import type { Translate } from '@sampan/messages';
import type { Decision } from './use-payout-review.ts';

/** What a decision is called on its button. */
export function nameOf(t: Translate, what: Decision['what']): string {
  if (what === 'approve' || what === 'refuse' || what === 'return') return t(`payout.desk_${what}`);
  return t(`payout.desk_mark_${what}`);
}
