import type { JourneyChannel } from './store-journey.suite.ts';

/** Each channel with the country in which its stand-in sells. */
export const CHANNELS: readonly JourneyChannel[] = [
  { source: 'shopify', name: 'Shopify', country: 'SG', money: 200, takes_back: true, splits: true },
  { source: 'woocommerce', name: 'WooCommerce', country: 'MY', money: 300, takes_back: true, splits: true },
  { source: 'lazada', name: 'Lazada', country: 'MY', money: 300, takes_back: false, splits: false },
  { source: 'shopee', name: 'Shopee', country: 'PH', money: 5_000, takes_back: false, splits: false },
  { source: 'tiktok', name: 'TikTok Shop', country: 'ID', money: 1_000_000, takes_back: false, splits: false },
];
