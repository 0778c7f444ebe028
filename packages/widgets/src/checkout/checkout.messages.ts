import type { MessageKey } from '@sampan/i18n';
import { ADDRESS_KEYS, PERSON_KEYS } from '../address/address.messages.ts';
import { MESSAGE_KEYS as BUYING_KEYS } from '../checkout-buying/checkout-buying.messages.ts';
import { FAILURE_KEYS } from '../shell/failure-text.ts';

const FORM_KEYS: readonly MessageKey[] = [
  ...FAILURE_KEYS,
  ...ADDRESS_KEYS,
  ...PERSON_KEYS,
  'checkout.card',
  'checkout.card_text',
  'checkout.cod_text',
  'checkout.days',
  'checkout.days_range',
  'checkout.delivery',
  'checkout.email',
  'checkout.email_hint',
  'checkout.free',
  'checkout.left',
  'checkout.order_for',
  'checkout.pay',
  'checkout.pay_plain',
  'checkout.paying',
  'checkout.payment',
  'checkout.paynow',
  'checkout.paynow_hint',
  'checkout.price_later',
  'checkout.pricing',
  'checkout.quantity',
  'checkout.same_day',
  'checkout.shipping',
  'checkout.shipping_wait',
  'checkout.sold_by',
  'checkout.sold_out',
  'checkout.standard',
  'checkout.tax_included',
  'common.loading',
  'create.cod',
  'create.recipient_country',
  'error.no_service',
  'error.product_not_available',
  'estimate.cod_fee',
  'estimate.shipping_fee',
  'estimate.total',
];

const LATER_KEYS: readonly MessageKey[] = BUYING_KEYS;

/** Everything `<sampan-checkout>` says before the click. A test renders every state and refuses a key that is not here. */
export const MESSAGE_KEYS: readonly MessageKey[] = FORM_KEYS.filter((key) => !LATER_KEYS.includes(key));
