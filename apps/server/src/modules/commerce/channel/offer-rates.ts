import type { CheckoutRates } from '@sampan/contract';
import type { Ctx } from '../../../platform/context.ts';
import { ChannelError } from '../../../ports/sales-channel.ts';
import type { ChannelRow } from './channel.table.ts';
import { withConnection } from './with-connection.ts';
import { cutText } from '../../../platform/cut-text.ts';

/**
 * Makes sure that the store can ask for prices at checkout, and answers how that stands. What the store says no to is kept with
 * its words; a channel that does not answer leaves what was known.
 */
export async function offerRates(ctx: Ctx, row: ChannelRow): Promise<CheckoutRates | null> {
  try {
    const outcome = await withConnection(ctx, row, (channel, connection) => channel.offerRates(connection));
    if (outcome.status === 'none') return null;
    if (outcome.status === 'registered') return { state: 'offered', message: '' };
    return { state: outcome.reason, message: cutText(outcome.message, 500) };
  } catch (error) {
    // Orders come first: a store that is read all the same only has no prices at its checkout.
    if (!(error instanceof ChannelError) || error.code === 'unauthorised') throw error;
    ctx.log.info({ err: error, channel_id: row.id }, 'a store was not offered prices');
    return row.checkout_rates;
  }
}
