import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import { lockRows } from '../../../platform/lease.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { availableBalanceOf } from '../../ledger/wallet/index.ts';
import { adjustments } from './adjustment.table.ts';
import { chargeAdjustment } from './charge-adjustment.ts';
import { notifyAdjustment } from './notify-adjustment.ts';

const DAY_S = 86_400;
/** How long before the deadline the people are written to once more. */
export const REMIND_DAYS = 2;
const BATCH = 20;

/**
 * What time and money bring: silence accepts at the deadline, a reminder goes out before it, and what is due is taken as soon
 * as the wallet has it, the oldest first. Rows are locked and skipped, so any number of servers share the work. Answers how
 * many adjustments it moved.
 */
export async function settleAdjustments(ctx: Ctx): Promise<number> {
  return (await lapse(ctx)) + (await remind(ctx)) + (await collect(ctx));
}

async function lapse(ctx: Ctx): Promise<number> {
  return withTransaction(ctx, async (tx) => {
    const rows = await lockRows(tx, {
      table: adjustments,
      due: and(eq(adjustments.state, 'open'), lte(adjustments.respond_by, epochSeconds(tx.clock))),
      order: [adjustments.respond_by],
      limit: BATCH,
    });
    for (const row of rows) await chargeAdjustment(tx, row, ['open'], 'lapsed');
    return rows.length;
  });
}

async function remind(ctx: Ctx): Promise<number> {
  return withTransaction(ctx, async (tx) => {
    const now = epochSeconds(tx.clock);
    const rows = await lockRows(tx, {
      table: adjustments,
      due: and(
        eq(adjustments.state, 'open'),
        isNull(adjustments.reminded_at),
        lte(adjustments.respond_by, now + REMIND_DAYS * DAY_S),
      ),
      order: [adjustments.respond_by],
      limit: BATCH,
    });
    for (const row of rows) {
      await tx.db.update(adjustments).set({ reminded_at: now }).where(eq(adjustments.id, row.id));
      await notifyAdjustment(tx, row, 'reminder');
    }
    return rows.length;
  });
}

/** Only companies whose wallet can pay something are looked at, so that an empty wallet keeps nobody else waiting. */
async function collect(ctx: Ctx): Promise<number> {
  const due = await ctx.db
    .select({ company_id: adjustments.company_id, smallest: sql<string>`min(${adjustments.amount_minor})` })
    .from(adjustments)
    .where(eq(adjustments.state, 'due'))
    .groupBy(adjustments.company_id);
  const spendable = await availableBalanceOf(
    ctx,
    due.map(({ company_id }) => company_id),
  );
  let charged = 0;
  for (const { company_id, smallest } of due)
    if ((spendable.get(company_id) ?? 0) >= Number(smallest)) charged += await collectFrom(ctx, company_id);
  return charged;
}

/** Takes what the wallet covers, the oldest first; what does not fit stays due and lets a smaller one pass. */
async function collectFrom(ctx: Ctx, company_id: string): Promise<number> {
  return withTransaction(ctx, async (tx) => {
    const rows = await lockRows(tx, {
      table: adjustments,
      due: and(eq(adjustments.company_id, company_id), eq(adjustments.state, 'due')),
      order: [adjustments.created_at, adjustments.id],
      limit: BATCH,
    });
    let charged = 0;
    for (const row of rows) {
      const left = (await availableBalanceOf(tx, [company_id])).get(company_id) ?? 0;
      if (left < row.amount_minor) continue;
      if ((await chargeAdjustment(tx, row, ['due'], row.outcome ?? 'accepted')).state === 'charged') charged += 1;
    }
    return charged;
  });
}
