import type { Inbound, InboundStatus } from '@sampan/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { decodeCursor, encodeCursor, offsetOf } from '../../../platform/page.ts';
import { countUpTo, type ListPage } from './warehouse.repo.ts';
import { inboundLines, inbounds, skus, warehouses, type InboundRow } from './warehouse.table.ts';

/** An inbound of a company, locked: throws `not_found`. */
export async function lockInbound(tx: Ctx, company_id: string, id: string): Promise<InboundRow> {
  const [row] = await tx.db
    .select()
    .from(inbounds)
    .where(and(eq(inbounds.company_id, company_id), eq(inbounds.id, id)))
    .for('update');
  if (!row) throw new DomainError('not_found');
  return row;
}

export async function findInboundLines(ctx: Ctx, company_id: string, ids: readonly string[]) {
  return ctx.db
    .select({
      inbound_id: inboundLines.inbound_id,
      sku_id: inboundLines.sku_id,
      sku: skus.sku,
      name: skus.name,
      expected: inboundLines.expected,
      received: inboundLines.received,
    })
    .from(inboundLines)
    .innerJoin(skus, and(eq(skus.company_id, inboundLines.company_id), eq(skus.id, inboundLines.sku_id)))
    .where(
      and(
        eq(inboundLines.company_id, company_id),
        sql`${inboundLines.inbound_id} = any(${sql.param([...ids])}::uuid[])`,
      ),
    )
    .orderBy(skus.sku);
}

/** Inbounds on the wire, with their lines from one query. */
export async function presentInbounds(ctx: Ctx, company_id: string, rows: readonly InboundRow[]): Promise<Inbound[]> {
  const ids = rows.map(({ id }) => id);
  const lines = Map.groupBy(await findInboundLines(ctx, company_id, ids), ({ inbound_id }) => inbound_id);
  const places = await ctx.db
    .select({ id: warehouses.id, name: warehouses.name })
    .from(warehouses)
    .where(eq(warehouses.company_id, company_id));
  const name_of = new Map(places.map(({ id, name }) => [id, name]));
  return rows.map(({ company_id: _, ...row }) => ({
    ...row,
    warehouse_name: name_of.get(row.warehouse_id) ?? '',
    lines: (lines.get(row.id) ?? []).map(({ inbound_id: __, ...line }) => ({
      ...line,
      difference:
        row.status === 'completed' ? line.received - line.expected : Math.max(0, line.received - line.expected),
    })),
  }));
}

export async function findInboundPage(
  ctx: Ctx,
  company_id: string,
  query: ListPage & { status?: InboundStatus | undefined },
) {
  const filters = [eq(inbounds.company_id, company_id), ...(query.status ? [eq(inbounds.status, query.status)] : [])];
  const cursor = query.cursor === undefined ? null : decodeCursor(query.cursor);
  const count = await countUpTo(ctx, sql`select 1 from ${inbounds} where ${and(...filters)}`);
  if (cursor) filters.push(sql`(${inbounds.created_at}, ${inbounds.id}) < (${cursor.at}, ${cursor.id})`);
  const found = await ctx.db
    .select()
    .from(inbounds)
    .where(and(...filters))
    .orderBy(desc(inbounds.created_at), desc(inbounds.id))
    .limit(query.per_page + 1)
    .offset(cursor ? 0 : offsetOf(query.page, query.per_page));
  const rows = found.slice(0, query.per_page);
  const last = found.length > query.per_page ? rows.at(-1) : undefined;
  return { rows, next_cursor: last ? encodeCursor({ at: last.created_at, id: last.id }) : null, ...count };
}
