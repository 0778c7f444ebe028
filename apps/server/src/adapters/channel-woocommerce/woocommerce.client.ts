import * as v from 'valibot';
import { ChannelError, type ChannelConnection } from '../../ports/sales-channel.ts';
import type { Egress } from '../../ports/egress.ts';
import { addressOf, callChannel, JSON_BODY, jsonOf, type ChannelAnswer } from '../channel-http/channel-http.ts';
import { wooFailure } from './woocommerce.schema.ts';

export interface WooCommerceOptions {
  egress: Egress;
  /** The stand-in, which may be called over http; every other shop must have https. */
  stand_in_url?: string;
}

export type WooCommerceClient = ReturnType<typeof createWooCommerceClient>;

export interface WooAnswer extends ChannelAnswer {
  json: unknown;
}

/** Keys in the address, for hosts that drop the header: they end up in the shop's own log. */
const IN_QUERY = 'query';

export function createWooCommerceClient({ egress }: Pick<WooCommerceOptions, 'egress'>) {
  const call = async (
    { external_shop_id: shop, tokens }: ChannelConnection,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    options: { query?: Record<string, string>; body?: unknown } = {},
  ): Promise<WooAnswer> => {
    const is_in_query = tokens.extra['auth'] === IN_QUERY;
    const keys = { consumer_key: tokens.access_token, consumer_secret: tokens.extra['consumer_secret'] ?? '' };
    const basic = Buffer.from(`${keys.consumer_key}:${keys.consumer_secret}`).toString('base64');
    const answer = await callChannel(egress, {
      method,
      url: addressOf(shop, `/wp-json${path}`, { ...options.query, ...(is_in_query ? keys : {}) }),
      headers: {
        ...(is_in_query ? {} : { authorization: `Basic ${basic}` }),
        ...(options.body === undefined ? {} : JSON_BODY),
      },
      ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
    });
    if (answer.status === 401 || answer.status === 403)
      throw new ChannelError('unauthorised', 'The store no longer accepts its keys.');
    // Without pretty permalinks the whole API is missing, and the answer is a page.
    if (answer.status === 404 && !answer.text.trimStart().startsWith('{'))
      throw new ChannelError('refused', 'The store has no REST API. Turn on pretty permalinks in WordPress.');
    return { ...answer, json: jsonOf(answer) };
  };
  return { call };
}

/** The shop's own words in an answer that is no success; empty for a success. */
export function refusalOf(answer: WooAnswer): string {
  if (answer.status < 300) return '';
  const read = v.safeParse(wooFailure, answer.json);
  return read.success && read.output.message !== '' ? read.output.message : `The store answered ${answer.status}.`;
}

/** What an answer holds; its refusal is thrown. */
export function expectOk(answer: WooAnswer): unknown {
  const message = refusalOf(answer);
  if (message !== '') throw new ChannelError('refused', message);
  return answer.json;
}

export function withKeysInQuery(connection: ChannelConnection): ChannelConnection {
  return { ...connection, tokens: { ...connection.tokens, extra: { ...connection.tokens.extra, auth: IN_QUERY } } };
}
