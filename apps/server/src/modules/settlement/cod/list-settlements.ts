import type { CodSettlement } from '@sampan/contract';
import { toMajor } from '@sampan/country-rules';
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { decodeCursor, encodeCursor, offsetOf } from '../../../platform/page.ts';
import { codSettlements, type SettlementRow } from './cod.table.ts';
import type { PageQuery } from './list-remittances.ts';

export function courierNameOf(ctx: Pick<Ctx, 'ports'>, alias: string): string {
  return ctx.ports.couriers.profileOf(alias)?.name ?? alias;
}

function present(ctx: Ctx, row: SettlementRow): CodSettlement {
  return {
    id: row.id,
    courier_alias: row.courier_alias,
    courier_name: courierNameOf(ctx, row.courier_alias),
    references: row.references,
    currency: row.currency,
    count: row.count,
    amount: toMajor(row.amount_minor, row.currency),
    settled_at: row.settled_at,
    payable_at: row.payable_at ?? row.settled_at,
  };
}

/** A closed settlement of a company; null for another's. */
export async function findSettlement(ctx: Ctx, company_id: string, id: string): Promise<SettlementRow | null> {
  const t = codSettlements;
  const [row] = await ctx.db
    .select()
    .from(t)
    .where(and(eq(t.company_id, company_id), eq(t.id, id), isNotNull(t.closed_at)));
  return row ?? null;
}

/** What couriers handed over to the caller's company, newest first. */
export async function listCodSettlements({ ctx, query }: { ctx: Ctx; query: PageQuery }) {
  const { company_id } = requireActor(ctx);
  const t = codSettlements;
  const mine = and(eq(t.company_id, company_id), isNotNull(t.closed_at));
  const cursor = query.cursor === undefined ? null : decodeCursor(query.cursor);
  const rows = await ctx.db
    .select()
    .from(t)
    .where(and(mine, cursor ? sql`(${t.settled_at}, ${t.id}) < (${cursor.at}, ${cursor.id})` : undefined))
    .orderBy(desc(t.settled_at), desc(t.id))
    .limit(query.per_page + 1)
    .offset(cursor ? 0 : offsetOf(query.page, query.per_page));
  const page = rows.slice(0, query.per_page);
  const last = page.at(-1);
  return {
    records: page.map((row) => present(ctx, row)),
    total: await ctx.db.$count(t, mine),
    page: query.page,
    per_page: query.per_page,
    next_cursor: rows.length > page.length && last ? encodeCursor({ at: last.settled_at, id: last.id }) : null,
  };
}
