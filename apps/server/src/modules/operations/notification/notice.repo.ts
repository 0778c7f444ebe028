import { and, desc, eq, gte, inArray, isNull, ne, sql, type SQL } from 'drizzle-orm';
import type { Ctx } from '../../../platform/context.ts';
import { bulkJobs } from '../../../platform/jobs/bulk-job.table.ts';
import { channels } from '../../commerce/channel/channel.table.ts';
import { codSettlements } from '../../settlement/cod/cod.table.ts';
import { payouts } from '../../settlement/payout/payout.table.ts';
import { adjustments } from '../../shipping/adjustment/adjustment.table.ts';
import { orders } from '../../shipping/order/order.table.ts';
import { enquiries } from '../enquiry/enquiry.table.ts';
import { exports } from '../export/export.table.ts';
import { noticeMarks } from './notice-mark.table.ts';

/** Of each kind so many of the newest: nobody reads further back here, each has a list of its own. */
const NEWEST = 12;
/** Parcels with a problem that are counted. */
const MOST_COUNTED = 10_000;

interface Whose {
  company_id: string;
  user_id: string;
  since: number;
}

/** Up to when a person has read; 0 before the first time. */
export async function findReadAt(ctx: Ctx, user_id: string): Promise<number> {
  const [row] = await ctx.db.select().from(noticeMarks).where(eq(noticeMarks.user_id, user_id));
  return row?.read_at ?? 0;
}

/** Moves the mark forward, never back. */
export async function writeReadAt(
  ctx: Ctx,
  { user_id, company_id, read_at }: { user_id: string; company_id: string; read_at: number },
): Promise<void> {
  await ctx.db
    .insert(noticeMarks)
    .values({ user_id, company_id, read_at })
    .onConflictDoUpdate({
      target: noticeMarks.user_id,
      set: { read_at: sql`greatest(${noticeMarks.read_at}, excluded.read_at)` },
    });
}

/** A person's own bulk jobs that ended or cannot go on. */
export async function findEndedJobs(ctx: Ctx, { company_id, user_id, since }: Whose) {
  return ctx.db
    .select()
    .from(bulkJobs)
    .where(
      and(
        eq(bulkJobs.company_id, company_id),
        eq(bulkJobs.user_id, user_id),
        gte(bulkJobs.created_at, since),
        inArray(bulkJobs.state, ['completed', 'waiting_for_top_up', 'stopped']),
        // An estimate is asked for by a screen, and a file has its own notice.
        sql`${bulkJobs.kind} not in ('estimate_costs', 'export_orders_csv', 'export_transactions_csv')`,
      ),
    )
    .orderBy(desc(bulkJobs.created_at), desc(bulkJobs.id))
    .limit(NEWEST);
}

/** A person's own files that are ready or came to nothing. */
export async function findEndedExports(ctx: Ctx, { company_id, user_id, since }: Whose) {
  return ctx.db
    .select({
      id: exports.id,
      state: exports.state,
      rows_total: exports.rows_total,
      file_name: exports.file_name,
      finished_at: exports.finished_at,
      created_at: exports.created_at,
    })
    .from(exports)
    .where(
      and(
        eq(exports.company_id, company_id),
        eq(exports.user_id, user_id),
        eq(exports.by_key, false),
        gte(exports.created_at, since),
        inArray(exports.state, ['done', 'failed']),
      ),
    )
    .orderBy(desc(exports.created_at), desc(exports.id))
    .limit(NEWEST);
}

/** A person's own messages to support that were answered and not replied to since. */
export async function findAnswered(ctx: Ctx, { company_id, user_id, since }: Whose) {
  return ctx.db
    .select()
    .from(enquiries)
    .where(
      and(
        eq(enquiries.company_id, company_id),
        eq(enquiries.user_id, user_id),
        eq(enquiries.kind, 'contact'),
        eq(enquiries.state, 'answered'),
        gte(enquiries.updated_at, since),
      ),
    )
    .orderBy(desc(enquiries.updated_at), desc(enquiries.id))
    .limit(NEWEST);
}

/** How many parcels need somebody, and when that became known of the newest. */
export async function countProblems(ctx: Ctx, wanted: SQL | undefined): Promise<{ count: number; at: number } | null> {
  const found = ctx.db
    .select({ at: sql<number>`coalesce((last_event ->> 'created_at')::bigint, updated_at)`.as('at') })
    .from(orders)
    .where(wanted)
    .limit(MOST_COUNTED)
    .as('found');
  const [row] = await ctx.db
    .select({ count: sql<number>`count(*)`.mapWith(Number), at: sql<string | null>`max(${found.at})` })
    .from(found);
  return row === undefined || row.at === null ? null : { count: row.count, at: Number(row.at) };
}

/** Connected stores that stopped. */
export async function findStopped(ctx: Ctx, company_id: string) {
  return ctx.db
    .select({
      id: channels.id,
      store_name: channels.store_name,
      at: sql<number>`coalesce(${channels.problem_at}, ${channels.updated_at})`.mapWith(Number),
    })
    .from(channels)
    .where(and(eq(channels.company_id, company_id), isNull(channels.disconnected_at), ne(channels.state, 'connected')))
    .limit(NEWEST);
}

/** Corrections of prices that may be disputed, or were charged. */
export async function findAdjusted(ctx: Ctx, { company_id, since }: Whose) {
  return ctx.db
    .select({
      id: adjustments.id,
      state: adjustments.state,
      order_number: adjustments.order_number,
      amount_minor: adjustments.amount_minor,
      created_at: adjustments.created_at,
    })
    .from(adjustments)
    .where(
      and(
        eq(adjustments.company_id, company_id),
        gte(adjustments.created_at, since),
        inArray(adjustments.state, ['open', 'charged', 'credited']),
      ),
    )
    .orderBy(desc(adjustments.created_at), desc(adjustments.id))
    .limit(NEWEST);
}

/** Payouts, with what happened to each last. */
export async function findPayouts(ctx: Ctx, { company_id, since }: Whose) {
  return ctx.db
    .select({
      id: payouts.id,
      number: payouts.number,
      status: payouts.status,
      amount_minor: payouts.amount_minor,
      timeline: payouts.timeline,
      created_at: payouts.created_at,
    })
    .from(payouts)
    .where(and(eq(payouts.company_id, company_id), gte(payouts.created_at, since)))
    .orderBy(desc(payouts.created_at), desc(payouts.id))
    .limit(NEWEST);
}

/** Cash that couriers handed over. */
export async function findSettled(ctx: Ctx, { company_id, since }: Whose) {
  return ctx.db
    .select({
      id: codSettlements.id,
      courier_alias: codSettlements.courier_alias,
      count: codSettlements.count,
      amount_minor: codSettlements.amount_minor,
      settled_at: codSettlements.settled_at,
    })
    .from(codSettlements)
    .where(and(eq(codSettlements.company_id, company_id), gte(codSettlements.settled_at, since)))
    .orderBy(desc(codSettlements.settled_at), desc(codSettlements.id))
    .limit(NEWEST);
}
