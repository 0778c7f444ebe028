import { createEgress } from '../src/platform/egress/egress-client.ts';
import type { Clock } from '../src/platform/clock.ts';
import { createShopifyChannel } from '../src/adapters/channel-shopify/index.ts';
import { createWooCommerceChannel } from '../src/adapters/channel-woocommerce/index.ts';
import type { SalesChannels } from '../src/ports/sales-channel.ts';

/** The keys of Shopify's stand-in. */
export interface StandInKeys {
  url: string;
  client_id: string;
  client_secret: string;
}

/** Where a WooCommerce shop would be that is gone: whoever asks gets a page of no API. */
export const goneShop = ({ url }: Pick<StandInKeys, 'url'>): string => `${url}/gone`;

/** The channels of a server whose Shopify is a stand-in in another process, as it would be: behind the network. */
export function channelsOf({ url, client_id, client_secret }: StandInKeys, clock: Clock): SalesChannels {
  const egress = createEgress({ allow: [new URL(url).host] });
  return {
    shopify: createShopifyChannel({
      egress,
      clock,
      warn: () => undefined,
      client_id,
      client_secret,
      base_url: `${url}/shopify`,
      rates_url: `${url}/rates`,
    }),
    woocommerce: createWooCommerceChannel({ egress, stand_in_url: goneShop({ url }) }),
    lazada: null,
    shopee: null,
    tiktok: null,
  };
}
