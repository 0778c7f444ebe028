import type { RequestLogQuery, StatusGroup } from '@sampan/contract';
import { and, desc, eq, gte, lt, sql, type SQL } from 'drizzle-orm';
import type { Ctx } from '../../../platform/context.ts';
import { decodeCursor, offsetOf } from '../../../platform/page.ts';
import { secretKeys } from '../../identity/secret-key/secret-key.table.ts';
import { requestLog, type RequestLogRow } from './request-log.table.ts';

/** Counting stops here: a list says "10,000+" rather than make everybody wait. */
const COUNT_BOUND = 10_000;
const CLASS_OF: Record<StatusGroup, number> = { '2xx': 2, '4xx': 4, '5xx': 5 };

function filtersOf(company_id: string, query: RequestLogQuery): SQL[] {
  const wanted = [
    eq(requestLog.company_id, company_id),
    query.key_id === undefined ? undefined : eq(requestLog.key_id, query.key_id),
    query.status === undefined ? undefined : eq(requestLog.status_class, CLASS_OF[query.status]),
    query.endpoint ? eq(requestLog.endpoint, query.endpoint) : undefined,
    query.from === undefined ? undefined : gte(requestLog.at_ms, query.from * 1000),
    query.to === undefined ? undefined : lt(requestLog.at_ms, query.to * 1000),
    query.request_id === undefined ? undefined : eq(requestLog.request_id, query.request_id),
  ];
  return wanted.filter((filter) => filter !== undefined);
}

export interface LoggedRow {
  row: RequestLogRow;
  key: { name: string; mode: 'test' | 'live' } | null;
}

/** One page of a company's calls, newest first, and whether more follow. Ties of time are broken by id. */
export async function findRequests(
  ctx: Ctx,
  company_id: string,
  query: RequestLogQuery,
): Promise<{ rows: LoggedRow[]; more: boolean }> {
  const filters = filtersOf(company_id, query);
  const cursor = query.cursor === undefined ? null : decodeCursor(query.cursor);
  if (cursor) filters.push(sql`(${requestLog.at_ms}, ${requestLog.request_id}) < (${cursor.at}, ${cursor.id}::uuid)`);
  // The page is cut first and its keys are looked up then: joined before, a million rows could be joined to show twenty.
  const page = ctx.db
    .select()
    .from(requestLog)
    .where(and(...filters))
    .orderBy(desc(requestLog.at_ms), desc(requestLog.request_id))
    .limit(query.per_page + 1)
    .offset(cursor ? 0 : offsetOf(query.page, query.per_page))
    .as('page');
  const rows = await ctx.db
    .select({ row: page._.selectedFields, name: secretKeys.name, mode: secretKeys.mode })
    .from(page)
    .leftJoin(secretKeys, and(eq(secretKeys.id, page.key_id), eq(secretKeys.company_id, company_id)))
    .orderBy(desc(page.at_ms), desc(page.request_id));
  return {
    rows: rows
      .slice(0, query.per_page)
      .map(({ row, name, mode }) => ({ row, key: name === null || mode === null ? null : { name, mode } })),
    more: rows.length > query.per_page,
  };
}

/** How many calls a list holds, counted up to a bound. */
export async function countRequests(
  ctx: Ctx,
  company_id: string,
  query: RequestLogQuery,
): Promise<{ total: number; is_exact: boolean }> {
  const bounded = ctx.db
    .select({ one: sql`1`.as('one') })
    .from(requestLog)
    .where(and(...filtersOf(company_id, query)))
    .orderBy(desc(requestLog.at_ms), desc(requestLog.request_id))
    .limit(COUNT_BOUND + 1)
    .as('bounded');
  const [row] = await ctx.db.select({ n: sql<string>`count(*)` }).from(bounded);
  const n = Number(row?.n ?? 0);
  return { total: Math.min(n, COUNT_BOUND), is_exact: n <= COUNT_BOUND };
}

/** Forgets at most `most` calls older than a time; answers how many. */
export async function deleteRequestsBefore(ctx: Pick<Ctx, 'db'>, before_ms: number, most: number): Promise<number> {
  const deleted = await ctx.db.execute(
    sql`delete from ${requestLog} where ${requestLog.at_ms} < ${before_ms} and (${requestLog.request_id}, ${requestLog.at_ms}) in (select ${requestLog.request_id}, ${requestLog.at_ms} from ${requestLog} where ${requestLog.at_ms} < ${before_ms} order by ${requestLog.at_ms} limit ${most})`,
  );
  return deleted.rowCount ?? 0;
}
