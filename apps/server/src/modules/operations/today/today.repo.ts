import { and, asc, desc, eq, gte, inArray, isNull, ne, sql, type SQL } from 'drizzle-orm';
import type { Ctx } from '../../../platform/context.ts';
import { channels } from '../../commerce/channel/channel.table.ts';
import { ledgerDays } from '../../ledger/wallet/ledger-day.table.ts';
import { adjustments } from '../../shipping/adjustment/adjustment.table.ts';
import { isUnconfirmed, isUnprinted } from '../../shipping/order/index.ts';
import { orders, type OrderRow } from '../../shipping/order/order.table.ts';

/** Counting work stops here: nobody does more in a day. */
const MOST_COUNTED = 10_000;
/** So many of the newest parcels without a label are looked at for what they miss. */
export const MOST_DRAFTS = 200;

const whole = (expression: ReturnType<typeof sql>) => sql<number>`coalesce(${expression}, 0)`.mapWith(Number);

/** The newest parcels without a label, one more than are looked at. */
export async function findDrafts(ctx: Ctx, company_id: string): Promise<OrderRow[]> {
  return ctx.db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.company_id, company_id),
        eq(orders.status, 'new'),
        isNull(orders.archived_at),
        eq(orders.is_fulfillment, false),
      ),
    )
    .orderBy(desc(orders.created_at), desc(orders.id))
    .limit(MOST_DRAFTS + 1);
}

/** How many parcels need somebody, and the oldest of them. */
export async function findProblems(
  ctx: Ctx,
  wanted: SQL | undefined,
): Promise<{ count: number; longest: OrderRow | null }> {
  const [longest] = await ctx.db
    .select()
    .from(orders)
    .where(wanted)
    .orderBy(asc(orders.created_at), asc(orders.id))
    .limit(1);
  if (longest === undefined) return { count: 0, longest: null };
  const found = ctx.db
    .select({ one: sql`1` })
    .from(orders)
    .where(wanted)
    .limit(MOST_COUNTED)
    .as('found');
  const [row] = await ctx.db.select({ count: whole(sql`count(*)`) }).from(found);
  return { count: row?.count ?? 0, longest };
}

/** Labels nobody printed, of parcels that wait for the courier; `leaving` are those of one day's pick-up. */
export async function countUnprintedOf(
  ctx: Ctx,
  company_id: string,
  date: string,
): Promise<{ count: number; leaving: number }> {
  const waiting = ctx.db
    .select({ date: orders.pick_up_date })
    .from(orders)
    .where(isUnprinted(company_id))
    .limit(MOST_COUNTED)
    .as('waiting');
  const [row] = await ctx.db
    .select({ count: whole(sql`count(*)`), leaving: whole(sql`count(*) filter (where ${waiting.date} = ${date})`) })
    .from(waiting);
  return row ?? { count: 0, leaving: 0 };
}

/** New COD parcels whose recipients have not confirmed, and when a link was last sent to one of them. */
export async function countUnconfirmed(
  ctx: Ctx,
  company_id: string,
): Promise<{ count: number; last_sent_at: number | null }> {
  const waiting = ctx.db
    .select({ sent_at: orders.confirmation_sent_at })
    .from(orders)
    .where(isUnconfirmed(company_id))
    .limit(MOST_COUNTED)
    .as('waiting');
  const [row] = await ctx.db
    .select({ count: whole(sql`count(*)`), last_sent_at: sql<string | null>`max(${waiting.sent_at})` })
    .from(waiting);
  const last = row?.last_sent_at ?? null;
  return { count: row?.count ?? 0, last_sent_at: last === null ? null : Number(last) };
}

/** Price corrections that may still be disputed. */
export async function sumOpenAdjustments(
  ctx: Ctx,
  company_id: string,
): Promise<{ count: number; amount_minor: number; respond_by: number | null }> {
  const [row] = await ctx.db
    .select({
      count: whole(sql`count(*)`),
      amount_minor: whole(sql`sum(${adjustments.amount_minor})`),
      respond_by: sql<string | null>`min(${adjustments.respond_by})`,
    })
    .from(adjustments)
    .where(and(eq(adjustments.company_id, company_id), eq(adjustments.state, 'open')));
  const by = row?.respond_by ?? null;
  return {
    count: row?.count ?? 0,
    amount_minor: row?.amount_minor ?? 0,
    respond_by: by === null ? null : Number(by),
  };
}

/** Connected stores that stopped, the one that stopped first before the others. */
export async function findStoppedStores(ctx: Ctx, company_id: string) {
  return ctx.db
    .select({
      id: channels.id,
      store_name: channels.store_name,
      source: channels.source,
      since: channels.problem_at,
    })
    .from(channels)
    .where(and(eq(channels.company_id, company_id), isNull(channels.disconnected_at), ne(channels.state, 'connected')))
    .orderBy(asc(channels.problem_at), asc(channels.id));
}

