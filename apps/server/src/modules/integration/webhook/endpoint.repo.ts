import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { webhookEndpoints, type WebhookEndpointRow } from './webhook.table.ts';

function own(company_id: string, id: string) {
  return and(eq(webhookEndpoints.company_id, company_id), eq(webhookEndpoints.id, id));
}

/** A page of a company's endpoints, the newest on top; and how many there are. */
export async function findEndpoints(ctx: Ctx, company_id: string, page: { limit: number; offset: number }) {
  const of_company = eq(webhookEndpoints.company_id, company_id);
  const [rows, [counted]] = await Promise.all([
    ctx.db
      .select()
      .from(webhookEndpoints)
      .where(of_company)
      .orderBy(desc(webhookEndpoints.created_at), desc(webhookEndpoints.id))
      .limit(page.limit)
      .offset(page.offset),
    ctx.db.select({ total: count() }).from(webhookEndpoints).where(of_company),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

/** A company's own endpoint. Throws `not_found`. */
export async function findEndpoint(
  ctx: Ctx,
  company_id: string,
  id: string,
  options: { lock?: boolean } = {},
): Promise<WebhookEndpointRow> {
  const query = ctx.db.select().from(webhookEndpoints).where(own(company_id, id));
  const [row] = options.lock ? await query.for('no key update') : await query;
  if (!row) throw new DomainError('not_found');
  return row;
}

/** The endpoints of a company that are told of a type of event. */
export async function findSubscribers(ctx: Ctx, company_id: string, type: string): Promise<WebhookEndpointRow[]> {
  return ctx.db
    .select()
    .from(webhookEndpoints)
    .where(
      and(
        eq(webhookEndpoints.company_id, company_id),
        eq(webhookEndpoints.is_enabled, true),
        sql`${webhookEndpoints.events} @> ${JSON.stringify([type])}::jsonb`,
      ),
    );
}

/** How many endpoints a company has. Others that add one at the same time wait for the caller's transaction. */
export async function countEndpointsLocked(ctx: Ctx, company_id: string): Promise<number> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`webhook_endpoints ${company_id}`}, 0))`);
  const [row] = await ctx.db
    .select({ total: count() })
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.company_id, company_id));
  return row?.total ?? 0;
}

export async function insertEndpoint(ctx: Ctx, row: typeof webhookEndpoints.$inferInsert): Promise<WebhookEndpointRow> {
  const [written] = await ctx.db.insert(webhookEndpoints).values(row).returning();
  if (!written) throw new Error('The endpoint was not written');
  return written;
}

export async function changeEndpoint(
  ctx: Ctx,
  row: WebhookEndpointRow,
  change: Partial<Omit<WebhookEndpointRow, 'id' | 'company_id'>>,
): Promise<WebhookEndpointRow> {
  await ctx.db.update(webhookEndpoints).set(change).where(own(row.company_id, row.id));
  return { ...row, ...change };
}

export async function removeEndpoint(ctx: Ctx, row: WebhookEndpointRow): Promise<void> {
  await ctx.db.delete(webhookEndpoints).where(own(row.company_id, row.id));
}
