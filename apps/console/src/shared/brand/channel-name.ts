import type { StoreSource } from '@sampan/contract';

/** Names of channels, the same in every language. */
const NAMES: Readonly<Record<Exclude<StoreSource, 'manual'>, string>> = {
  shopify: 'Shopify',
  woocommerce: 'WooCommerce',
  lazada: 'Lazada',
  shopee: 'Shopee',
  tiktok: 'TikTok Shop',
};

/** What a channel is called; null for sources that are none, such as a checkout of our own. */
export function channelName(source: string): string | null {
  return Object.hasOwn(NAMES, source) ? NAMES[source as keyof typeof NAMES] : null;
}

/** Whether a text of an address names a kind of store. */
export function isStoreSource(text: unknown): text is StoreSource {
  return text === 'manual' || (typeof text === 'string' && channelName(text) !== null);
}
