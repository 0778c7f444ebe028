import { and, asc, count, eq, isNull, or, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import type { ChannelSource } from '../../../ports/sales-channel.ts';
import { channels, type ChannelRow } from './channel.table.ts';

const connected = (company_id: string) => and(eq(channels.company_id, company_id), isNull(channels.disconnected_at));

/** The connected stores of a company, the oldest first. */
export function findChannels(ctx: Ctx, company_id: string): Promise<ChannelRow[]> {
  return ctx.db
    .select()
    .from(channels)
    .where(connected(company_id))
    .orderBy(asc(channels.created_at), asc(channels.id));
}

/** A company's own connected store, locked. Throws `not_found`. */
export async function lockChannel(tx: Ctx, company_id: string, id: string): Promise<ChannelRow> {
  const [row] = await tx.db
    .select()
    .from(channels)
    .where(and(connected(company_id), eq(channels.id, id)))
    .for('no key update');
  if (!row) throw new DomainError('not_found');
  return row;
}

/** How many stores of one kind a company has or had. */
export async function countOfSource(tx: Ctx, company_id: string, source: ChannelRow['source']): Promise<number> {
  const [row] = await tx.db
    .select({ total: count() })
    .from(channels)
    .where(and(eq(channels.company_id, company_id), eq(channels.source, source)));
  return row?.total ?? 0;
}

/** How many connected stores a company has. Others that add one at the same time wait for the caller's transaction. */
export async function countChannelsLocked(tx: Ctx, company_id: string): Promise<number> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`channels ${company_id}`}, 0))`);
  const [row] = await tx.db.select({ total: count() }).from(channels).where(connected(company_id));
  return row?.total ?? 0;
}

/**
 * A store by what its channel calls it: the company's own row, connected or not, and whether another company has it
 * connected. Two that connect the same store at once wait for each other.
 */
export async function findShop(
  tx: Ctx,
  company_id: string,
  source: ChannelSource,
  external_shop_id: string,
): Promise<{ own: ChannelRow | null; is_taken: boolean }> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`shop ${source} ${external_shop_id}`}, 0))`);
  const rows = await tx.db
    .select()
    .from(channels)
    .where(
      and(
        eq(channels.source, source),
        eq(channels.external_shop_id, external_shop_id),
        or(eq(channels.company_id, company_id), isNull(channels.disconnected_at)),
      ),
    )
    .for('no key update');
  return {
    own: rows.find((row) => row.company_id === company_id) ?? null,
    is_taken: rows.some((row) => row.company_id !== company_id && row.disconnected_at === null),
  };
}

/** The same without a lock, for whoever only looks. */
export async function findStoreOf(
  ctx: Ctx,
  company_id: string,
  source: ChannelSource,
  external_shop_id: string,
): Promise<{ own: ChannelRow | null; is_taken: boolean }> {
  const rows = await ctx.db
    .select()
    .from(channels)
    .where(and(eq(channels.source, source), eq(channels.external_shop_id, external_shop_id)));
  return {
    own: rows.find((row) => row.company_id === company_id) ?? null,
    is_taken: rows.some((row) => row.company_id !== company_id && row.disconnected_at === null),
  };
}

/** The connected store that a channel names, whoever's it is: only for calls that its channel signed. */
export async function findConnectedShop(
  ctx: Ctx,
  source: ChannelSource,
  external_shop_id: string,
): Promise<ChannelRow | null> {
  const [row] = await ctx.db
    .select()
    .from(channels)
    .where(
      and(
        eq(channels.source, source),
        eq(channels.external_shop_id, external_shop_id),
        isNull(channels.disconnected_at),
      ),
    );
  return row ?? null;
}

export async function insertChannel(tx: Ctx, row: typeof channels.$inferInsert): Promise<ChannelRow> {
  const [written] = await tx.db.insert(channels).values(row).returning();
  if (!written) throw new DomainError('internal');
  return written;
}

export async function changeChannel(
  tx: Ctx,
  row: ChannelRow,
  change: Partial<Omit<ChannelRow, 'id' | 'company_id'>>,
): Promise<ChannelRow> {
  await tx.db
    .update(channels)
    .set(change)
    .where(and(eq(channels.company_id, row.company_id), eq(channels.id, row.id)));
  return { ...row, ...change };
}
