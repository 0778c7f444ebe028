import type { WebhookEndpoint } from '@sampan/contract';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { decodeCursor, encodeCursor, offsetOf } from '../../../platform/page.ts';
import { findEndpoint, findEndpoints } from './endpoint.repo.ts';
import { presentDelivery, presentEndpoint } from './present-webhook.ts';
import { webhookDeliveries, type WebhookDeliveryRow } from './webhook.table.ts';

/** The company's endpoints, the newest on top. */
export async function listEndpoints({ ctx, query }: { ctx: Ctx; query: { page: number; per_page: number } }) {
  const { page, per_page } = query;
  const { rows, total } = await findEndpoints(ctx, requireActor(ctx).company_id, {
    limit: per_page,
    offset: offsetOf(page, per_page),
  });
  const now = epochSeconds(ctx.clock);
  return { records: rows.map((row) => presentEndpoint(row, now)), total, page, per_page };
}

/** One of the company's endpoints. Throws `not_found`. */
export async function getEndpoint({ ctx, id }: { ctx: Ctx; id: string }): Promise<WebhookEndpoint> {
  return presentEndpoint(await findEndpoint(ctx, requireActor(ctx).company_id, id), epochSeconds(ctx.clock));
}

export interface DeliveryQuery {
  page: number;
  per_page: number;
  cursor?: string | undefined;
  state?: WebhookDeliveryRow['state'] | undefined;
  type?: string | undefined;
}

/** An endpoint's delivery log, the newest on top (trust 1 'Webhooks out'). Throws `not_found`, `page_too_deep`. */
export async function listDeliveries({ ctx, id, query }: { ctx: Ctx; id: string; query: DeliveryQuery }) {
  const { company_id } = requireActor(ctx);
  await findEndpoint(ctx, company_id, id);
  const { page, per_page, cursor } = query;
  const after = cursor === undefined ? null : decodeCursor(cursor);
  const wanted = and(
    eq(webhookDeliveries.company_id, company_id),
    eq(webhookDeliveries.endpoint_id, id),
    ...(query.state === undefined ? [] : [eq(webhookDeliveries.state, query.state)]),
    ...(query.type === undefined ? [] : [eq(webhookDeliveries.type, query.type)]),
  );
  const behind =
    after && sql`(${webhookDeliveries.created_at}, ${webhookDeliveries.id}) < (${after.at}, ${after.id}::uuid)`;
  const [rows, [counted]] = await Promise.all([
    ctx.db
      .select()
      .from(webhookDeliveries)
      .where(behind ? and(wanted, behind) : wanted)
      .orderBy(desc(webhookDeliveries.created_at), desc(webhookDeliveries.id))
      .limit(per_page + 1)
      .offset(after ? 0 : offsetOf(page, per_page)),
    ctx.db.select({ total: count() }).from(webhookDeliveries).where(wanted),
  ]);
  const records = rows.slice(0, per_page);
  const last = records.at(-1);
  return {
    records: records.map(presentDelivery),
    total: counted?.total ?? 0,
    page,
    per_page,
    next_cursor: last && rows.length > per_page ? encodeCursor({ at: last.created_at, id: last.id }) : null,
  };
}
