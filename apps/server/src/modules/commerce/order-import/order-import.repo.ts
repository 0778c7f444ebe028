import {
  MAX_SERVICE_NAME,
  type ImportDraftRow,
  type ImportMapping,
  type ImportRowFilter,
  type ImportSummary,
  type OrderImport,
} from '@sampan/contract';
import { and, asc, desc, eq, getTableColumns, gt, lt, ne, sql, type SQL } from 'drizzle-orm';
import type { Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { decodeCursor, encodeCursor, offsetOf } from '../../../platform/page.ts';
import {
  importMappings,
  orderImportRows,
  orderImports,
  type OrderImportRecord,
  type OrderImportRowRecord,
} from './order-import.table.ts';

/** An import without the bytes of its file, which few need. */
export type ImportHead = Omit<OrderImportRecord, 'content'>;
const { content: _, ...HEAD } = getTableColumns(orderImports);
const ROWS_PER_STATEMENT = 500;

const isImport = (company_id: string, id: string) =>
  and(eq(orderImports.company_id, company_id), eq(orderImports.id, id));
const isOfImport = (company_id: string, id: string) =>
  and(eq(orderImportRows.company_id, company_id), eq(orderImportRows.import_id, id));

/** Keeps others of the company from starting an import at the same time, so that ten tabs make one. */
export async function lockImports(tx: Ctx, company_id: string): Promise<void> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext('order_imports'), hashtext(${company_id}))`);
}

/** Throws `not_found`, for another company's too. */
export async function findImport(ctx: Ctx, company_id: string, id: string, lock = false): Promise<ImportHead> {
  const query = ctx.db.select(HEAD).from(orderImports).where(isImport(company_id, id));
  const [found] = lock ? await query.for('update') : await query;
  if (!found) throw new DomainError('not_found');
  return found;
}

export async function readContent(ctx: Ctx, company_id: string, id: string): Promise<Buffer> {
  const [found] = await ctx.db
    .select({ content: orderImports.content })
    .from(orderImports)
    .where(isImport(company_id, id));
  if (!found) throw new DomainError('not_found');
  return found.content;
}

/** The first bytes of an import's file. */
export async function readHead(ctx: Ctx, company_id: string, id: string, bytes: number): Promise<Buffer> {
  const [found] = await ctx.db
    .select({ head: sql<Buffer>`substring(${orderImports.content} from 1 for ${bytes})` })
    .from(orderImports)
    .where(isImport(company_id, id));
  if (!found) throw new DomainError('not_found');
  return found.head;
}

/** An import read the same way from the same bytes since then. */
export async function findTwin(ctx: Ctx, company_id: string, reading_hash: string, since: number) {
  const [found] = await ctx.db
    .select({ id: orderImports.id })
    .from(orderImports)
    .where(
      and(
        eq(orderImports.company_id, company_id),
        gt(orderImports.created_at, since),
        eq(orderImports.reading_hash, reading_hash),
      ),
    )
    .limit(1);
  return found?.id ?? null;
}

export async function writeImport(
  tx: Ctx,
  company_id: string,
  id: string,
  change: Partial<OrderImportRecord>,
): Promise<ImportHead> {
  const [written] = await tx.db.update(orderImports).set(change).where(isImport(company_id, id)).returning(HEAD);
  if (!written) throw new DomainError('not_found');
  return written;
}

/** Writes rows anew or over the ones that are there. */
export async function saveRows(tx: Ctx, rows: readonly OrderImportRowRecord[]): Promise<void> {
  const {
    company_id: _company,
    import_id: _import,
    row: _row,
    rank: _rank,
    ...columns
  } = getTableColumns(orderImportRows);
  const set = Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [name, sql.raw(`excluded."${column.name}"`)]),
  );
  for (let at = 0; at < rows.length; at += ROWS_PER_STATEMENT)
    await tx.db
      .insert(orderImportRows)
      .values(rows.slice(at, at + ROWS_PER_STATEMENT))
      .onConflictDoUpdate({
        target: [orderImportRows.company_id, orderImportRows.import_id, orderImportRows.row],
        set,
      });
}

export async function deleteRows(tx: Ctx, company_id: string, id: string): Promise<void> {
  await tx.db.delete(orderImportRows).where(isOfImport(company_id, id));
}

function filterOf(filter: ImportRowFilter, code: string | undefined): SQL | undefined {
  const { state, is_warned, is_repaired, issues, repaired, outcome } = orderImportRows;
  const wanted: Record<ImportRowFilter, SQL | undefined> = {
    all: undefined,
    error: eq(state, 'error'),
    warning: and(is_warned, eq(state, 'ready')),
    repaired: and(is_repaired, eq(state, 'ready')),
    ready: and(eq(state, 'ready'), sql`${outcome} is null`),
    skipped: eq(state, 'skipped'),
  };
  const holds = (column: typeof issues | typeof repaired) => sql`${column} @> ${JSON.stringify([{ code }])}::jsonb`;
  return and(wanted[filter], code === undefined ? undefined : sql`(${holds(issues)} or ${holds(repaired)})`);
}

/** Rows by what they need, and how many there are. */
export async function findRowPage(
  ctx: Ctx,
  company_id: string,
  id: string,
  query: { filter: ImportRowFilter; code?: string | undefined; offset: number; limit: number },
): Promise<{ rows: OrderImportRowRecord[]; total: number }> {
  const where = and(isOfImport(company_id, id), filterOf(query.filter, query.code));
  const rows = await ctx.db
    .select()
    .from(orderImportRows)
    .where(where)
    .orderBy(asc(orderImportRows.rank), asc(orderImportRows.row))
    .limit(query.limit)
    .offset(query.offset);
  const [count] = await ctx.db
    .select({ n: sql<string>`count(*)` })
    .from(orderImportRows)
    .where(where);
  return { rows, total: Number(count?.n ?? 0) };
}

/** Names of services that are offered to be matched: a file with more has another column there. */
const MOST_SERVICES = 100;

/** How many rows name each delivery service, as far as their parcels can keep the name. */
export async function countServices(ctx: Ctx, company_id: string, id: string) {
  const name = sql<string>`left(${orderImportRows.values} ->> 'delivery_service', ${MAX_SERVICE_NAME})`;
  const rows = await ctx.db
    .select({ name, rows: sql<string>`count(*)` })
    .from(orderImportRows)
    .where(
      and(
        isOfImport(company_id, id),
        ne(orderImportRows.state, 'skipped'),
        sql`coalesce(${orderImportRows.values} ->> 'delivery_service', '') <> ''`,
      ),
    )
    .groupBy(sql`1`)
    .orderBy(sql`2 desc, 1`)
    .limit(MOST_SERVICES);
  return rows.map((row) => ({ name: row.name, rows: Number(row.rows) }));
}

/** Rows by their numbers, locked; or, without numbers, the ones `where` says. */
export async function lockRowsOf(tx: Ctx, company_id: string, id: string, where: SQL | undefined, limit?: number) {
  const query = tx.db
    .select()
    .from(orderImportRows)
    .where(and(isOfImport(company_id, id), where))
    .orderBy(asc(orderImportRows.row))
    .for('update');
  return limit === undefined ? query : query.limit(limit);
}

/** Counts an import's rows anew after a change: what needs somebody, and what came of them. */
export async function countRows(
  tx: Ctx,
  company_id: string,
  id: string,
  lines: number,
): Promise<Pick<OrderImportRecord, 'summary' | 'result'>> {
  const { rows: counts } = await tx.db.execute<Record<string, string>>(sql`
    select count(*) as rows, count(*) filter (where state = 'ready') as ready, count(*) filter (where state = 'error') as errors,
      count(*) filter (where state = 'skipped') as skipped, count(*) filter (where is_warned and state = 'ready') as warnings,
      count(*) filter (where is_repaired and state = 'ready') as repaired,
      count(*) filter (where outcome = 'created') as created, count(*) filter (where outcome = 'updated') as updated
    from order_import_rows where company_id = ${company_id} and import_id = ${id}`);
  const { rows: kinds } = await tx.db.execute<{
    code: string;
    severity: 'error' | 'warning' | 'skipped';
    n: string;
  }>(sql`
    select issue->>'code' as code, issue->>'severity' as severity, count(*) as n
    from order_import_rows, jsonb_array_elements(issues) issue
    where company_id = ${company_id} and import_id = ${id} group by 1, 2 order by 3 desc, 1`);
  const of = (name: string) => Number(counts[0]?.[name] ?? 0);
  const summary: ImportSummary = {
    lines,
    rows: of('rows'),
    ready: of('ready'),
    errors: of('errors'),
    skipped: of('skipped'),
    warnings: of('warnings'),
    repaired: of('repaired'),
    kinds: kinds.map(({ code, severity, n }) => ({ code, severity, count: Number(n) })),
  };
  return {
    summary,
    result: { created: of('created'), updated: of('updated'), skipped: of('skipped'), refused: of('errors') },
  };
}

export async function findImportPage(
  ctx: Ctx,
  company_id: string,
  query: { page: number; per_page: number; cursor?: string | undefined },
) {
  const { created_at, id } = orderImports;
  const cursor = query.cursor === undefined ? null : decodeCursor(query.cursor);
  const of_company = eq(orderImports.company_id, company_id);
  const rows = await ctx.db
    .select(HEAD)
    .from(orderImports)
    .where(and(of_company, cursor ? sql`(${created_at}, ${id}) < (${cursor.at}, ${cursor.id}::uuid)` : undefined))
    .orderBy(desc(created_at), desc(id))
    .limit(query.per_page + 1)
    .offset(cursor ? 0 : offsetOf(query.page, query.per_page));
  const [count] = await ctx.db
    .select({ n: sql<string>`count(*)` })
    .from(orderImports)
    .where(of_company);
  const page = rows.slice(0, query.per_page);
  const last = rows.length > query.per_page ? page.at(-1) : undefined;
  return {
    rows: page,
    total: Number(count?.n ?? 0),
    next_cursor: last ? encodeCursor({ at: last.created_at, id: last.id }) : null,
  };
}

export async function deleteImport(tx: Ctx, company_id: string, id: string): Promise<void> {
  await deleteRows(tx, company_id, id);
  await tx.db.delete(orderImports).where(isImport(company_id, id));
}

/** Deletes imports whose days are over, with their rows and the people in them. */
export async function purgeOrderImports(ctx: Pick<Ctx, 'db'>, now: number): Promise<void> {
  const gone = await ctx.db.delete(orderImports).where(lt(orderImports.expires_at, now)).returning({
    company_id: orderImports.company_id,
    id: orderImports.id,
  });
  for (const { company_id, id } of gone) await ctx.db.delete(orderImportRows).where(isOfImport(company_id, id));
}

export async function findMapping(ctx: Ctx, company_id: string, header_hash: string): Promise<ImportMapping | null> {
  const [found] = await ctx.db
    .select({ mapping: importMappings.mapping })
    .from(importMappings)
    .where(and(eq(importMappings.company_id, company_id), eq(importMappings.header_hash, header_hash)));
  return found?.mapping ?? null;
}

export async function saveMapping(tx: Ctx, row: typeof importMappings.$inferSelect): Promise<void> {
  await tx.db
    .insert(importMappings)
    .values(row)
    .onConflictDoUpdate({
      target: [importMappings.company_id, importMappings.header_hash],
      set: { mapping: row.mapping, updated_at: row.updated_at },
    });
}

export function presentImport({
  company_id: _company,
  created_by: _by,
  created_by_name,
  file_hash: _hash,
  reading_hash: _reading,
  is_shop: _shop,
  places_from,
  ...head
}: ImportHead): OrderImport {
  return { ...head, created_by: created_by_name, is_checking: places_from !== null };
}

export function presentRow(row: OrderImportRowRecord): ImportDraftRow {
  const { lines, state, values, items, issues, repaired, outcome, order_id } = row;
  const reference = values.reference_id ?? null;
  return { row: row.row, lines, reference, state, values, items, issues, repaired, outcome, order_id };
}
