import type { AnalysisGroup } from '@sampan/contract';
import { and, asc, desc, eq, gte, inArray, lt, sql, type SQL } from 'drizzle-orm';
import type { Ctx } from '../../../platform/context.ts';
import { decodeCursor, offsetOf as rowsBefore } from '../../../platform/page.ts';
import { orders } from '../../shipping/order/order.table.ts';
import type { Sums } from './analysis-figures.ts';
import { startOf, type Period } from './analysis-period.ts';
import { analysedLanes, analysedParcels as parcels } from './analysis.table.ts';

/** Which parcels: those whose label was bought in the period, and what else they have in common. */
export interface AnalysisFilter extends Period {
  courier?: string | undefined;
  service?: string | undefined;
  country?: string | undefined;
  state?: string | undefined;
}

function filtersOf(company_id: string, filter: AnalysisFilter, offset_s: number): SQL[] {
  const { courier, service, country, state } = filter;
  return [
    eq(parcels.company_id, company_id),
    gte(parcels.bought_at, startOf(filter.from_day, offset_s)),
    lt(parcels.bought_at, startOf(filter.to_day + 1, offset_s)),
    ...(courier === undefined ? [] : [eq(parcels.courier_alias, courier)]),
    ...(service === undefined ? [] : [eq(parcels.service_id, service)]),
    ...(country === undefined ? [] : [eq(parcels.destination_country, country)]),
    ...(state === undefined ? [] : [eq(parcels.destination_state, state)]),
  ];
}

/** Day of a column on the company's clocks. The offset is a whole number of ours, never a caller's text. */
function localDay(column: SQL | typeof parcels.bought_at, offset_s: number): SQL {
  return sql`((${column} + ${sql.raw(String(offset_s))}) / 86400)`;
}

function sumColumns(offset_s: number) {
  const kept = sql`${parcels.outcome} = 'delivered' and ${parcels.promised_at} is not null`;
  const count = (where: SQL) => sql<string>`count(*) filter (where ${where})`;
  return {
    parcels: sql<string>`count(*)`,
    cancelled: count(sql`${parcels.outcome} = 'cancelled'`),
    weight_g: sql<string>`coalesce(sum(${parcels.weight_g}) filter (where ${parcels.outcome} <> 'cancelled'), 0)`,
    spend_minor: sql<string>`coalesce(sum(${parcels.spend_minor}), 0)`,
    refund_minor: sql<string>`coalesce(sum(${parcels.refund_minor}), 0)`,
    adjustment_minor: sql<string>`coalesce(sum(${parcels.adjustment_minor}), 0)`,
    delivered: count(sql`${parcels.outcome} = 'delivered'`),
    failed: count(sql`${parcels.outcome} = 'failed'`),
    promised: count(kept),
    on_time: count(
      sql`${kept} and ${localDay(sql`${parcels.delivered_at}`, offset_s)} <= ${localDay(sql`${parcels.promised_at}`, offset_s)}`,
    ),
  };
}

type RawSums = Record<keyof Sums, string>;

function sumsOf(row: RawSums): Sums {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, Number(value)])) as unknown as Sums;
}

/** One row per group: its parts as the database has them. A time is grouped by day, and put together by the caller. */
export interface GroupRow {
  /** Of time groups. */
  day: number;
  courier_alias: string;
  courier_name: string;
  service_id: string;
  service_name: string;
  country: string;
  state: string;
  sums: Sums;
}

