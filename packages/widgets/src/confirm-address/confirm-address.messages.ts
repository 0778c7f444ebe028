import type { MessageKey } from '@sampan/i18n';
import { ADDRESS_KEYS } from '../address/address.messages.ts';
import { FAILURE_KEYS } from '../shell/failure-text.ts';

/** Everything `<sampan-confirm-address>` says. A test renders every state and refuses a key that is not here. */
export const MESSAGE_KEYS = [
  ...FAILURE_KEYS,
  ...ADDRESS_KEYS,
  'address.delivery_note',
  'common.confirm',
  'common.continue',
  'common.loading',
  'confirm.back',
  'confirm.blocked',
  'confirm.check',
  'confirm.closed_text',
  'confirm.cod',
  'confirm.confirmed_text',
  'confirm.done',
  'confirm.done_text',
  'confirm.expired_text',
  'confirm.for',
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
