import { answerFor, type ChannelStandIns } from '@sampan/stand-ins';
import type { Logger } from 'pino';
import { createLazadaChannel } from '../adapters/channel-lazada/index.ts';
import { createShopeeChannel } from '../adapters/channel-shopee/index.ts';
import { createShopifyChannel } from '../adapters/channel-shopify/index.ts';
import { createTiktokShopChannel } from '../adapters/channel-tiktok-shop/index.ts';
import { createWooCommerceChannel } from '../adapters/channel-woocommerce/index.ts';
import { shopifyRatesUrlOf } from '../modules/commerce/channel/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Env } from '../platform/config/env.ts';
import type { Egress } from '../ports/egress.ts';
import type { SalesChannels } from '../ports/sales-channel.ts';
import { channelStandInsUrl } from './mount-channel-stand-ins.ts';

/**
 * The channels of this installation: those it has keys for. In the demo the stand-ins take the place of the others, and
 * only there has an adapter another address than its channel's own.
 */
export function createChannels(parts: {
  env: Env;
  egress: Egress;
  clock: Clock;
  log: Logger;
  stand_ins: ChannelStandIns | null;
}): SalesChannels {
  const { env, egress, clock, log, stand_ins } = parts;
  const warn = (message: string) => log.warn(message);
  const real = {
    shopify: keysOf({ client_id: env.SHOPIFY_CLIENT_ID, client_secret: env.SHOPIFY_CLIENT_SECRET }),
    lazada: keysOf({ app_key: env.LAZADA_APP_KEY, app_secret: env.LAZADA_APP_SECRET }),
    shopee: keysOf({ partner_id: env.SHOPEE_PARTNER_ID, partner_key: env.SHOPEE_PARTNER_KEY }),
    tiktok: keysOf({
      app_key: env.TIKTOK_SHOP_APP_KEY,
      app_secret: env.TIKTOK_SHOP_APP_SECRET,
      service_id: env.TIKTOK_SHOP_SERVICE_ID,
    }),
  };
  const url = channelStandInsUrl(env);
  const demo = stand_ins === null ? null : { clock, warn, egress: withStandIns(egress, stand_ins, url) };
  const base = { egress, clock, warn };
  const rates_url = shopifyRatesUrlOf(env);
  const stood_in = (name: string) => ({ base_url: `${url}/${name}`, seller_url: `${url}/${name}/seller` });
  return {
    shopify: real.shopify
      ? createShopifyChannel({ ...base, ...real.shopify, rates_url })
      : demo &&
        stand_ins &&
        createShopifyChannel({ ...demo, ...shopifyKeys(stand_ins), ...stood_in('shopify'), rates_url }),
    // A shop of its own needs no keys of ours.
    woocommerce: createWooCommerceChannel(demo ? { ...demo, stand_in_url: `${url}/woocommerce` } : base),
    lazada: real.lazada
      ? createLazadaChannel({ ...base, ...real.lazada })
      : demo && stand_ins && createLazadaChannel({ ...demo, ...lazadaKeys(stand_ins), ...stood_in('lazada') }),
    shopee: real.shopee
      ? createShopeeChannel({ ...base, ...real.shopee })
      : demo && stand_ins && createShopeeChannel({ ...demo, ...shopeeKeys(stand_ins), ...stood_in('shopee') }),
    tiktok: real.tiktok
      ? createTiktokShopChannel({ ...base, ...real.tiktok })
      : demo && stand_ins && createTiktokShopChannel({ ...demo, ...tiktokKeys(stand_ins), ...stood_in('tiktok') }),
  };
}

const shopifyKeys = ({ shopify: { client_id, client_secret } }: ChannelStandIns) => ({ client_id, client_secret });
const lazadaKeys = ({ lazada: { app_key, app_secret } }: ChannelStandIns) => ({ app_key, app_secret });
const shopeeKeys = ({ shopee: { partner_id, partner_key } }: ChannelStandIns) => ({ partner_id, partner_key });
const tiktokKeys = ({ tiktok: { app_key, app_secret, service_id } }: ChannelStandIns) => ({
  app_key,
  app_secret,
  service_id,
});

/** All of them or none: the settings refuse a half. */
function keysOf<K extends string>(keys: Record<K, string | undefined>): Record<K, string> | null {
  return Object.values(keys).every((key) => key !== undefined) ? (keys as Record<K, string>) : null;
}

/** Calls to the stand-ins' own address are answered in this process; all others take the guarded way. */
function withStandIns(egress: Egress, { by_name }: ChannelStandIns, url: string): Egress {
  return {
    check: (address) => (address.startsWith(`${url}/`) ? Promise.resolve(null) : egress.check(address)),
    async send(request) {
      if (!request.url.startsWith(`${url}/`)) return egress.send(request);
      const answer = await answerFor(by_name, {
        method: request.method,
        url: request.url.slice(url.length),
        headers: request.headers,
        body: request.body ?? '',
        origin: url,
      });
      const bytes = Buffer.from(answer.body);
      return { status: answer.status, headers: answer.headers ?? {}, body: bytes.toString(), bytes, duration_ms: 0 };
    },
  };
}
