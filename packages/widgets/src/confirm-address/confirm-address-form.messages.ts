import type { MessageKey } from '@sampan/messages';
import { ADDRESS_KEYS } from '../address/address.messages.ts';

/** What is said from the address on; it comes with that part and not with the first step. */
export const MESSAGE_KEYS = [
  ...ADDRESS_KEYS,
  'address.delivery_note',
  'common.confirm',
  'confirm.back',
  'confirm.check',
  'confirm.cod',
  'confirm.done_text',
  'confirm.for',
] as const satisfies readonly MessageKey[];
