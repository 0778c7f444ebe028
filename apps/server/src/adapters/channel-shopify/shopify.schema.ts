import * as v from 'valibot';
import { amount, flag, list, part, text } from '../channel-http/lenient.ts';

const money = part({ shopMoney: part({ amount, currencyCode: text }) });
const named = part({ id: text });

export const shopifyOrder = v.object({
  id: text,
  name: text,
  createdAt: text,
  updatedAt: text,
  cancelledAt: text,
  displayFinancialStatus: text,
  displayFulfillmentStatus: text,
  paymentGatewayNames: list(text),
  currencyCode: text,
  note: text,
  totalPriceSet: money,
  totalOutstandingSet: money,
  shippingLine: part({ title: text }),
  shippingAddress: part({
    name: text,
    phone: text,
    address1: text,
    address2: text,
    city: text,
    province: text,
    zip: text,
    countryCodeV2: text,
  }),
  lineItems: part({
    nodes: list(
      v.object({
        id: text,
        name: text,
        sku: text,
        currentQuantity: amount,
        unfulfilledQuantity: amount,
        requiresShipping: flag,
        originalUnitPriceSet: money,
        variant: part({
          inventoryItem: part({ measurement: part({ weight: part({ value: amount, unit: text }) }) }),
        }),
      }),
    ),
  }),
  fulfillmentOrders: part({
    nodes: list(
      v.object({
        id: text,
        status: text,
        fulfillmentHolds: list(v.object({ reason: text, reasonNotes: text })),
        assignedLocation: part({ location: named }),
        lineItems: part({ nodes: list(v.object({ id: text, remainingQuantity: amount, lineItem: named })) }),
      }),
    ),
  }),
  fulfillments: list(
    v.object({
      id: text,
      status: text,
      trackingInfo: list(v.object({ number: text, company: text, url: text })),
      fulfillmentLineItems: part({ nodes: list(v.object({ quantity: amount, lineItem: named })) }),
    }),
  ),
});
export type ShopifyOrder = v.InferOutput<typeof shopifyOrder>;

export const shopifyTokens = v.object({
  access_token: v.pipe(v.string(), v.minLength(1)),
  expires_in: amount,
  refresh_token: text,
  refresh_token_expires_in: amount,
});

const written = v.object({ userErrors: list(v.object({ message: text })) });

/** The words in which a mutation was refused; empty when it was not. */
export function refusalIn(field: unknown): string {
  return v
    .parse(written, field ?? {})
    .userErrors.map(({ message }) => message)
    .join(' ');
}

const nobody = v.object({
  id: text,
  shop_domain: text,
  order_edit: part({ order_id: text }),
  orders_to_redact: list(text),
  orders_requested: list(text),
});

/** Every topic's body, as far as we read it. A body that is no object has none of it. */
export const webhookBody = v.fallback(nobody, v.parse(nobody, {}));
