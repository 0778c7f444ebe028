import { and, eq, inArray, lt, lte, sql } from 'drizzle-orm';
import { leaseRows } from '../../../platform/lease.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { checkouts, paymentEvents, type CheckoutRow } from './checkout.table.ts';

export const OPEN = ['awaiting_payment', 'requires_action'] as const;

export function isOpen(row: Pick<CheckoutRow, 'status'>): boolean {
  return row.status === 'awaiting_payment' || row.status === 'requires_action';
}

export async function insertCheckout(ctx: Ctx, row: typeof checkouts.$inferInsert): Promise<CheckoutRow> {
  const [written] = await ctx.db.insert(checkouts).values(row).returning();
  if (!written) throw new DomainError('internal');
  return written;
}

/** A checkout by its id alone: who asks is told apart by the secret or by the provider's signature. */
export async function findCheckout(
  ctx: Ctx,
  id: string,
  options: { lock?: boolean } = {},
): Promise<CheckoutRow | null> {
  const query = ctx.db.select().from(checkouts).where(eq(checkouts.id, id));
  const [row] = options.lock ? await query.for('update') : await query;
  return row ?? null;
}

/** The purchase that made a parcel; null for parcels from anywhere else. */
export async function findCheckoutOfOrder(
  ctx: Ctx,
  company_id: string,
  order_id: string,
  options: { lock?: boolean } = {},
): Promise<CheckoutRow | null> {
  const query = ctx.db
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.company_id, company_id), eq(checkouts.order_id, order_id)));
  const [row] = options.lock ? await query.for('update') : await query;
  return row ?? null;
}

/** The purchase a provider's payment was for; null when it was for something else. */
export async function findCheckoutOfPayment(
  ctx: Ctx,
  provider: string,
  payment_id: string,
  options: { lock?: boolean } = {},
): Promise<CheckoutRow | null> {
  const query = ctx.db
    .select()
    .from(checkouts)
    .where(and(sql`${checkouts.provider} = ${provider}`, eq(checkouts.provider_payment_id, payment_id)));
  const [row] = options.lock ? await query.for('update') : await query;
  return row ?? null;
}

export type CheckoutChange = Partial<Omit<CheckoutRow, 'company_id' | 'id' | 'created_at' | 'total_minor'>>;

export async function writeCheckout(
  ctx: Ctx,
  row: Pick<CheckoutRow, 'company_id' | 'id'>,
  change: CheckoutChange,
): Promise<CheckoutRow> {
  const [written] = await ctx.db
    .update(checkouts)
    .set(change)
    .where(and(eq(checkouts.company_id, row.company_id), eq(checkouts.id, row.id)))
    .returning();
  if (!written) throw new DomainError('not_found');
  return written;
}

/** Whether nobody asked the provider about this one for `pause_s`; whoever is told so is the one to ask. */
export async function claimRefundRequest(ctx: Ctx, row: CheckoutRow, pause_s: number): Promise<boolean> {
  const now = epochSeconds(ctx.clock);
  const claimed = await ctx.db
    .update(checkouts)
    .set({ asked_at: now })
    .where(
      and(eq(checkouts.company_id, row.company_id), eq(checkouts.id, row.id), lte(checkouts.asked_at, now - pause_s)),
    )
    .returning({ id: checkouts.id });
  return claimed.length === 1;
}

/** Open checkouts whose time is over. */
export async function findOverdue(ctx: Ctx, limit: number): Promise<CheckoutRow[]> {
  return ctx.db
    .select()
    .from(checkouts)
    .where(and(inArray(checkouts.status, [...OPEN]), lte(checkouts.expires_at, epochSeconds(ctx.clock))))
    .orderBy(checkouts.expires_at)
    .limit(limit);
}

/** Takes checkouts whose money has to go back; nobody else takes them for `lease_s`. */
export async function leaseRefunds(ctx: Ctx, lease_s: number, limit: number): Promise<CheckoutRow[]> {
  const now = epochSeconds(ctx.clock);
  return leaseRows(ctx, {
    table: checkouts,
    key: checkouts.id,
    due: lte(checkouts.refund_due_at, now),
    order: [checkouts.refund_due_at],
    set: { refund_due_at: now + lease_s },
    limit,
  });
}

/** Takes refunds whose provider is to be asked whether they came back; nobody else takes them for `lease_s`. */
export async function leaseSentRefunds(ctx: Ctx, lease_s: number, limit: number): Promise<CheckoutRow[]> {
  const now = epochSeconds(ctx.clock);
  return leaseRows(ctx, {
    table: checkouts,
    key: checkouts.id,
    due: lte(checkouts.refund_ask_at, now),
    order: [checkouts.refund_ask_at],
    set: { refund_ask_at: now + lease_s },
    limit,
  });
}

/** Remembers a provider's message; false when it was here before. Must run in the transaction of its effect. */
export async function recordPaymentEvent(
  ctx: Ctx,
  provider: string,
  event: { id: string; type: string },
): Promise<boolean> {
  const written = await ctx.db
    .insert(paymentEvents)
    .values({ provider, event_id: event.id, type: event.type, received_at: epochSeconds(ctx.clock) })
    .onConflictDoNothing()
    .returning({ id: paymentEvents.event_id });
  return written.length === 1;
}

/** Forgets messages that no provider repeats any more. */
export async function deletePaymentEvents(ctx: Ctx, before: number): Promise<void> {
  await ctx.db.delete(paymentEvents).where(lt(paymentEvents.received_at, before));
}
