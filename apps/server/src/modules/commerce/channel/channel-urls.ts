import type { ChannelSource } from '../../../ports/sales-channel.ts';
import type { Env } from '../../../platform/config/env.ts';

type PublicUrl = Pick<Env, 'public_url'>;

/** Where a channel sends the browser back to. */
export const CALLBACK_PATH = '/connect/stores';
/** Where channels tell of changes. WooCommerce signs each store's with a secret of its own, so the store is in the address. */
export const WEBHOOK_PATH = '/api/webhooks/channels';

export const callbackUrlOf = ({ public_url }: PublicUrl, source: ChannelSource) =>
  `${public_url}${CALLBACK_PATH}/${source}`;

/** Where Shopify asks for rates at checkout: the address of the carrier service. */
export const SHOPIFY_RATES_PATH = '/api/marketplace/v1/shopify/rates';

export const shopifyRatesUrlOf = ({ public_url }: PublicUrl) => `${public_url}${SHOPIFY_RATES_PATH}`;

/** Where WooCommerce posts the keys of a store. */
export const keysUrlOf = ({ public_url }: PublicUrl) => `${public_url}${CALLBACK_PATH}/woocommerce/keys`;

export function webhookUrlOf({ public_url }: PublicUrl, source: ChannelSource, channel_id: string): string {
  return `${public_url}${WEBHOOK_PATH}/${source}${source === 'woocommerce' ? `/${channel_id}` : ''}`;
}
