export type ChannelSource = 'shopify' | 'woocommerce' | 'lazada' | 'shopee' | 'tiktok';

/** Where an order of a shop stands, in words that all channels share. `held`: a word nobody knows; shown, never an error. */
export type ChannelOrderStatus =
  | 'not_yet'
  | 'ready'
  | 'arranged'
  | 'shipped'
  | 'done'
  | 'cancel_asked'
  | 'cancelled'
  | 'problem'
  | 'held';

const words = (status: ChannelOrderStatus, text: string): [string, ChannelOrderStatus][] =>
  text.split(' ').map((word) => [word, status]);

const TABLE: Readonly<Record<ChannelSource, ReadonlyMap<string, ChannelOrderStatus>>> = {
  // Shopify's order is drawn from several fields: `shopifyWords` of its adapter says which word counts.
  shopify: new Map([
    ...words('not_yet', 'FINANCIAL_PENDING SCHEDULED PENDING_FULFILLMENT'),
    ...words('ready', 'OPEN UNFULFILLED'),
    ...words('arranged', 'IN_PROGRESS PARTIALLY_FULFILLED'),
    ...words('shipped', 'FULFILLED CLOSED'),
    ...words('done', 'DELIVERED'),
    ...words('cancelled', 'CANCELLED RESTOCKED'),
    ...words('problem', 'ON_HOLD REQUEST_DECLINED INCOMPLETE'),
  ]),
  woocommerce: new Map([
    ...words('not_yet', 'pending on-hold checkout-draft'),
    ...words('ready', 'processing'),
    ...words('shipped', 'completed'),
    ...words('cancelled', 'cancelled refunded failed trash'),
  ]),
  lazada: new Map([
    ...words('not_yet', 'unpaid'),
    ...words('ready', 'pending topack repacked'),
    ...words('arranged', 'packed toship ready_to_ship'),
    ...words('shipped', 'shipping shipped'),
    ...words('done', 'delivered'),
    ...words('cancelled', 'canceled'),
    ...words('problem', 'failed returned lost lost_by_3pl damaged_by_3pl shipped_back shipped_back_success'),
  ]),
  shopee: new Map([
    ...words('not_yet', 'UNPAID PENDING INVOICE_PENDING'),
    ...words('ready', 'READY_TO_SHIP RETRY_SHIP'),
    ...words('arranged', 'PROCESSED'),
    ...words('shipped', 'SHIPPED TO_CONFIRM_RECEIVE'),
    ...words('done', 'COMPLETED'),
    ...words('cancel_asked', 'IN_CANCEL'),
    ...words('cancelled', 'CANCELLED'),
    ...words('problem', 'TO_RETURN'),
  ]),
  tiktok: new Map([
    ...words('not_yet', 'UNPAID ON_HOLD'),
    ...words('ready', 'AWAITING_SHIPMENT'),
    ...words('arranged', 'AWAITING_COLLECTION PARTIALLY_SHIPPING'),
    ...words('shipped', 'IN_TRANSIT'),
    ...words('done', 'DELIVERED COMPLETED'),
    ...words('cancelled', 'CANCELLED CANCEL'),
  ]),
};

/** What a channel's own word means; `held` for one that nobody knows. */
export function channelStatusOf(source: ChannelSource, word: string): ChannelOrderStatus {
  return TABLE[source].get(word) ?? 'held';
}

/** Of several lines the one that needs the merchant first: an order is shipped when its last line is. */
const FIRST: readonly ChannelOrderStatus[] = [
  'held',
  'problem',
  'cancel_asked',
  'not_yet',
  'ready',
  'arranged',
  'shipped',
  'done',
  'cancelled',
];

/** The status of an order whose lines have one each. A cancelled line does not stop the others. */
export function channelStatusOfLines(source: ChannelSource, words_of_lines: readonly string[]): ChannelOrderStatus {
  const found = new Set(words_of_lines.map((word) => channelStatusOf(source, word)));
  return FIRST.find((status) => found.has(status)) ?? 'held';
}
