import type { Answer, endpoints, PrivacyRequest } from '@sampan/contract';
import { and, asc, count, desc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { orders, type OrderRow } from '../../shipping/order/order.table.ts';
import {
  channelEvents,
  channelOrders,
  channelParcels,
  type ChannelEventRow,
  type ChannelOrderRow,
} from './channel-order.table.ts';
import { channels } from './channel.table.ts';

/** Channels give 30 days to erase or tell a buyer's data; two are left for what fails. */
export const PRIVACY_DUE_S = 28 * 86_400;
const KINDS = ['data_request', 'redact_buyer'] as const;
const DEEPEST = 10_000;

interface Found {
  event: ChannelEventRow;
  store_name: string;
  source: PrivacyRequest['source'];
  store_order_id: string | null;
  number: string | null;
}

const joined = (ctx: Ctx) =>
  ctx.db
    .select({
      event: channelEvents,
      store_name: channels.store_name,
      source: channels.source,
      store_order_id: channelOrders.id,
      number: channelOrders.number,
    })
    .from(channelEvents)
    .innerJoin(channels, eq(channels.id, channelEvents.channel_id))
    .leftJoin(
      channelOrders,
      and(
        eq(channelOrders.company_id, channelEvents.company_id),
        eq(channelOrders.channel_id, channelEvents.channel_id),
        eq(channelOrders.external_id, channelEvents.external_id),
      ),
    );

const ofCompany = (company_id: string, more?: SQL) =>
  and(eq(channelEvents.company_id, company_id), inArray(channelEvents.kind, [...KINDS]), more);

function present({ event, store_name, source, store_order_id, number }: Found): PrivacyRequest {
  const kind = event.kind === 'data_request' ? 'data_request' : 'redact_buyer';
  return {
    id: event.id,
    store_id: event.channel_id,
    store_name,
    source,
    kind,
    store_order_id,
    number: number ?? '',
    state: event.done_at !== null ? 'done' : kind === 'data_request' ? 'open' : 'waiting',
    received_at: event.received_at,
    due_at: event.received_at + PRIVACY_DUE_S,
    done_at: event.done_at,
  };
}

/** A page of what channels asked a company about buyers' data. */
export async function findPrivacyRequests(
  ctx: Ctx,
  company_id: string,
  { page, per_page }: { page: number; per_page: number },
): Promise<Answer<typeof endpoints.listPrivacyRequests>> {
  const offset = (page - 1) * per_page;
  if (offset > DEEPEST) throw new DomainError('page_too_deep');
  const rows = await joined(ctx)
    .where(ofCompany(company_id))
    .orderBy(desc(channelEvents.received_at), desc(channelEvents.id))
    .limit(per_page)
    .offset(offset);
  const [counted] = await ctx.db.select({ total: count() }).from(channelEvents).where(ofCompany(company_id));
  return { records: rows.map(present), total: counted?.total ?? 0, page, per_page };
}

/** One of a company's own. Throws `not_found`. */
export async function findPrivacyRequest(ctx: Ctx, company_id: string, id: string): Promise<PrivacyRequest> {
  const [row] = await joined(ctx).where(ofCompany(company_id, eq(channelEvents.id, id)));
  if (!row) throw new DomainError('not_found');
  return present(row);
}

/** Marks a buyer's request as answered; false when it is already, or is none that a person answers. */
export async function markAnswered(tx: Ctx, company_id: string, id: string): Promise<boolean> {
  const rows = await tx.db
    .update(channelEvents)
    .set({ done_at: epochSeconds(tx.clock) })
    .where(
      and(
        eq(channelEvents.company_id, company_id),
        eq(channelEvents.id, id),
        eq(channelEvents.kind, 'data_request'),
        isNull(channelEvents.done_at),
      ),
    )
    .returning({ id: channelEvents.id });
  return rows.length > 0;
}

/** An order of a store with its parcels: what is kept of its buyer. Throws `not_found`. */
export async function findBuyerOrder(
  ctx: Ctx,
  company_id: string,
  id: string,
): Promise<{ order: ChannelOrderRow; parcels: OrderRow[] }> {
  const [order] = await ctx.db
    .select()
    .from(channelOrders)
    .where(and(eq(channelOrders.company_id, company_id), eq(channelOrders.id, id)));
  if (!order) throw new DomainError('not_found');
  const parcels = await ctx.db
    .select({ own: orders })
    .from(channelParcels)
    .innerJoin(orders, and(eq(orders.company_id, channelParcels.company_id), eq(orders.id, channelParcels.order_id)))
    .where(and(eq(channelParcels.company_id, company_id), eq(channelParcels.channel_order_id, id)))
    .orderBy(asc(orders.created_at), asc(orders.id));
  return { order, parcels: parcels.map(({ own }) => own) };
}
