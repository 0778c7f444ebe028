import type { Remittance, RemittanceFormat, RemittanceProblem } from '@sampan/contract';
import { toMajor } from '@sampan/country-rules';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { decodeCursor, encodeCursor, offsetOf } from '../../../platform/page.ts';
import { presentRemittances } from './present-remittance.ts';
import { REMITTANCE_FIELDS, remittanceFormatOf } from './remittance-format.ts';
import { codRemittanceRows, codRemittances, type RemittanceLine, type RemittanceRow } from './remittance.table.ts';

export interface PageQuery {
  page: number;
  per_page: number;
  cursor?: string | undefined;
}

export async function findRemittance(ctx: Ctx, id: string): Promise<RemittanceRow> {
  const [row] = await ctx.db.select().from(codRemittances).where(eq(codRemittances.id, id));
  if (!row) throw new DomainError('not_found');
  return row;
}

/** Remittance files, newest first. */
export async function listRemittances({ ctx, query }: { ctx: Ctx; query: PageQuery }) {
  const t = codRemittances;
  const cursor = query.cursor === undefined ? null : decodeCursor(query.cursor);
  const rows = await ctx.db
    .select()
    .from(t)
    .where(cursor ? sql`(${t.created_at}, ${t.id}) < (${cursor.at}, ${cursor.id})` : undefined)
    .orderBy(desc(t.created_at), desc(t.id))
    .limit(query.per_page + 1)
    .offset(cursor ? 0 : offsetOf(query.page, query.per_page));
  const page = rows.slice(0, query.per_page);
  const last = page.at(-1);
  return {
    records: await presentRemittances(ctx, page),
    total: await ctx.db.$count(t),
    page: query.page,
    per_page: query.per_page,
    next_cursor: rows.length > page.length && last ? encodeCursor({ at: last.created_at, id: last.id }) : null,
  };
}

export async function getRemittance({ ctx, id }: { ctx: Ctx; id: string }): Promise<Remittance> {
  const [remittance] = await presentRemittances(ctx, [await findRemittance(ctx, id)]);
  if (!remittance) throw new DomainError('not_found');
  return remittance;
}

/** Rows of a file that do not fit, behind a row; in the order of the file. */
export async function findProblems(
  ctx: Ctx,
  remittance_id: string,
  { after, limit, offset }: { after: number; limit: number; offset: number },
): Promise<RemittanceLine[]> {
  const t = codRemittanceRows;
  return ctx.db
    .select()
    .from(t)
    .where(and(eq(t.remittance_id, remittance_id), eq(t.state, 'bad'), sql`${t.row} > ${after}`))
    .orderBy(asc(t.row))
    .limit(limit)
    .offset(offset);
}

/** What does not fit, in the order of the file. */
export async function listRemittanceProblems({ ctx, id, query }: { ctx: Ctx; id: string; query: PageQuery }) {
  const remittance = await findRemittance(ctx, id);
  const cursor = query.cursor === undefined ? null : decodeCursor(query.cursor);
  const lines = await findProblems(ctx, id, {
    after: cursor?.at ?? 0,
    limit: query.per_page + 1,
    offset: cursor ? 0 : offsetOf(query.page, query.per_page),
  });
  const page = lines.slice(0, query.per_page);
  const last = page.at(-1);
  const t = codRemittanceRows;
  return {
    records: page.map((line) => presentProblem(line, remittance)),
    total: await ctx.db.$count(t, and(eq(t.remittance_id, id), eq(t.state, 'bad'))),
    page: query.page,
    per_page: query.per_page,
    next_cursor: lines.length > page.length && last ? encodeCursor({ at: last.row, id }) : null,
  };
}

function presentProblem(line: RemittanceLine, { header }: RemittanceRow): RemittanceProblem {
  const { expected_minor, expected_currency } = line;
  const name = remittanceFormatOf(line.courier_alias).columns.collected.toLowerCase();
  const place = header.findIndex((column) => column.trim().toLowerCase() === name);
  return {
    row: line.row,
    column: line.column,
    reason: line.reason ?? 'malformed',
    tracking_code: line.tracking_code,
    collected: line.cells[place]?.trim() ?? '',
    expected: expected_minor === null || expected_currency === null ? null : toMajor(expected_minor, expected_currency),
    currency: expected_currency,
  };
}

/** How the file of each courier of this installation looks. */
export function listRemittanceFormats({ ctx }: { ctx: Ctx }): Promise<{ records: RemittanceFormat[] }> {
  const records = ctx.ports.couriers.profiles().map(({ alias, name }) => {
    const { columns, is_fee_kept } = remittanceFormatOf(alias);
    return {
      courier_alias: alias,
      courier_name: name,
      columns: REMITTANCE_FIELDS.map((field) => columns[field]),
      is_fee_kept,
    };
  });
  return Promise.resolve({ records });
}
