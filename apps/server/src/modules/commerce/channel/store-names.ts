import type { StoreSource } from '@sampan/contract';

/** What each kind of store calls itself; one that is entered by hand has no name of its own. */
export const STORE_NAMES: Readonly<Record<StoreSource, string>> = {
  shopify: 'Shopify',
  woocommerce: 'WooCommerce',
  lazada: 'Lazada',
  shopee: 'Shopee',
  tiktok: 'TikTok Shop',
  manual: 'Other store',
};
