import type { Answer, endpoints, ParsedRequest, StoreOrder } from '@sampan/contract';
import { isCurrency, toMajor } from '@sampan/country-rules';
import { and, asc, count, desc, eq, exists, inArray, isNotNull, isNull, like, sql, type SQL } from 'drizzle-orm';
import type { Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { orders } from '../../shipping/order/order.table.ts';
import { channelOrders, channelParcels, channelPushes, type ChannelOrderRow } from './channel-order.table.ts';
import { channels } from './channel.table.ts';
import { plainReference, referenceOf, spellingsOf } from './order-reference.ts';
import { presentPush } from './present-push.ts';

type Query = ParsedRequest<typeof endpoints.listStoreOrders>['query'];

const FAILED = ['refused', 'needs_you'] as const;
/** Further than this nobody turns pages; searching finds it. */
const DEEPEST = 10_000;

const money = (minor: number, currency: string) => (isCurrency(currency) ? toMajor(minor, currency) : minor / 100);

/** Parcels that carry an order's number as their reference without being of a store: nobody can tell whether they are the same. */
async function findSameNumber(
  ctx: Ctx,
  rows: readonly { order: ChannelOrderRow }[],
  own: ReadonlySet<string>,
): Promise<Map<string, StoreOrder['same_number']>> {
  const company_id = rows[0]?.order.company_id ?? '';
  const references = rows.flatMap(({ order }) => spellingsOf(referenceOf(order)));
  const found = await ctx.db
    .select({ order_id: orders.id, number: orders.number, reference: orders.reference_id })
    .from(orders)
    .where(
      and(
        eq(orders.company_id, company_id),
        sql`${orders.reference_id} = any(${sql.param(references)}::text[]) and reference_id is not null`,
        sql`status <> 'cancelled' and archived_at is null and marketplace is null`,
      ),
    );
  const by_reference = Map.groupBy(
    found.filter(({ order_id }) => !own.has(order_id)),
    ({ reference }) => plainReference(reference),
  );
  return new Map(
    rows.map(({ order }) => [
      order.id,
      (by_reference.get(plainReference(referenceOf(order))) ?? []).map(({ order_id, number }) => ({
        order_id,
        number,
      })),
    ]),
  );
}

/** Orders as they are answered, with their parcels and pushes: four queries, however many orders. */
async function present(
  ctx: Ctx,
  rows: readonly { order: ChannelOrderRow; channel: typeof channels.$inferSelect }[],
): Promise<StoreOrder[]> {
  const ids = rows.map(({ order }) => order.id);
  if (ids.length === 0) return [];
  const parcels = await ctx.db
    .select({ parcel: channelParcels, own: orders })
    .from(channelParcels)
    .innerJoin(orders, and(eq(orders.company_id, channelParcels.company_id), eq(orders.id, channelParcels.order_id)))
    .where(inArray(channelParcels.channel_order_id, ids))
    .orderBy(asc(orders.created_at), asc(orders.id));
  const pushes = await ctx.db
    .select()
    .from(channelPushes)
    .where(inArray(channelPushes.channel_order_id, ids))
    .orderBy(asc(channelPushes.created_at), asc(channelPushes.id));
  const same_number = await findSameNumber(ctx, rows, new Set(parcels.map(({ own }) => own.id)));
  return rows.map(({ order, channel }) => {
    const { snapshot } = order;
    return {
      id: order.id,
      store_id: channel.id,
      store_name: channel.store_name,
      source: channel.source,
      number: order.number,
      external_id: order.external_id,
      status: order.status,
      native_status: snapshot.native_status,
      hold_reason: snapshot.hold_reason,
      logistics: order.logistics,
      skip_reason: order.skip_reason,
      ship_by: order.ship_by,
      address_state: snapshot.address_state,
      recipient_name: snapshot.recipient.name,
      currency: snapshot.currency,
      total: money(snapshot.total_minor, snapshot.currency),
      cod: money(snapshot.cod_minor, snapshot.currency),
      is_weight_assumed: order.is_weight_assumed,
      lines: snapshot.lines.map(({ external_id, sku, name, quantity, shipped_quantity }) => ({
        line_id: external_id,
        sku,
        name,
        quantity,
        shipped_quantity,
      })),
      parcels: parcels
        .filter(({ parcel }) => parcel.channel_order_id === order.id)
        .map(({ parcel, own }) => ({
          order_id: own.id,
          number: own.number,
          status: own.status,
          label_state: own.label_state,
          tracking_code: own.tracking_code,
          lines: parcel.lines,
          is_from_file: parcel.is_from_file,
          own_edits: parcel.own_edits,
        })),
      channel_parcels:
        order.logistics === 'own'
          ? []
          : snapshot.parcels.map(({ external_id, tracking_number, carrier }) => ({
              parcel_id: external_id,
              tracking_number,
              carrier,
            })),
      same_number: same_number.get(order.id) ?? [],
      attention: order.attention,
      pushes: pushes.filter(({ channel_order_id }) => channel_order_id === order.id).map(presentPush),
      ordered_at: snapshot.created_at,
      changed_at: order.source_updated_at,
    };
  });
}

const joined = (ctx: Ctx) =>
  ctx.db
    .select({ order: channelOrders, channel: channels })
    .from(channelOrders)
    .innerJoin(channels, eq(channels.id, channelOrders.channel_id));

/** One order of a store, by its id here or at the store. Throws `not_found`, for another company's too. */
export async function findStoreOrder(
  ctx: Ctx,
  company_id: string,
  by: { id: string } | { channel_id: string; external_id: string },
): Promise<StoreOrder> {
  const rows = await joined(ctx).where(
    and(
      eq(channelOrders.company_id, company_id),
      'id' in by
        ? eq(channelOrders.id, by.id)
        : and(eq(channelOrders.channel_id, by.channel_id), eq(channelOrders.external_id, by.external_id)),
    ),
  );
  const [order] = await present(ctx, rows);
  if (!order) throw new DomainError('not_found');
  return order;
}

function conditionOf(ctx: Ctx, company_id: string, query: Query): SQL | undefined {
  const failed = ctx.db
    .select({ one: sql`1` })
    .from(channelPushes)
    .where(and(eq(channelPushes.channel_order_id, channelOrders.id), inArray(channelPushes.state, [...FAILED])));
  const search = query.search?.replaceAll(/[%_\\]/gu, '') ?? '';
  return and(
    eq(channelOrders.company_id, company_id),
    query.store_id === undefined ? undefined : eq(channelOrders.channel_id, query.store_id),
    query.source === undefined ? undefined : eq(channels.source, query.source),
    query.status === undefined ? undefined : eq(channelOrders.status, query.status),
    query.logistics === undefined ? undefined : eq(channelOrders.logistics, query.logistics),
    query.skipped === undefined
      ? undefined
      : query.skipped
        ? isNotNull(channelOrders.skip_reason)
        : isNull(channelOrders.skip_reason),
    query.needs_attention ? isNotNull(channelOrders.attention) : undefined,
    query.push_failed ? exists(failed) : undefined,
    search === '' ? undefined : like(channelOrders.number, `${search}%`),
    query.sort === 'ship_by' ? isNotNull(channelOrders.ship_by) : undefined,
  );
}

/** A page of the orders of a company's stores. */
export async function findStoreOrders(
  ctx: Ctx,
  company_id: string,
  query: Query,
): Promise<Answer<typeof endpoints.listStoreOrders>> {
  const { page, per_page } = query;
  const offset = (page - 1) * per_page;
  if (offset > DEEPEST) throw new DomainError('page_too_deep');
  const condition = conditionOf(ctx, company_id, query);
  const order =
    query.sort === 'ship_by'
      ? [asc(channelOrders.ship_by), asc(channelOrders.id)]
      : [desc(channelOrders.source_updated_at), desc(channelOrders.id)];
  const rows = await joined(ctx)
    .where(condition)
    .orderBy(...order)
    .limit(per_page)
    .offset(offset);
  const found = ctx.db
    .select({ one: sql`1` })
    .from(channelOrders)
    .innerJoin(channels, eq(channels.id, channelOrders.channel_id))
    .where(condition)
    .limit(DEEPEST + 1)
    .as('found');
  const [counted] = await ctx.db.select({ total: count() }).from(found);
  const total = counted?.total ?? 0;
  return {
    records: await present(ctx, rows),
    total: Math.min(total, DEEPEST),
    total_is_exact: total <= DEEPEST,
    page,
    per_page,
  };
}
