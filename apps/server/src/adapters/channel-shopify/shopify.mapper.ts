import { channelStatusOf } from '../../ports/sales-channel.status.ts';
import type { ChannelOrder, ChannelParcel } from '../../ports/sales-channel.ts';
import { isMasked, minorOf, secondsOf, shippingLineOf } from '../channel-http/lenient.ts';
import type { ShopifyOrder } from './shopify.schema.ts';

/** `gid://shopify/Order/1` is 1: people and webhooks use the number. */
export const numberOf = (gid: string) => gid.slice(gid.lastIndexOf('/') + 1);
const GRAMS: Readonly<Record<string, number>> = {
  GRAMS: 1,
  KILOGRAMS: 1000,
  POUNDS: 453.592_37,
  OUNCES: 28.349_523_125,
};
const SHIPPABLE = new Set(['OPEN', 'IN_PROGRESS']);

const isCod = (order: ShopifyOrder) =>
  order.paymentGatewayNames.some((name) => /cash on delivery|\bcod\b/iu.test(name));

/** The one of its words that counts. Fulfilment orders that can still be shipped weigh more than those that are done. */
function wordOf(order: ShopifyOrder): string {
  if (order.cancelledAt !== '') return 'CANCELLED';
  const states = (order.fulfillmentOrders?.nodes ?? []).map(({ status }) => status);
  if (states.length > 0 && states.every((status) => status === 'CANCELLED')) return 'CANCELLED';
  // Pending is "not paid", except where the courier collects.
  if (order.displayFinancialStatus === 'PENDING' && !isCod(order)) return 'FINANCIAL_PENDING';
  return order.displayFulfillmentStatus;
}

export function orderOf(order: ShopifyOrder): ChannelOrder {
  const word = wordOf(order);
  const address = order.shippingAddress;
  const recipient = {
    name: address?.name ?? '',
    phone: address?.phone ?? '',
    address_1: address?.address1 ?? '',
    address_2: address?.address2 ?? '',
    district: '',
    city: address?.city ?? '',
    state: address?.province ?? '',
    postcode: address?.zip ?? '',
    country: address?.countryCodeV2 ?? '',
  };
  const currency = order.currencyCode;
  const total = order.totalPriceSet?.shopMoney?.amount ?? 0;
  const outstanding = order.totalOutstandingSet?.shopMoney?.amount ?? total;
  return {
    external_id: numberOf(order.id),
    number: order.name.replace(/^#/u, ''),
    status: channelStatusOf('shopify', word),
    native_status: word,
    hold_reason: (order.fulfillmentOrders?.nodes ?? [])
      .flatMap(({ fulfillmentHolds }) => fulfillmentHolds)
      .map(({ reason, reasonNotes }) => (reasonNotes === '' ? reason : `${reason}: ${reasonNotes}`))
      .join('; '),
    created_at: secondsOf(order.createdAt),
    updated_at: secondsOf(order.updatedAt),
    logistics: 'own',
    currency,
    total_minor: minorOf(total, currency),
    cod_minor: isCod(order) ? minorOf(outstanding, currency) : 0,
    ship_by: null,
    note: order.note,
    ...shippingLineOf(order.shippingLine?.title),
    // An app without protected customer data sees nothing at all: Shopify's permission is missing, not the address.
    address_state:
      recipient.address_1 === '' && recipient.name === ''
        ? 'withheld'
        : isMasked(recipient.name, recipient.phone, recipient.address_1)
          ? 'masked'
          : 'shown',
    recipient,
    lines: (order.lineItems?.nodes ?? [])
      .filter(({ requiresShipping }) => requiresShipping)
      .map((line) => {
        const weight = line.variant?.inventoryItem?.measurement?.weight;
        const grams = Math.round((weight?.value ?? 0) * (GRAMS[weight?.unit ?? ''] ?? 0));
        return {
          external_id: numberOf(line.id),
          sku: line.sku,
          name: line.name,
          quantity: line.currentQuantity,
          shipped_quantity: Math.max(0, line.currentQuantity - line.unfulfilledQuantity),
          unit_price_minor: minorOf(line.originalUnitPriceSet?.shopMoney?.amount ?? 0, currency),
          weight_g: grams > 0 ? grams : null,
        };
      }),
    parcels: parcelsOf(order),
  };
}

export function parcelsOf(order: ShopifyOrder): ChannelParcel[] {
  return order.fulfillments
    .filter(({ status }) => status !== 'CANCELLED')
    .map((one) => ({
      external_id: numberOf(one.id),
      tracking_number: one.trackingInfo[0]?.number ?? '',
      carrier: one.trackingInfo[0]?.company ?? '',
      lines: (one.fulfillmentLineItems?.nodes ?? []).map(({ quantity, lineItem }) => ({
        external_line_id: numberOf(lineItem?.id ?? ''),
        quantity,
      })),
    }));
}

export interface FulfillmentGroup {
  fulfillmentOrderId: string;
  fulfillmentOrderLineItems: { id: string; quantity: number }[];
}

/**
 * What to ship, by fulfilment order: their lines have ids of their own, and one call covers one location. Lines are always
 * named, because leaving them out ships everything that is left. Null when more is wanted than is left.
 */
export function groupsOf(
  order: ShopifyOrder,
  wanted: readonly { external_line_id: string; quantity: number }[],
): FulfillmentGroup[] | null {
  const left = new Map(wanted.map((line) => [line.external_line_id, line.quantity]));
  const groups: FulfillmentGroup[] = [];
  for (const one of order.fulfillmentOrders?.nodes ?? []) {
    if (!SHIPPABLE.has(one.status)) continue;
    const lines: FulfillmentGroup['fulfillmentOrderLineItems'] = [];
    for (const line of one.lineItems?.nodes ?? []) {
      const id = numberOf(line.lineItem?.id ?? '');
      const quantity =
        wanted.length === 0 ? line.remainingQuantity : Math.min(left.get(id) ?? 0, line.remainingQuantity);
      if (quantity < 1) continue;
      left.set(id, (left.get(id) ?? 0) - quantity);
      lines.push({ id: line.id, quantity });
    }
    if (lines.length > 0) groups.push({ fulfillmentOrderId: one.id, fulfillmentOrderLineItems: lines });
  }
  if (groups.length === 0) return null;
  return wanted.length > 0 && [...left.values()].some((quantity) => quantity > 0) ? null : groups;
}
