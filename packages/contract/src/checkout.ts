import * as v from 'valibot';
import { party } from './address.ts';
import { endpoint } from './endpoint.ts';
import { amount, countryCode, currencyCode, epochSeconds, id, positiveAmount, text } from './primitive.ts';
import { MAX_ORDER_QUANTITY, productHandle, shippingFeeModel } from './product.ts';

/** How a buyer pays. `paynow` exists in Singapore, `cod` where the country and the product have it. */
export const checkoutPaymentMethod = v.picklist(['card', 'paynow', 'cod']);
export type CheckoutPaymentMethod = v.InferOutput<typeof checkoutPaymentMethod>;

/**
 * - `awaiting_payment`: units are held until `expires_at`
 * - `requires_action`: the bank wants the buyer to confirm (3-D Secure)
 * - `paid`, `confirmed`: bought; `confirmed` pays at the door
 * - `failed`, `cancelled`, `expired`: nothing was charged and the units are back on sale; `cancelled` with an order number: by the shop
 * - `refunded`: paid too late and sold out meanwhile, or the shop cancelled the parcel; the money goes back
 */
export const checkoutStatus = v.picklist([
  'awaiting_payment',
  'requires_action',
  'paid',
  'confirmed',
  'failed',
  'cancelled',
  'expired',
  'refunded',
]);
export type CheckoutStatus = v.InferOutput<typeof checkoutStatus>;

const quantity = v.pipe(
  v.number('validate.number_invalid'),
  v.integer('validate.number_invalid'),
  v.minValue(1, 'validate.number_min|min=1'),
  v.maxValue(MAX_ORDER_QUANTITY, `validate.number_max|max=${MAX_ORDER_QUANTITY}`),
);

/** What anybody may know of a product on sale. */
export const listing = v.object({
  /** The handle the element was given. */
  id: v.string(),
  shop_name: v.string(),
  product_name: v.string(),
  product_description: v.string(),
  /** Absolute address of the picture, or null. */
  product_image: v.nullable(v.string()),
  product_price: amount,
  currency: currencyCode,
  country_code: countryCode,
  allow_edit_qty_by_customer: v.boolean(),
  /** Most units one order may have. */
  max_quantity: v.number(),
  /** `left` is told only when there are few. */
  stock: v.object({ status: v.picklist(['available', 'low', 'sold_out']), left: v.nullable(v.number()) }),
  shipping_fee_model: shippingFeeModel,
  /** The fee of a flat model; null when it is free or asked for live. */
  shipping_fee: v.nullable(amount),
  destination_countries: v.array(countryCode),
  payment_methods: v.array(checkoutPaymentMethod),
  /** Nothing is charged and no money moves. */
  is_test: v.boolean(),
  /** The hosted checkout of this product. */
  checkout_url: v.string(),
});
export type Listing = v.InferOutput<typeof listing>;

/** What a way of paying costs with a shipping option. `total` = items + shipping + cod_fee. */
const paymentTotal = v.object({ method: checkoutPaymentMethod, cod_fee: amount, total: amount });

/** One way to have it sent. */
export const shippingOption = v.object({
  id: v.string(),
  /** Courier and service, as the courier calls them; empty for a flat or free option, which the page names itself. */
  courier_name: v.string(),
  service_name: v.string(),
  kind: v.picklist(['live', 'flat', 'free']),
  fee: amount,
  /** The part of `fee` that is tax, with its name and rate; null when there is none. */
  tax_included: v.nullable(v.object({ name: v.string(), rate_percent: v.number(), amount })),
  eta_days_from: v.nullable(v.number()),
  eta_days_to: v.nullable(v.number()),
  recommended: v.boolean(),
  /** Every way to pay this option, with its total. */
  payments: v.array(paymentTotal),
});
export type ShippingOption = v.InferOutput<typeof shippingOption>;

export const checkoutQuote = v.object({
  /** Signed; `startCheckout` takes it until `expires_at`. */
  quote_id: v.string(),
  currency: currencyCode,
  quantity: v.number(),
  unit_price: amount,
  item_total: amount,
  /** Recommended first, then by fee. */
  shipping_options: v.array(shippingOption),
  /** Why nothing is offered, when nothing is. */
  reasons: v.array(v.object({ code: v.string(), message: v.string() })),
  expires_at: epochSeconds,
});
export type CheckoutQuote = v.InferOutput<typeof checkoutQuote>;

