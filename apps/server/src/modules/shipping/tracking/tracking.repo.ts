import { leaseRows } from '../../../platform/lease.ts';
import { cutText } from '../../../platform/cut-text.ts';
import { and, desc, eq, gte, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { CourierEvent } from '../../../ports/courier.ts';
import type { OrderRow } from '../order/index.ts';
import { courierMessages } from './courier-message.table.ts';
import { trackingEvents, trackingPolls } from './tracking.table.ts';

export type EventRow = typeof trackingEvents.$inferSelect;
export type PollRow = typeof trackingPolls.$inferSelect;

/** More orders than these are not lost at once. */
const MOST_HEARD = 20;

/** A parcel's events, newest first. */
export async function findEvents(ctx: Ctx, order: Pick<OrderRow, 'company_id' | 'id'>): Promise<EventRow[]> {
  return ctx.db
    .select()
    .from(trackingEvents)
    .where(and(eq(trackingEvents.company_id, order.company_id), eq(trackingEvents.order_id, order.id)))
    .orderBy(desc(trackingEvents.at), desc(trackingEvents.event_id));
}

/** Adds reports and answers those that were new. */
export async function addEvents(
  ctx: Ctx,
  order: OrderRow,
  courier_alias: string,
  events: readonly CourierEvent[],
): Promise<EventRow[]> {
  if (events.length === 0) return [];
  const created_at = epochSeconds(ctx.clock);
  return ctx.db
    .insert(trackingEvents)
    .values(
      events.map((event) => ({
        company_id: order.company_id,
        order_id: order.id,
        event_id: event.id,
        courier_alias,
        code: event.code,
        description: cutText(event.description, 300),
        place: cutText(event.place, 120),
        pod_urls: event.pod_urls,
        at: event.at,
        decide_by: event.decide_by ?? null,
        created_at,
      })),
    )
    .onConflictDoNothing()
    .returning();
}

/** Asks the courier about this parcel from now on. */
export async function startPolling(
  ctx: Ctx,
  order: Pick<OrderRow, 'company_id' | 'id'>,
  courier_alias: string,
  tracking_code: string,
): Promise<void> {
  await ctx.db
    .insert(trackingPolls)
    .values({
      order_id: order.id,
      company_id: order.company_id,
      courier_alias,
      tracking_code,
      next_at: epochSeconds(ctx.clock),
    })
    .onConflictDoNothing();
}

/** The parcel under way that a courier calls by this number. */
export async function findPoll(ctx: Ctx, courier_alias: string, tracking_code: string): Promise<PollRow | null> {
  const [row] = await ctx.db
    .select()
    .from(trackingPolls)
    .where(and(eq(trackingPolls.tracking_code, tracking_code), eq(trackingPolls.courier_alias, courier_alias)));
  return row ?? null;
}

export async function stopPolling(ctx: Ctx, order_id: string): Promise<void> {
  await ctx.db.delete(trackingPolls).where(eq(trackingPolls.order_id, order_id));
}

/** Asks no more about any parcel of a company with this courier. */
export async function stopPollingCourier(ctx: Ctx, company_id: string, courier_alias: string): Promise<void> {
  await ctx.db
    .delete(trackingPolls)
    .where(and(eq(trackingPolls.company_id, company_id), eq(trackingPolls.courier_alias, courier_alias)));
}

/** Those of the couriers that sent anything in the last weeks: one that was never told our address sends nothing. */
export async function findSenders(ctx: Ctx, aliases: readonly string[]): Promise<Set<string>> {
  if (aliases.length === 0) return new Set();
  const { rows } = await ctx.db.execute<{ alias: string }>(
    // An index look-up for each courier, however many messages it sent.
    sql`select alias from unnest(${sql.param([...aliases])}::text[]) alias
        where exists (select 1 from ${courierMessages} where ${courierMessages.courier_alias} = alias)`,
  );
  return new Set(rows.map(({ alias }) => alias));
}

/** Numbers that a courier sent since a time and that no parcel was found for. */
export async function findHeard(ctx: Ctx, courier_alias: string, since: number): Promise<string[]> {
  const rows = await ctx.db
    .selectDistinctOn([courierMessages.tracking_code], { tracking_code: courierMessages.tracking_code })
    .from(courierMessages)
    .where(
      and(
        eq(courierMessages.courier_alias, courier_alias),
        gte(courierMessages.received_at, since),
        // A message that found its parcel ended without an error.
        or(isNull(courierMessages.done_at), ne(courierMessages.error, '')),
      ),
    )
    .limit(MOST_HEARD);
  return rows.map(({ tracking_code }) => tracking_code);
}

/** Asks about a parcel not before a time. */
export async function postponePoll(ctx: Ctx, order_id: string, next_at: number): Promise<void> {
  await ctx.db.update(trackingPolls).set({ next_at }).where(eq(trackingPolls.order_id, order_id));
}

/** Takes parcels that are due and puts off their next turn, so that two servers never ask for the same one. */
export async function leaseDuePolls(ctx: Ctx, interval_s: number, limit: number): Promise<PollRow[]> {
  const now = epochSeconds(ctx.clock);
  return leaseRows(ctx, {
    table: trackingPolls,
    key: trackingPolls.order_id,
    due: lte(trackingPolls.next_at, now),
    order: [trackingPolls.next_at],
    set: { next_at: now + interval_s },
    limit,
  });
}
