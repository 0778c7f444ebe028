import * as v from 'valibot';
import { ChannelError, type ChannelConnection } from '../../ports/sales-channel.ts';
import type { Egress } from '../../ports/egress.ts';
import { amount, list, part, text } from '../channel-http/lenient.ts';
import { callChannel, JSON_BODY, jsonOf, type ChannelAnswer } from '../channel-http/channel-http.ts';

/** The newest stable version; it is served for a year at least. */
const VERSION = '2026-10';
const MAX_WAIT_MS = 30_000;

const envelope = v.object({
  data: v.nullish(v.record(v.string(), v.unknown()), null),
  errors: list(v.object({ message: text, extensions: part({ code: text }) })),
  extensions: part({
    cost: part({
      requestedQueryCost: amount,
      throttleStatus: part({ currentlyAvailable: amount, restoreRate: amount }),
    }),
  }),
});

export interface ShopifyOptions {
  egress: Egress;
  client_id: string;
  client_secret: string;
  /** The stand-in's address in place of `https://`; the shop's host follows it. */
  base_url?: string;
  /** The stand-in's page of orders in place of the shop's own. */
  seller_url?: string;
  /** Where a shop asks for prices at checkout. */
  rates_url: string;
  warn?: (message: string) => void;
}

export type ShopifyClient = ReturnType<typeof createShopifyClient>;

export function createShopifyClient({ egress, base_url, warn }: Pick<ShopifyOptions, 'egress' | 'base_url' | 'warn'>) {
  const urlOf = (shop: string, path: string) => `${base_url === undefined ? 'https://' : `${base_url}/`}${shop}${path}`;

  const noteVersion = ({ headers }: ChannelAnswer): void => {
    const served = headers['x-shopify-api-version'];
    if (served !== undefined && served !== VERSION)
      warn?.(`Shopify serves version ${served} in place of ${VERSION}: it is time for an update`);
  };

  return {
    urlOf,
    post: (shop: string, path: string, body: unknown) =>
      callChannel(egress, { method: 'POST', url: urlOf(shop, path), headers: JSON_BODY, body: JSON.stringify(body) }),
    /** The fields of an operation. Throttling arrives as a 200 and says itself how long to wait. */
    async ask(connection: ChannelConnection, query: string, variables: Record<string, unknown>) {
      const answer = await callChannel(egress, {
        method: 'POST',
        url: urlOf(connection.external_shop_id, `/admin/api/${VERSION}/graphql.json`),
        headers: { ...JSON_BODY, 'x-shopify-access-token': connection.tokens.access_token },
        body: JSON.stringify({ query, variables }),
      });
      if ([401, 402, 403, 404, 423].includes(answer.status))
        throw new ChannelError('unauthorised', `Shopify no longer accepts the connection (${answer.status}).`);
      noteVersion(answer);
      const read = v.safeParse(envelope, jsonOf(answer));
      if (!read.success) throw new ChannelError('unavailable', `Shopify answered ${answer.status} in an unknown form.`);
      const { data, errors, extensions } = read.output;
      const [first] = errors;
      if (first?.extensions?.code === 'THROTTLED') {
        const cost = extensions?.cost;
        const missing = (cost?.requestedQueryCost ?? 0) - (cost?.throttleStatus?.currentlyAvailable ?? 0);
        const wait_ms = (1000 * Math.max(0, missing)) / Math.max(1, cost?.throttleStatus?.restoreRate ?? 50);
        throw new ChannelError('throttled', 'Shopify asks to wait.', {
          retry_after_ms: Math.min(MAX_WAIT_MS, Math.max(1000, Math.ceil(wait_ms))),
        });
      }
      if (first !== undefined || data === null)
        throw new ChannelError('refused', first?.message ?? 'Shopify answered nothing.');
      return data;
    },
    revoke: (connection: ChannelConnection) =>
      callChannel(egress, {
        method: 'DELETE',
        url: urlOf(connection.external_shop_id, '/admin/api_permissions/current.json'),
        headers: { 'x-shopify-access-token': connection.tokens.access_token },
      }),
  };
}
