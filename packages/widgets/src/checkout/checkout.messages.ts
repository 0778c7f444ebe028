import type { MessageKey } from '@sampan/messages';
import { FAILURE_KEYS } from '../shell/failure-text.ts';

/** What `<sampan-checkout>` says of the product; the form's words come with the form. */
export const MESSAGE_KEYS = [
  ...FAILURE_KEYS,
  'checkout.left',
  'checkout.quantity',
  'checkout.sold_by',
  'checkout.sold_out',
  'common.loading',
  'error.product_not_available',
] as const satisfies readonly MessageKey[];
