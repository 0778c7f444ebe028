import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import type { OrderRow } from '../../shipping/order/index.ts';
import {
  channelOrders,
  channelParcels,
  channelPushes,
  type ChannelOrderRow,
  type ChannelParcelRow,
  type ChannelPushRow,
} from './channel-order.table.ts';

/** The order of a store that a parcel belongs to; null for a parcel of none. */
export async function findSourceOf(
  ctx: Ctx,
  { company_id, id, marketplace }: Pick<OrderRow, 'company_id' | 'id' | 'marketplace'>,
): Promise<{ parcel: ChannelParcelRow; order: ChannelOrderRow } | null> {
  if (marketplace === null) return null;
  const [row] = await ctx.db
    .select({ parcel: channelParcels, order: channelOrders })
    .from(channelParcels)
    .innerJoin(channelOrders, eq(channelOrders.id, channelParcels.channel_order_id))
    .where(and(eq(channelParcels.company_id, company_id), eq(channelParcels.order_id, id)));
  return row ?? null;
}

/** A number that a store is to be told. */
interface ExpectedPush {
  order: OrderRow;
  tracking_code: string;
  carrier: string;
}

/** The store will be told the number of a label: one row in the transaction that buys it, done later (channels C9). */
export async function expectPush(tx: Ctx, expected: ExpectedPush): Promise<void> {
  await expectPushes(tx, expected.order.company_id, [expected]);
}

/** The same for many parcels of a company, in as many statements as for one. */
export async function expectPushes(tx: Ctx, company_id: string, expected: readonly ExpectedPush[]): Promise<void> {
  const by_id = new Map(
    expected.flatMap((one) => (one.order.marketplace === null ? [] : [[one.order.id, one] as const])),
  );
  if (by_id.size === 0) return;
  const sources = await tx.db
    .select({
      order_id: channelParcels.order_id,
      id: channelOrders.id,
      channel_id: channelOrders.channel_id,
      attention: channelOrders.attention,
    })
    .from(channelParcels)
    .innerJoin(channelOrders, eq(channelOrders.id, channelParcels.channel_order_id))
    .where(
      and(
        eq(channelParcels.company_id, company_id),
        inArray(channelParcels.order_id, [...by_id.keys()]),
        ne(channelOrders.logistics, 'platform'),
      ),
    );
  if (sources.length === 0) return;
  const answered = sources.filter(({ attention }) => attention?.is_before_label === true).map(({ id }) => id);
  if (answered.length > 0) {
    // Locked in the order in which whoever reads orders of a store locks them.
    const of_answered = inArray(channelOrders.id, answered);
    const { id, external_id } = channelOrders;
    await tx.db.select({ id }).from(channelOrders).where(of_answered).orderBy(asc(external_id)).for('no key update');
    await tx.db.update(channelOrders).set({ attention: null }).where(of_answered);
  }
  const now = epochSeconds(tx.clock);
  await tx.db
    .insert(channelPushes)
    .values(
      sources.flatMap(({ order_id, id, channel_id }) => {
        const one = by_id.get(order_id);
        return one === undefined
          ? []
          : [
              {
                id: newId(tx.clock.now()),
                company_id,
                channel_id,
                channel_order_id: id,
                order_id,
                kind: 'tracking' as const,
                tracking_number: one.tracking_code,
                carrier: one.carrier,
                next_attempt_at: now,
                created_at: now,
              },
            ];
      }),
    )
    .onConflictDoNothing();
}

/**
 * The label is cancelled: a number that the store was not told is told no more, one that it knows is taken back (channels C7).
 * What is being told at this moment is taken back too: both find out at the store what it knows.
 */
export async function takeBackPush(tx: Ctx, order: OrderRow): Promise<void> {
  const source = await findSourceOf(tx, order);
  if (source === null || order.tracking_code === null) return;
  const now = epochSeconds(tx.clock);
  const [told] = await tx.db
    .select()
    .from(channelPushes)
    .where(
      and(
        eq(channelPushes.company_id, order.company_id),
        eq(channelPushes.channel_order_id, source.order.id),
        eq(channelPushes.tracking_number, order.tracking_code),
        eq(channelPushes.kind, 'tracking'),
      ),
    )
    .for('update');
  if (!told) return;
  if (told.state === 'pending' && told.attempts === 0) {
    await tx.db.delete(channelPushes).where(eq(channelPushes.id, told.id));
    return;
  }
  if (told.state !== 'pushed' && told.state !== 'by_hand')
    await tx.db.update(channelPushes).set({ state: 'by_hand', settled_at: now }).where(eq(channelPushes.id, told.id));
  await tx.db
    .insert(channelPushes)
    .values({
      ...told,
      id: newId(tx.clock.now()),
      kind: 'take_back',
      state: 'pending',
      message: '',
      attempts: 0,
      next_attempt_at: now,
      leased_until: 0,
      settled_at: null,
      created_at: now,
    })
    .onConflictDoNothing();
}

/** A company's own push, locked. Throws `not_found`. */
export async function lockPush(tx: Ctx, company_id: string, id: string): Promise<ChannelPushRow> {
  const [row] = await tx.db
    .select()
    .from(channelPushes)
    .where(and(eq(channelPushes.company_id, company_id), eq(channelPushes.id, id)))
    .for('update');
  if (!row) throw new DomainError('not_found');
  return row;
}
