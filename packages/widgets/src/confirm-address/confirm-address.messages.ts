import type { MessageKey } from '@sampan/messages';
import { FAILURE_KEYS } from '../shell/failure-text.ts';

/** Everything `<sampan-confirm-address>` says before the address is open. A test renders every state and refuses a key that is not here. */
export const MESSAGE_KEYS = [
  ...FAILURE_KEYS,
  'common.continue',
  'common.loading',
  'confirm.blocked',
  'confirm.closed_text',
  'confirm.confirmed_text',
  'confirm.done',
  'confirm.expired_text',
  'confirm.not_yet',
  'confirm.parcel',
  'confirm.proof_hint',
  'confirm.proof_phone_last4',
  'confirm.proof_post_code',
  'confirm.proof_unreadable',
  'confirm.proof_wrong',
  'confirm.title',
  'confirm.why',
  'confirm.why_text',
  'error.share_link_not_available',
  'error.share_proof_required',
] as const satisfies readonly MessageKey[];
