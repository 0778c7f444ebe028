import type { OrderLayout } from '@sampan/contract';
import { and, asc, count, eq, ne, sql } from 'drizzle-orm';
import type { Actor, Ctx } from '../../../platform/context.ts';
import { orderLayouts, orderViews, type OrderViewRow } from './order-view.table.ts';

type Person = Pick<Actor, 'company_id' | 'user_id'>;

/** As many shared views of colleagues as a row of tabs can hold. */
const SHARED_SHOWN = 30;

const ofPerson = ({ company_id, user_id }: Person) =>
  and(eq(orderViews.company_id, company_id), eq(orderViews.user_id, user_id));

/** A person's own views, then those that colleagues share, each the oldest first. */
export async function findOrderViews(ctx: Ctx, person: Person): Promise<OrderViewRow[]> {
  const order = [asc(orderViews.created_at), asc(orderViews.id)] as const;
  const own = await ctx.db
    .select()
    .from(orderViews)
    .where(ofPerson(person))
    .orderBy(...order);
  const shared = await ctx.db
    .select()
    .from(orderViews)
    .where(and(eq(orderViews.company_id, person.company_id), sql`is_shared`, ne(orderViews.user_id, person.user_id)))
    .orderBy(...order)
    .limit(SHARED_SHOWN);
  return [...own, ...shared];
}

/** One view of a company, for changing it. */
export async function lockOrderView(tx: Ctx, company_id: string, id: string): Promise<OrderViewRow | null> {
  const [row] = await tx.db
    .select()
    .from(orderViews)
    .where(and(eq(orderViews.company_id, company_id), eq(orderViews.id, id)))
    .for('update');
  return row ?? null;
}

export async function countOrderViews(ctx: Ctx, person: Person): Promise<number> {
  const [row] = await ctx.db.select({ n: count() }).from(orderViews).where(ofPerson(person));
  return row?.n ?? 0;
}

/** Writes a view, new or changed. */
export async function writeOrderView(tx: Ctx, row: OrderViewRow): Promise<void> {
  await tx.db
    .insert(orderViews)
    .values(row)
    .onConflictDoUpdate({
      target: [orderViews.company_id, orderViews.id],
      set: row,
    });
}

export async function removeOrderView(tx: Ctx, { company_id, id }: OrderViewRow): Promise<void> {
  await tx.db.delete(orderViews).where(and(eq(orderViews.company_id, company_id), eq(orderViews.id, id)));
}

export async function findOrderLayout(ctx: Ctx, { company_id, user_id }: Person): Promise<OrderLayout> {
  const [row] = await ctx.db
    .select({
      is_compact: orderLayouts.is_compact,
      columns: orderLayouts.columns,
    })
    .from(orderLayouts)
    .where(and(eq(orderLayouts.company_id, company_id), eq(orderLayouts.user_id, user_id)));
  return row ?? { is_compact: false, columns: {} };
}

/** The same, held until the transaction ends; made where there is none yet. */
export async function lockOrderLayout(tx: Ctx, { company_id, user_id }: Person): Promise<OrderLayout> {
  const [row] = await tx.db
    .insert(orderLayouts)
    .values({ company_id, user_id })
    .onConflictDoUpdate({
      target: [orderLayouts.company_id, orderLayouts.user_id],
      set: { user_id },
    })
    .returning({
      is_compact: orderLayouts.is_compact,
      columns: orderLayouts.columns,
    });
  return row ?? { is_compact: false, columns: {} };
}

export async function writeOrderLayout(tx: Ctx, { company_id, user_id }: Person, layout: OrderLayout): Promise<void> {
  await tx.db
    .update(orderLayouts)
    .set(layout)
    .where(and(eq(orderLayouts.company_id, company_id), eq(orderLayouts.user_id, user_id)));
}
