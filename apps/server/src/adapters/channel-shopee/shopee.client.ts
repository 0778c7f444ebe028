import * as v from 'valibot';
import { epochSeconds, type Clock } from '../../platform/clock.ts';
import { ChannelError, type ChannelConnection } from '../../ports/sales-channel.ts';
import type { Egress } from '../../ports/egress.ts';
import {
  addressOf,
  callChannel,
  clockError,
  JSON_BODY,
  jsonOf,
  type ChannelAnswer,
} from '../channel-http/channel-http.ts';
import { shopeeAnswer } from './shopee.schema.ts';
import { signShopeeCall } from './sign-shopee.ts';

export interface ShopeeOptions {
  egress: Egress;
  clock: Clock;
  partner_id: string;
  partner_key: string;
  /** The stand-in or Shopee's sandbox. */
  base_url?: string;
  /** The stand-in's page of orders: the channel's own has an address for each country, and which is not kept. */
  seller_url?: string;
}

/** What Shopee objects to, with its code: `logistics.order_not_found`. */
export class ShopeeRefusal extends ChannelError {
  readonly shopee_code: string;

  constructor(shopee_code: string, message: string) {
    super('refused', message === '' ? shopee_code : message);
    this.shopee_code = shopee_code;
  }
}

export interface ShopeeAnswer {
  response: unknown;
  raw: unknown;
  answer: ChannelAnswer;
}

export type ShopeeClient = ReturnType<typeof createShopeeClient>;

export function createShopeeClient({ egress, clock, partner_id, partner_key, base_url }: ShopeeOptions) {
  const base = base_url ?? 'https://partner.shopeemobile.com';

  const signed = (path: string, connection?: ChannelConnection): Record<string, string> => {
    const timestamp_s = epochSeconds(clock);
    const shop =
      connection === undefined
        ? undefined
        : { access_token: connection.tokens.access_token, shop_id: connection.external_shop_id };
    const sign = signShopeeCall(partner_key, {
      partner_id,
      path,
      timestamp_s,
      ...(shop === undefined ? {} : { shop }),
    });
    return { partner_id, timestamp: String(timestamp_s), sign, ...shop };
  };

  const read = (answer: ChannelAnswer): ShopeeAnswer => {
    // Labels come as a file, everything else as JSON.
    if (answer.status === 200 && answer.headers['content-type']?.includes('json') === false)
      return { response: null, raw: null, answer };
    const raw = jsonOf(answer);
    const body = v.safeParse(shopeeAnswer, raw);
    if (!body.success) throw new ChannelError('unavailable', `Shopee answered ${answer.status} in an unknown form.`);
    const { error, message, response } = body.output;
    if (error === '') return { response, raw, answer };
    if (/timestamp/iu.test(message) && error === 'error_param') throw clockError();
    if (error === 'error_auth' || /access_?token/iu.test(error))
      throw new ChannelError('unauthorised', `Shopee no longer accepts the connection (${message}).`);
    if (error === 'error_limit')
      throw new ChannelError('throttled', 'Shopee asks to wait.', { retry_after_ms: 60_000 });
    throw new ShopeeRefusal(error, message);
  };

  return {
    partner_id,
    authorizeUrl: (redirect: string) =>
      addressOf(base, '/api/v2/shop/auth_partner', { ...signed('/api/v2/shop/auth_partner'), redirect }),
    token: async (path: '/api/v2/auth/token/get' | '/api/v2/auth/access_token/get', body: Record<string, unknown>) =>
      read(
        await callChannel(egress, {
          method: 'POST',
          url: addressOf(base, path, signed(path)),
          headers: JSON_BODY,
          body: JSON.stringify({ ...body, partner_id: Number(partner_id) }),
        }),
      ).raw,
    get: async (connection: ChannelConnection, path: string, query: Record<string, string> = {}) =>
      read(
        await callChannel(egress, {
          method: 'GET',
          url: addressOf(base, `/api/v2${path}`, { ...signed(`/api/v2${path}`, connection), ...query }),
          headers: {},
        }),
      ),
    post: async (connection: ChannelConnection, path: string, body: Record<string, unknown>) =>
      read(
        await callChannel(egress, {
          method: 'POST',
          url: addressOf(base, `/api/v2${path}`, signed(`/api/v2${path}`, connection)),
          headers: JSON_BODY,
          body: JSON.stringify(body),
        }),
      ),
  };
}
