import * as v from 'valibot';
import { epochSeconds, type Clock } from '../../platform/clock.ts';
import { ChannelError, type ChannelConnection, type ChannelTokens } from '../../ports/sales-channel.ts';
import type { Egress } from '../../ports/egress.ts';
import {
  addressOf,
  callChannel,
  clockError,
  JSON_BODY,
  jsonOf,
  type ChannelAnswer,
} from '../channel-http/channel-http.ts';
import { signTiktokCall } from './sign-tiktok.ts';
import { tiktokAnswer } from './tiktok.schema.ts';

export interface TiktokShopOptions {
  egress: Egress;
  clock: Clock;
  app_key: string;
  app_secret: string;
  service_id: string;
  /** The stand-in in place of TikTok's hosts. */
  base_url?: string;
  /** The stand-in's page of orders: the channel's own has an address for each country, and which is not kept. */
  seller_url?: string;
}

/** What TikTok objects to, with its number. */
export class TiktokRefusal extends ChannelError {
  readonly tiktok_code: number;

  constructor(tiktok_code: number, message: string) {
    super('refused', message === '' ? `TikTok Shop refused (${tiktok_code}).` : message);
    this.tiktok_code = tiktok_code;
  }
}

export type TiktokClient = ReturnType<typeof createTiktokClient>;

export function createTiktokClient({ egress, clock, app_key, app_secret, service_id, base_url }: TiktokShopOptions) {
  const api = base_url ?? 'https://open-api.tiktokglobalshop.com';
  const auth = base_url ?? 'https://auth.tiktok-shops.com';
  const services = base_url ?? 'https://services.tiktokshop.com';

  const dataOf = (answer: ChannelAnswer): unknown => {
    const read = v.safeParse(tiktokAnswer, jsonOf(answer));
    if (!read.success)
      throw new ChannelError('unavailable', `TikTok Shop answered ${answer.status} in an unknown form.`);
    const { code, message, data } = read.output;
    if (code === 0) return data ?? {};
    if (/timestamp/iu.test(message)) throw clockError();
    if (answer.status === 401 || code === 105_002 || code === 105_001)
      throw new ChannelError('unauthorised', `TikTok Shop no longer accepts the connection (${message}).`);
    throw new TiktokRefusal(code, message);
  };

  return {
    authorizeUrl: (state: string) => addressOf(services, '/open/authorize', { service_id, state }),
    token: async (path: '/api/v2/token/get' | '/api/v2/token/refresh', query: Record<string, string>) =>
      dataOf(
        await callChannel(egress, {
          method: 'GET',
          url: addressOf(auth, path, { app_key, app_secret, ...query }),
          headers: {},
        }),
      ),
    call: async (
      { tokens }: Pick<ChannelConnection, 'tokens'> & { tokens: ChannelTokens },
      method: 'GET' | 'POST' | 'PUT' | 'DELETE',
      path: string,
      { query = {}, body }: { query?: Record<string, string>; body?: Record<string, unknown> } = {},
    ) => {
      const cipher = tokens.extra['shop_cipher'];
      const raw_body = body === undefined ? '' : JSON.stringify(body);
      const named = {
        ...query,
        app_key,
        timestamp: String(epochSeconds(clock)),
        ...(cipher === undefined ? {} : { shop_cipher: cipher }),
      };
      const sign = signTiktokCall(app_secret, path, named, raw_body);
      return dataOf(
        await callChannel(egress, {
          method,
          url: addressOf(api, path, { ...named, sign }),
          headers: { ...JSON_BODY, 'x-tts-access-token': tokens.access_token },
          ...(body === undefined ? {} : { body: raw_body }),
        }),
      );
    },
    /** Labels are behind a link that expires. */
    download: async (url: string) => {
      const answer = await callChannel(egress, { method: 'GET', url, headers: {} });
      if (answer.status !== 200) throw new ChannelError('unavailable', `The label's link answered ${answer.status}.`);
      return answer.bytes;
    },
  };
}
