import * as v from 'valibot';
import { ChannelError, type ChannelConnection, type RatesOutcome } from '../../ports/sales-channel.ts';
import { list, part, text } from '../channel-http/lenient.ts';
import type { ShopifyClient } from './shopify.client.ts';
import * as queries from './shopify-queries.ts';
import { refusalIn } from './shopify.schema.ts';

/** As merchants see it among their delivery options. */
const NAME = 'Sampan';

/** The service of ours that a shop asks for prices at checkout, by the address it asks. */
export function createCarrierService(client: ShopifyClient, rates_url: string) {
  const ownOf = async (connection: ChannelConnection) => {
    const { carrierServices } = await client.ask(connection, queries.CARRIER_SERVICES, {});
    const read = part({ nodes: list(v.object({ id: text, callbackUrl: text })) });
    return (v.parse(read, carrierServices)?.nodes ?? []).filter(({ callbackUrl }) => callbackUrl === rates_url);
  };
  return {
    /** Registers it where it is not. A permission from before `write_shipping` was asked for lacks the right. */
    async offer(connection: ChannelConnection): Promise<RatesOutcome> {
      try {
        if ((await ownOf(connection)).length > 0) return { status: 'registered' };
        const input = { name: NAME, callbackUrl: rates_url, active: true, supportsServiceDiscovery: true };
        const message = refusalIn(
          (await client.ask(connection, queries.OFFER_RATES, { input }))['carrierServiceCreate'],
        );
        return message === '' ? { status: 'registered' } : { status: 'refused', reason: 'plan', message };
      } catch (error) {
        if (!(error instanceof ChannelError) || error.code !== 'refused') throw error;
        const reason = /access denied/iu.test(error.message) ? 'permission' : 'plan';
        return { status: 'refused', reason, message: error.message };
      }
    },
    async withdraw(connection: ChannelConnection): Promise<void> {
      for (const { id } of await ownOf(connection)) await client.ask(connection, queries.WITHDRAW_RATES, { id });
    },
  };
}
