import type { CountryCode } from '@sampan/country-rules';
import { and, count, desc, eq, gt, isNull, or } from 'drizzle-orm';
import type { Ctx } from '../../../platform/context.ts';
import { offsetOf } from '../../../platform/page.ts';
import { serviceMessages, type ServiceMessageRow } from './service-message.table.ts';

/** The newest message of a country, or of all, that has not ended. */
export async function findLatest(ctx: Ctx, country: CountryCode, now: number): Promise<ServiceMessageRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(serviceMessages)
    .where(
      and(
        gt(serviceMessages.ends_at, now),
        or(isNull(serviceMessages.country_code), eq(serviceMessages.country_code, country)),
      ),
    )
    .orderBy(desc(serviceMessages.created_at), desc(serviceMessages.id))
    .limit(1);
  return row;
}

export async function findMessages(ctx: Ctx, { page, per_page }: { page: number; per_page: number }) {
  const rows = await ctx.db
    .select()
    .from(serviceMessages)
    .orderBy(desc(serviceMessages.created_at), desc(serviceMessages.id))
    .limit(per_page)
    .offset(offsetOf(page, per_page));
  const [sum] = await ctx.db.select({ total: count() }).from(serviceMessages);
  return { rows, total: sum?.total ?? 0 };
}

export async function insertMessage(ctx: Ctx, row: ServiceMessageRow): Promise<void> {
  await ctx.db.insert(serviceMessages).values(row);
}

/** Ends a message; undefined when there is none. One that has ended keeps its end. */
export async function endMessage(ctx: Ctx, id: string, now: number): Promise<ServiceMessageRow | undefined> {
  const [found] = await ctx.db.select().from(serviceMessages).where(eq(serviceMessages.id, id)).for('update');
  if (found === undefined || found.ends_at <= now) return found;
  await ctx.db.update(serviceMessages).set({ ends_at: now }).where(eq(serviceMessages.id, id));
  return { ...found, ends_at: now };
}
