import { major } from '../core/decimal.ts';
import { masked, type Order, type Parcel } from '../core/shop.ts';

export const gid = (type: string, id: string) => `gid://shopify/${type}/${id}`;
const money = (minor: number, currency: string) => ({
  shopMoney: { amount: String(major(minor, currency)), currencyCode: currency },
});
const iso = (ms: number) => new Date(ms).toISOString().replace(/\.\d+Z$/u, 'Z');

/** One fulfilment order an order: all of its lines at one location. */
function fulfillmentOrder(order: Order) {
  const open = order.lines.some((line) => line.shipped < line.quantity);
  const status =
    order.status === 'CANCELLED'
      ? 'CANCELLED'
      : order.status === 'ON_HOLD'
        ? 'ON_HOLD'
        : !open
          ? 'CLOSED'
          : order.parcels.some((parcel) => parcel.status === 'SUCCESS')
            ? 'IN_PROGRESS'
            : 'OPEN';
  return {
    id: gid('FulfillmentOrder', `7${order.id}`),
    status,
    requestStatus: 'UNSUBMITTED',
    fulfillmentHolds:
      status === 'ON_HOLD' ? [{ reason: 'INCORRECT_ADDRESS', reasonNotes: 'The address is incomplete' }] : [],
    assignedLocation: { location: { id: gid('Location', '655441491') } },
    lineItems: {
      pageInfo: { hasNextPage: false, endCursor: null },
      nodes: order.lines.map((line) => ({
        id: gid('FulfillmentOrderLineItem', `9${line.id}`),
        remainingQuantity: line.quantity - line.shipped,
        totalQuantity: line.quantity,
        lineItem: { id: gid('LineItem', line.id) },
      })),
    },
  };
}

export function fulfillmentOf(parcel: Parcel) {
  return {
    id: gid('Fulfillment', parcel.id),
    status: parcel.status,
    trackingInfo: [{ number: parcel.tracking_number, company: parcel.carrier, url: parcel.tracking_url }],
    fulfillmentLineItems: {
      nodes: Object.entries(parcel.quantities).map(([id, quantity]) => ({
        quantity,
        lineItem: { id: gid('LineItem', id) },
      })),
    },
  };
}

/** Shopify's word for how far an order has been sent. */
export function displayStatus(order: Order): string {
  if (order.status === 'ON_HOLD') return 'ON_HOLD';
  const left = order.lines.some((line) => line.shipped < line.quantity);
  const begun = order.lines.some((line) => line.shipped > 0);
  return left ? (begun ? 'PARTIALLY_FULFILLED' : 'UNFULFILLED') : 'FULFILLED';
}

/** The order as the Admin API draws it; `is_masked` is what an app without protected customer data sees. */
export function shopifyOrder(order: Order, is_masked: boolean) {
  const buyer = is_masked ? masked(order.buyer) : order.buyer;
  const [first = '', ...rest] = buyer.name.split(' ');
  const total = order.lines.reduce((sum, line) => sum + line.quantity * line.price_minor, 0);
  return {
    id: gid('Order', order.id),
    name: `#${order.number}`,
    createdAt: iso(order.created_at_ms),
    updatedAt: iso(order.updated_at_ms),
    cancelledAt: order.status === 'CANCELLED' ? iso(order.updated_at_ms) : null,
    displayFinancialStatus: order.is_cod || order.status === 'PENDING' ? 'PENDING' : 'PAID',
    displayFulfillmentStatus: order.status.startsWith('X_') ? order.status : displayStatus(order),
    paymentGatewayNames: [order.is_cod ? 'Cash on Delivery (COD)' : 'shopify_payments'],
    currencyCode: order.currency,
    note: order.note,
    totalPriceSet: money(total, order.currency),
    totalOutstandingSet: money(order.is_cod ? total : 0, order.currency),
    shippingLine: { title: 'Standard', code: 'Standard' },
    shippingAddress: is_masked
      ? null
      : {
          firstName: first,
          lastName: rest.join(' '),
          name: buyer.name,
          company: '',
          phone: buyer.phone,
          address1: buyer.address_1,
          address2: [buyer.address_2, buyer.district].filter(Boolean).join(', '),
          city: buyer.city,
          province: buyer.state,
          zip: buyer.postcode,
          countryCodeV2: buyer.country,
        },
    email: is_masked ? null : 'buyer@example.com',
    phone: is_masked ? null : buyer.phone,
    lineItems: {
      pageInfo: { hasNextPage: false, endCursor: null },
      nodes: order.lines.map((line) => ({
        id: gid('LineItem', line.id),
        name: line.name,
        sku: line.sku,
        quantity: line.quantity,
        currentQuantity: line.quantity,
        unfulfilledQuantity: line.quantity - line.shipped,
        requiresShipping: true,
        originalUnitPriceSet: money(line.price_minor, order.currency),
        variant: { inventoryItem: { measurement: { weight: { value: line.weight_g / 1000, unit: 'KILOGRAMS' } } } },
      })),
    },
    fulfillmentOrders: { nodes: [fulfillmentOrder(order)] },
    fulfillments: order.parcels.filter((parcel) => parcel.status !== 'DELETED').map(fulfillmentOf),
    ...order.extra,
  };
}

/** The body of a webhook: REST's form, with the numbers the Admin API wraps into ids. */
export function shopifyWebhookBody(order: Order): string {
  return JSON.stringify({
    id: Number(order.id),
    admin_graphql_api_id: gid('Order', order.id),
    name: `#${order.number}`,
    created_at: iso(order.created_at_ms),
    updated_at: iso(order.updated_at_ms),
    cancelled_at: order.status === 'CANCELLED' ? iso(order.updated_at_ms) : null,
    currency: order.currency,
    line_items: order.lines.map((line) => ({ id: Number(line.id), sku: line.sku, quantity: line.quantity })),
  });
}