export async function sumByGroup(
  ctx: Ctx,
  company_id: string,
  filter: AnalysisFilter,
  group_by: AnalysisGroup,
  offset_s: number,
): Promise<GroupRow[]> {
  const by = {
    courier: [parcels.courier_alias],
    service: [parcels.courier_alias, parcels.service_id],
    destination: [parcels.destination_country, parcels.destination_state],
  } as const;
  const is_time = group_by === 'month' || group_by === 'week' || group_by === 'day';
  const keys = is_time ? [localDay(parcels.bought_at, offset_s)] : [...by[group_by]];
  const { raw, names } = {
    raw: sumColumns(offset_s),
    // A courier or service that was renamed keeps one group, under one of its names.
    names: {
      courier_name: sql<string>`max(${parcels.courier_name})`,
      service_name: sql<string>`max(${parcels.service_name})`,
    },
  };
  const part = (wanted: boolean, column: SQL | typeof parcels.courier_alias) =>
    wanted ? sql<string>`${column}` : sql<string>`''`;
  const rows = await ctx.db
    .select({
      day: is_time ? sql<string>`${localDay(parcels.bought_at, offset_s)}` : sql<string>`0`,
      courier_alias: part(group_by === 'courier' || group_by === 'service', parcels.courier_alias),
      service_id: part(group_by === 'service', sql`${parcels.service_id}`),
      country: part(group_by === 'destination', sql`${parcels.destination_country}`),
      state: part(group_by === 'destination', sql`${parcels.destination_state}`),
      ...names,
      ...raw,
    })
    .from(parcels)
    .where(and(...filtersOf(company_id, filter, offset_s)))
    .groupBy(...keys);
  return rows.map(({ day, courier_alias, courier_name, service_id, service_name, country, state, ...sums }) => ({
    day: Number(day),
    courier_alias,
    courier_name,
    service_id,
    service_name,
    country,
    state,
    sums: sumsOf(sums),
  }));
}

/** The sums of everything the filter lets through. */
export async function sumAll(ctx: Ctx, company_id: string, filter: AnalysisFilter, offset_s: number): Promise<Sums> {
  const [row] = await ctx.db
    .select(sumColumns(offset_s))
    .from(parcels)
    .where(and(...filtersOf(company_id, filter, offset_s)));
  if (!row) throw new Error('A sum without rows is a row of zeros');
  return sumsOf(row);
}

export type AnalysedRow = typeof parcels.$inferSelect & { order_number: string };

/** A page of the parcels, the newest label first, with the numbers people know them by. */
export async function findAnalysedPage(
  ctx: Ctx,
  company_id: string,
  filter: AnalysisFilter,
  offset_s: number,
  query: { page: number; per_page: number; cursor?: string | undefined },
): Promise<{ rows: AnalysedRow[]; last: { at: number; id: string } | null }> {
  const cursor = query.cursor === undefined ? null : decodeCursor(query.cursor);
  const found = await ctx.db
    .select()
    .from(parcels)
    .where(
      and(
        ...filtersOf(company_id, filter, offset_s),
        cursor ? sql`(${parcels.bought_at}, ${parcels.order_id}) < (${cursor.at}, ${cursor.id}::uuid)` : undefined,
      ),
    )
    .orderBy(desc(parcels.bought_at), desc(parcels.order_id))
    .limit(query.per_page + 1)
    .offset(cursor ? 0 : rowsBefore(query.page, query.per_page));
  const rows = found.slice(0, query.per_page);
  const ids = rows.map(({ order_id }) => order_id);
  const numbers =
    ids.length === 0
      ? []
      : await ctx.db
          .select({ id: orders.id, number: orders.number })
          .from(orders)
          .where(and(eq(orders.company_id, company_id), inArray(orders.id, ids)));
  const number_of = new Map(numbers.map(({ id, number }) => [id, number]));
  const last = found.length > query.per_page ? rows.at(-1) : undefined;
  return {
    rows: rows.map((row) => ({ ...row, order_number: number_of.get(row.order_id) ?? '' })),
    last: last ? { at: last.bought_at, id: last.order_id } : null,
  };
}

/** With whom and to where the company ever shipped. */
export async function findLanes(ctx: Ctx, company_id: string) {
  return ctx.db
    .select()
    .from(analysedLanes)
    .where(eq(analysedLanes.company_id, company_id))
    .orderBy(
      asc(analysedLanes.courier_name),
      asc(analysedLanes.service_name),
      asc(analysedLanes.destination_country),
      asc(analysedLanes.destination_state),
    );
}
