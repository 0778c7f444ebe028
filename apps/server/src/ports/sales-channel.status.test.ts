import { describe, expect, test } from 'vitest';
import { channelStatusOf, channelStatusOfLines } from './sales-channel.status.ts';
import type { ChannelOrderStatus, ChannelSource } from './sales-channel.status.ts';

/** channels 9, cell by cell. */
const CELLS: [ChannelSource, ChannelOrderStatus, string][] = [
  ['shopify', 'not_yet', 'FINANCIAL_PENDING'],
  ['shopify', 'ready', 'OPEN'],
  ['shopify', 'arranged', 'IN_PROGRESS'],
  ['shopify', 'shipped', 'FULFILLED'],
  ['shopify', 'done', 'DELIVERED'],
  ['shopify', 'cancelled', 'CANCELLED'],
  ['shopify', 'problem', 'ON_HOLD REQUEST_DECLINED'],
  ['woocommerce', 'not_yet', 'pending on-hold checkout-draft'],
  ['woocommerce', 'ready', 'processing'],
  ['woocommerce', 'shipped', 'completed'],
  ['woocommerce', 'cancelled', 'cancelled refunded failed trash'],
  ['woocommerce', 'held', 'wc-awaiting-pickup'],
  ['lazada', 'not_yet', 'unpaid'],
  ['lazada', 'ready', 'pending topack repacked'],
  ['lazada', 'arranged', 'packed toship ready_to_ship'],
  ['lazada', 'shipped', 'shipping shipped'],
  ['lazada', 'done', 'delivered'],
  ['lazada', 'cancelled', 'canceled'],
  ['lazada', 'problem', 'failed returned lost'],
  ['shopee', 'not_yet', 'UNPAID PENDING INVOICE_PENDING'],
  ['shopee', 'ready', 'READY_TO_SHIP RETRY_SHIP'],
  ['shopee', 'arranged', 'PROCESSED'],
  ['shopee', 'shipped', 'SHIPPED TO_CONFIRM_RECEIVE'],
  ['shopee', 'done', 'COMPLETED'],
  ['shopee', 'cancel_asked', 'IN_CANCEL'],
  ['shopee', 'cancelled', 'CANCELLED'],
  ['shopee', 'problem', 'TO_RETURN'],
  ['tiktok', 'not_yet', 'UNPAID ON_HOLD'],
  ['tiktok', 'ready', 'AWAITING_SHIPMENT'],
  ['tiktok', 'arranged', 'AWAITING_COLLECTION PARTIALLY_SHIPPING'],
  ['tiktok', 'shipped', 'IN_TRANSIT'],
  ['tiktok', 'done', 'DELIVERED COMPLETED'],
  ['tiktok', 'cancelled', 'CANCELLED CANCEL'],
];

describe('channels 9: one status table', () => {
  test.each(
    CELLS.flatMap(([source, status, words]) => words.split(' ').map((word) => [source, word, status] as const)),
  )('%s %s is %s', (source, word, status) => {
    expect(channelStatusOf(source, word)).toBe(status);
  });

  test.each(['shopify', 'woocommerce', 'lazada', 'shopee', 'tiktok'] as const)('a new word of %s is held', (source) => {
    expect(channelStatusOf(source, 'A_WORD_OF_NEXT_YEAR')).toBe('held');
    expect(channelStatusOf(source, 'constructor')).toBe('held');
    expect(channelStatusOf(source, '')).toBe('held');
  });

  test.each([
    ['ready', ['pending', 'canceled']],
    ['ready', ['shipped', 'pending']],
    ['shipped', ['shipped', 'delivered']],
    ['cancelled', ['canceled', 'canceled']],
    ['problem', ['shipped', 'lost']],
    ['held', []],
  ] as const)('an order of Lazada is %s with lines %j', (status, lines) => {
    expect(channelStatusOfLines('lazada', lines)).toBe(status);
  });
});
