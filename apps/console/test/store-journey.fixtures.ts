import type { JourneyChannel } from './store-journey.suite.ts';

const MARKETPLACE = { takes_back: false, carries: true };

/** Each channel with the country in which its stand-in sells. */
export const CHANNELS: readonly JourneyChannel[] = [
  { source: 'shopify', name: 'Shopify', country: 'SG', money: 200, takes_back: true, carries: false, numbers: 3 },
  {
    source: 'woocommerce',
    name: 'WooCommerce',
    country: 'MY',
    money: 300,
    takes_back: true,
    carries: false,
    numbers: 3,
  },
  { source: 'lazada', name: 'Lazada', country: 'MY', money: 300, ...MARKETPLACE, numbers: 3 },
  // These keep one number for an order, and one of the two orders leaves in two parcels.
  { source: 'shopee', name: 'Shopee', country: 'PH', money: 5_000, ...MARKETPLACE, numbers: 2 },
  { source: 'tiktok', name: 'TikTok Shop', country: 'ID', money: 1_000_000, ...MARKETPLACE, numbers: 2 },
];
