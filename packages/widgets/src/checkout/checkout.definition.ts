import type { ElementDefinition } from '../shell/element-definition.ts';
import { FAILURE_PART, INPUT_PART } from '../shell/shared.definition.ts';

/** Everything public about `<sampan-checkout>` besides what all widgets share. */
export const checkoutDefinition: ElementDefinition = {
  tag: 'sampan-checkout',
  class_name: 'SampanCheckoutElement',
  entry: 'checkout',
  summary:
    'Sell one product, from quantity and address to shipping, payment (card, PayNow or cash on delivery) and receipt.',
  height: [1139, 1924],
  is_lower_later: true,
  attributes: [
    {
      name: 'product-id',
      property: 'productId',
      type: 'string | null',
      description: 'Product handle (prod_…), shown on the product page in the console.',
    },
  ],
  properties: [],
  methods: [],
  events: [
    {
      name: 'sampan-change',
      detail: '{ product_id: string, quantity: number, country: string, payment_method: string }',
      description: 'The buyer changed the quantity, country or payment method. Contains no personal data.',
    },
    {
      name: 'sampan-quote',
      detail: 'CheckoutQuote',
      description: 'New prices from the server: items, shipping options and the total for each payment method.',
    },
    {
      name: 'sampan-submit',
      detail: '{ product_id: string, quantity: number, currency: string, total: number, payment_method: string }',
      cancelable: true,
      description:
        'The buyer submitted a valid form. Call preventDefault() to stop the order; nothing is held or charged.',
    },
    {
      name: 'sampan-complete',
      detail:
        '{ id: string, order_number: string | null, currency: string, total: number, payment_method: string, tracking_url: string | null }',
      description: 'The order is placed: paid, or confirmed as cash on delivery.',
    },
  ],
  slots: [
    { name: 'header', description: 'Above the product.' },
    { name: 'footer', description: 'Below everything: terms, contact.' },
    { name: 'card', description: "The payment provider's card field; the widget puts it there itself." },
  ],
  parts: [
    { name: 'product', description: 'Picture, name, price and quantity.' },
    { name: 'field', description: 'A field with its label.' },
    INPUT_PART,
    { name: 'card', description: "The place of the provider's card field." },
    { name: 'summary', description: 'Price and button.' },
    { name: 'price', description: 'The parts of the price.' },
    { name: 'pay', description: 'The button.' },
    { name: 'paynow', description: 'The page with the PayNow code.' },
    { name: 'receipt', description: 'The page after the purchase.' },
    FAILURE_PART,
  ],
  example: { 'product-id': 'prod_sg_kaya_jam_trio' },
};
