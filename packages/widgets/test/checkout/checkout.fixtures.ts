import type { CheckoutInfo, CheckoutPayment, CheckoutQuote, Listing, ShippingOption } from '@sampan/contract';
import type { ApiCall } from '../suite/api-stub.fixtures.ts';
import { NOW } from '../suite/widget-driver.fixtures.ts';
import type { QuoteRequest, StartedCheckout } from '../../src/checkout/checkout.port.ts';

const PATH = '/api/consumer/v1/checkout';
/** Routes of a checkout, as the stage's server knows them. */
export const ROUTES = {
  listing: `GET ${PATH}/product/{id}`,
  quote: `POST ${PATH}/quote`,
  start: `POST ${PATH}`,
  act: `POST ${PATH}/{id}/sandbox_payment`,
  read: `GET ${PATH}/{id}`,
  cancel: `POST ${PATH}/{id}/cancel`,
  search: 'GET /api/v1/common/search_addresses',
} as const;

export const PRODUCT_ID = 'prod_sg_kaya_jam_trio';

/** Sold in test mode, in Singapore, at a flat fee; one may take several. */
export const LISTING: Listing = {
  id: PRODUCT_ID,
  shop_name: 'Kopi & Kaya Goods',
  product_name: 'Kaya jam trio',
  product_description: 'Pandan, gula melaka and classic.',
  product_image: null,
  product_price: 18.9,
  currency: 'SGD',
  country_code: 'SG',
  allow_edit_qty_by_customer: true,
  max_quantity: 6,
  stock: { status: 'available', left: null },
  shipping_fee_model: 'flat_per_order',
  shipping_fee: 4,
  destination_countries: ['SG'],
  payment_methods: ['card', 'paynow', 'cod'],
  is_test: true,
  checkout_url: `https://api.test/sell-product?product=${PRODUCT_ID}`,
};

function option(id: string, fee: number, item_total: number, more: Partial<ShippingOption> = {}): ShippingOption {
  const total = Math.round((item_total + fee) * 100) / 100;
  return {
    id,
    courier_name: '',
    service_name: '',
    kind: 'flat',
    fee,
    tax_included: null,
    eta_days_from: null,
    eta_days_to: null,
    recommended: true,
    payments: [
      { method: 'card', cod_fee: 0, total },
      { method: 'paynow', cod_fee: 0, total },
      { method: 'cod', cod_fee: 1.2, total: Math.round((total + 1.2) * 100) / 100 },
    ],
    ...more,
  };
}

/** What the server would answer for so many: one flat option. */
export function quoteOf(quantity: number, change: Partial<CheckoutQuote> = {}): CheckoutQuote {
  const item_total = Math.round(1890 * quantity) / 100;
  return {
    quote_id: `quote-${quantity}`,
    currency: 'SGD',
    quantity,
    unit_price: 18.9,
    item_total,
    shipping_options: [option('flat', 4, item_total)],
    reasons: [],
    expires_at: NOW + 900,
    ...change,
  };
}

/** Two couriers, for a listing whose price depends on the address. */
export const LIVE_QUOTE = quoteOf(1, {
  shipping_options: [
    option('merlion', 6.42, 18.9, {
      kind: 'live',
      courier_name: 'Merlion Express',
      service_name: 'Next day',
      tax_included: { name: 'GST', rate_percent: 7, amount: 0.42 },
      eta_days_from: 1,
      eta_days_to: 1,
    }),
    option('junk', 3.1, 18.9, {
      kind: 'live',
      courier_name: 'Junk Post',
      service_name: 'Standard',
      eta_days_from: 2,
      eta_days_to: 4,
      recommended: false,
    }),
  ],
});

/** Answers a question for prices with as many as it asks for. */
export const pricesByQuantity = ({ body }: ApiCall): CheckoutQuote =>
  quoteOf((body as QuoteRequest | null)?.quantity ?? 1);

export function startedOf(payment: CheckoutPayment, change: Partial<StartedCheckout> = {}): StartedCheckout {
  return {
    id: '0193a1b2-0000-7000-8000-000000000077',
    secret: 'secret-77',
    status: payment === null ? 'confirmed' : 'awaiting_payment',
    currency: 'SGD',
    total: 22.9,
    expires_at: NOW + 1200,
    payment,
    ...change,
  };
}

/** A finished purchase of one, paid by card. */
export const PAID: CheckoutInfo = {
  id: '0193a1b2-0000-7000-8000-000000000077',
  status: 'paid',
  decline_reason: null,
  is_test: true,
  shop_name: 'Kopi & Kaya Goods',
  product_id: PRODUCT_ID,
  product_name: 'Kaya jam trio',
  quantity: 1,
  currency: 'SGD',
  unit_price: 18.9,
  item_total: 18.9,
  shipping_fee: 4,
  shipping_name: '',
  cod_fee: 0,
  total: 22.9,
  payment_method: 'card',
  payment: null,
  order_number: 'SP-100777',
  tracking_url: 'https://api.test/t/0193a1b2',
  created_at: NOW,
  expires_at: NOW + 1200,
  paid_at: NOW + 5,
  refund_reason: null,
};

export const SANDBOX: CheckoutPayment = { provider: 'sandbox' };
export const PAYNOW: CheckoutPayment = {
  provider: 'paynow',
  qr_text: '00020101021226380009SG.PAYNOW010120210202600000S030105204000053037025802SG6304ABCD',
  expires_at: NOW + 1200,
  is_sandbox: true,
};