/** What the page does next to be paid; null when the buyer pays at the door or has paid. */
export const checkoutPayment = v.nullable(
  v.variant('provider', [
    /** A card form of our own; `confirmSandboxPayment` takes the number. */
    v.object({ provider: v.literal('sandbox') }),
    v.object({ provider: v.literal('stripe'), client_secret: v.string(), publishable_key: v.string() }),
    /** A QR code to show; in the sandbox `confirmSandboxPayment` plays the bank. */
    v.object({
      provider: v.literal('paynow'),
      qr_text: v.string(),
      expires_at: epochSeconds,
      is_sandbox: v.boolean(),
    }),
  ]),
);
export type CheckoutPayment = v.InferOutput<typeof checkoutPayment>;

/** A started purchase as its buyer sees it; who lives where is not in it. */
export const checkoutInfo = v.object({
  id,
  status: checkoutStatus,
  /** Why the last try was refused; null when none was. */
  decline_reason: v.nullable(v.picklist(['card_declined', 'insufficient_funds', 'challenge_failed'])),
  is_test: v.boolean(),
  shop_name: v.string(),
  product_id: v.string(),
  product_name: v.string(),
  quantity: v.number(),
  currency: currencyCode,
  unit_price: amount,
  item_total: amount,
  shipping_fee: amount,
  shipping_name: v.string(),
  cod_fee: amount,
  total: amount,
  payment_method: checkoutPaymentMethod,
  payment: checkoutPayment,
  order_number: v.nullable(v.string()),
  /** Where the parcel can be followed; null before there is an order. */
  tracking_url: v.nullable(v.string()),
  created_at: epochSeconds,
  /** When an unpaid checkout gives its units back. */
  expires_at: epochSeconds,
  paid_at: v.nullable(epochSeconds),
  /** Why what was paid goes back: the last unit was gone when it came, or the shop cancelled the order; null when it does not. */
  refund_reason: v.nullable(v.picklist(['sold_out', 'cancelled'])),
});
export type CheckoutInfo = v.InferOutput<typeof checkoutInfo>;

const secret = v.pipe(v.string(), v.minLength(1, 'validate.required'), v.maxLength(100, 'validate.too_long|max=100'));
const params = v.strictObject({ id });

/**
 * What a shopper's purchase means for the parcel it made:
 * - `collect`: the courier collects the money at the door
 * - `paid`: the money is there; cancelling the parcel gives it back
 * - `refunding`: it is on its way back and is tried until it arrives; `refunded`: it arrived
 * - `refund_failed`: the buyer's bank did not take it back; shop and buyer have to find another way
 * - `disputed`: the buyer's bank asks for it back and has not decided; `lost`: the bank gave it back to the buyer
 */
export const orderSale = v.object({
  state: v.picklist(['collect', 'paid', 'refunding', 'refunded', 'refund_failed', 'disputed', 'lost']),
  amount,
  currency: currencyCode,
  payment_method: checkoutPaymentMethod,
  /** No money moved. */
  is_test: v.boolean(),
  /** How often the provider was asked to give it back and did not; 0 when it did at once. */
  failed_refunds: v.number(),
  refunded_at: v.nullable(epochSeconds),
});
export type OrderSale = v.InferOutput<typeof orderSale>;

export const getOrderSale = endpoint({
  name: 'getOrderSale',
  service: 'main',
  method: 'GET',
  path: '/order/{id}/sale',
  access: 'member',
  api_scope: 'orders:read',
  summary: "Get the checkout payment and refund for a parcel; null if it wasn't sold through a checkout",
  spec: '1 Product listings',
  params,
  response: v.object({ sale: v.nullable(orderSale) }),
  errors: ['not_found'],
});

