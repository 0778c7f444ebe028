import { and, eq, isNull, like } from 'drizzle-orm';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import { channelEvents } from './channel-order.table.ts';
import type { ChannelRow } from './channel.table.ts';
import { PRIVACY_DUE_S } from './privacy-request.repo.ts';

/** These have buyers' data deleted within 30 days after a store ends, and send no request for it. The console says so before. */
const ERASES: ReadonlySet<ChannelRow['source']> = new Set(['shopee', 'tiktok']);

const isOpenOf = ({ id, company_id }: Pick<ChannelRow, 'id' | 'company_id'>) =>
  and(
    eq(channelEvents.company_id, company_id),
    eq(channelEvents.channel_id, id),
    like(channelEvents.event_id, 'end %'),
    isNull(channelEvents.done_at),
  );

/** The buyers of a store that ended will be erased, in the transaction that ends it; amounts stay (channels 8). */
export async function expectErasure(tx: Ctx, channel: ChannelRow): Promise<void> {
  const { id, company_id, source, token_version } = channel;
  if (!ERASES.has(source)) return;
  // Taken back at the channel, and disconnected here later: the first counts.
  const open = await tx.db.select({ id: channelEvents.id }).from(channelEvents).where(isOpenOf(channel));
  if (open.length > 0) return;
  const now = epochSeconds(tx.clock);
  await tx.db.insert(channelEvents).values({
    id: newId(tx.clock.now()),
    company_id,
    channel_id: id,
    event_id: `end ${token_version}`,
    kind: 'redact_buyer',
    external_id: '',
    due_at: now + PRIVACY_DUE_S,
    received_at: now,
  });
}

/** The store is connected again before that: its buyers stay. */
export async function keepBuyers(tx: Ctx, channel: ChannelRow): Promise<void> {
  await tx.db.delete(channelEvents).where(isOpenOf(channel));
}