export interface PickUpPart {
  date: string;
  courier_alias: string | null;
  from: string | null;
  to: string | null;
  address: string;
  parcels: number;
  printed: number;
}

/** The parcels of the next day on which a courier comes, by courier, time and address, the largest part first. */
export async function findNextPickUp(ctx: Ctx, company_id: string, date: string): Promise<PickUpPart[]> {
  // Spelled as in the partial index.
  const waits = sql`${orders.company_id} = ${company_id} and status = 'ready_to_ship' and delivery_type = 'pick_up' and archived_at is null`;
  const next = sql`(select min(${orders.pick_up_date}) from ${orders} where ${waits} and ${orders.pick_up_date} >= ${date})`;
  return ctx.db
    .select({
      date: sql<string>`${orders.pick_up_date}`,
      courier_alias: orders.courier_alias,
      from: orders.pick_up_time_slot_from,
      to: orders.pick_up_time_slot_to,
      address: orders.formatted_pick_up_address,
      parcels: whole(sql`count(*)`),
      printed: whole(sql`count(${orders.label_printed_at})`),
    })
    .from(orders)
    .where(sql`${waits} and ${orders.pick_up_date} = ${next}`)
    .groupBy(
      orders.pick_up_date,
      orders.courier_alias,
      orders.pick_up_time_slot_from,
      orders.pick_up_time_slot_to,
      orders.formatted_pick_up_address,
    )
    .orderBy(sql`count(*) desc`, orders.courier_alias);
}

/** Labels bought and printed, and parcels delivered, since the day began. A label printed today was bought within a month. */
export async function countDone(
  ctx: Ctx,
  company_id: string,
  { day_start, month_start }: { day_start: number; month_start: number },
): Promise<{ bought: number; printed: number; delivered: number }> {
  const [labels] = await ctx.db
    .select({
      bought: whole(sql`count(*) filter (where ${orders.label_created_at} >= ${day_start})`),
      printed: whole(sql`count(*) filter (where ${orders.label_printed_at} >= ${day_start})`),
    })
    .from(orders)
    .where(and(eq(orders.company_id, company_id), gte(orders.label_created_at, month_start)));
  const [ended] = await ctx.db
    .select({ delivered: whole(sql`count(*)`) })
    .from(orders)
    .where(and(eq(orders.company_id, company_id), gte(orders.completed_at, day_start), eq(orders.has_problem, false)));
  return {
    bought: labels?.bought ?? 0,
    printed: labels?.printed ?? 0,
    delivered: ended?.delivered ?? 0,
  };
}

/** What labels took from the wallet since a day, and the first day on which one did: from the sums of days. */
export async function findSpending(
  ctx: Ctx,
  company_id: string,
  first_day: number,
): Promise<{ spent_minor: number; since_day: number | null }> {
  const [row] = await ctx.db
    .select({
      spent_minor: whole(sql`sum(${ledgerDays.out_minor} - ${ledgerDays.in_minor})`),
      since_day: sql<number | null>`min(${ledgerDays.day}) filter (where ${ledgerDays.kind} = 'label')`,
    })
    .from(ledgerDays)
    .where(
      and(
        eq(ledgerDays.company_id, company_id),
        eq(ledgerDays.account_kind, 'wallet'),
        gte(ledgerDays.day, first_day),
        inArray(ledgerDays.kind, ['label', 'label_refund', 'adjustment', 'adjustment_reversal']),
      ),
    );
  return { spent_minor: row?.spent_minor ?? 0, since_day: row?.since_day ?? null };
}

/** Cash that couriers are collecting or have, and cash that may be paid out; null when no such parcel is there. */
export async function sumCashAhead(
  ctx: Ctx,
  company_id: string,
): Promise<{ on_the_way_minor: number; payable_minor: number } | null> {
  const [row] = await ctx.db
    .select({
      parcels: whole(sql`count(*)`),
      on_the_way_minor: whole(sql`sum(${orders.expected_cod_minor}) filter (where cod_state <> 'payable')`),
      payable_minor: whole(sql`sum(${orders.expected_cod_minor}) filter (where cod_state = 'payable')`),
    })
    .from(orders)
    .where(
      and(
        eq(orders.company_id, company_id),
        sql`is_cod and archived_at is null`,
        inArray(orders.cod_state, ['expected', 'collected', 'settled', 'payable']),
      ),
    );
  return row === undefined || row.parcels === 0 ? null : row;
}