export const getListing = endpoint({
  name: 'getListing',
  service: 'consumer',
  method: 'GET',
  path: '/checkout/product/{id}',
  access: 'public',
  key_scope: 'checkout',
  summary: 'Get a product on sale (public)',
  spec: '1 Product listings',
  params: v.strictObject({ id: productHandle }),
  response: listing,
  errors: ['product_not_available'],
});

export const quoteCheckout = endpoint({
  name: 'quoteCheckout',
  service: 'consumer',
  method: 'POST',
  path: '/checkout/quote',
  access: 'public',
  key_scope: 'checkout',
  summary: 'Quote a product: price, delivery options and payment methods for a quantity and address',
  spec: '1 Product listings',
  body: v.strictObject({
    product_id: productHandle,
    quantity: v.optional(quantity, 1),
    address: v.strictObject({
      country: countryCode,
      post_code: v.optional(text(12), ''),
      state: v.optional(text(120), ''),
      city: v.optional(text(120), ''),
    }),
  }),
  response: checkoutQuote,
  errors: ['product_not_available', 'out_of_stock', 'country_closed', 'no_service', 'rate_limited'],
  idempotency: 'none',
});

export const startCheckout = endpoint({
  name: 'startCheckout',
  service: 'consumer',
  method: 'POST',
  path: '/checkout',
  access: 'public',
  key_scope: 'checkout',
  summary: 'Place an order: reserve stock, recalculate the price and request payment',
  spec: '1 Product listings',
  body: v.strictObject({
    quote_id: v.pipe(v.string(), v.minLength(1, 'validate.required'), v.maxLength(2000, 'validate.too_long|max=2000')),
    shipping_option_id: v.pipe(
      v.string(),
      v.minLength(1, 'validate.required'),
      v.maxLength(120, 'validate.too_long|max=120'),
    ),
    recipient: party,
    payment_method: checkoutPaymentMethod,
    /** The total the buyer saw. It decides nothing: when it differs the answer is `price_changed` with `data.total`. */
    expected_total: positiveAmount,
  }),
  response: v.object({
    id,
    /** Opens this checkout and nothing else; it is not kept on the server. */
    secret: v.string(),
    status: checkoutStatus,
    currency: currencyCode,
    total: amount,
    expires_at: epochSeconds,
    payment: checkoutPayment,
  }),
  errors: [
    'product_not_available',
    'out_of_stock',
    'checkout_quote_expired',
    'price_changed',
    'no_service',
    'country_closed',
    'payment_unavailable',
    'rate_limited',
  ],
  idempotency: 'required',
});

export const confirmSandboxPayment = endpoint({
  name: 'confirmSandboxPayment',
  service: 'consumer',
  method: 'POST',
  path: '/checkout/{id}/sandbox_payment',
  access: 'public',
  key_scope: 'checkout',
  summary:
    'Play the bank of a test checkout: 4242 4242 4242 4242 pays, ...0002 is declined, ...9995 has no funds, ...3155 asks for the code 123456',
  spec: '1 Product listings',
  params,
  body: v.strictObject({
    secret,
    action: v.picklist(['card', 'challenge', 'paynow_paid']),
    card_number: v.optional(text(32), ''),
    code: v.optional(text(12), ''),
  }),
  response: checkoutInfo,
  errors: ['not_found', 'checkout_closed', 'payment_unavailable'],
});

export const getCheckout = endpoint({
  name: 'getCheckout',
  service: 'consumer',
  method: 'GET',
  path: '/checkout/{id}',
  access: 'public',
  holds_secret: true,
  key_scope: 'checkout',
  summary: "Get a checkout's status by its secret; checks with the payment provider if payment is pending",
  spec: '1 Product listings',
  params,
  query: v.strictObject({ secret }),
  response: checkoutInfo,
  errors: ['not_found'],
});

export const cancelCheckout = endpoint({
  name: 'cancelCheckout',
  service: 'consumer',
  method: 'POST',
  path: '/checkout/{id}/cancel',
  access: 'public',
  key_scope: 'checkout',
  summary: 'Cancel an unpaid checkout and release its stock',
  spec: '1 Product listings',
  params,
  body: v.strictObject({ secret }),
  response: checkoutInfo,
  errors: ['not_found', 'checkout_closed'],
});
