import type { ExportKind } from '@sampan/contract';
import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { leaseRows } from '../../../platform/lease.ts';
import { decodeCursor, offsetOf } from '../../../platform/page.ts';
import { users } from '../../identity/account/account.table.ts';
import { exports, type ExportRow } from './export.table.ts';

/** An export with the name of who asked for it. */
export type NamedExport = ExportRow & { user_name: string };

/** Exports of one company that run at the same time (trust 17). */
const MOST_AT_ONCE = 2;
/** A server that says nothing for so long is taken for dead. */
export const LEASE_S = 60;

const NAMED = { export: exports, user_name: users.name };
const named = (row: { export: ExportRow; user_name: string | null }): NamedExport => ({
  ...row.export,
  user_name: row.user_name ?? '',
});

export async function insertExport(tx: Ctx, row: typeof exports.$inferInsert): Promise<void> {
  await tx.db.insert(exports).values(row);
}

export async function findExport(
  ctx: Ctx,
  company_id: string,
  id: string,
  kinds: readonly ExportKind[],
): Promise<NamedExport | null> {
  const [row] = await ctx.db
    .select(NAMED)
    .from(exports)
    .leftJoin(users, eq(users.id, exports.user_id))
    .where(and(eq(exports.company_id, company_id), eq(exports.id, id), inArray(exports.kind, [...kinds])));
  return row ? named(row) : null;
}

/** A page of a company's exports, newest first, with their number: a week of twenty an hour is not too much to count. */
export async function findExportPage(
  ctx: Ctx,
  company_id: string,
  kinds: readonly ExportKind[],
  query: { page: number; per_page: number; cursor?: string | undefined },
): Promise<{ rows: NamedExport[]; more: boolean; total: number }> {
  const after = query.cursor === undefined ? null : decodeCursor(query.cursor);
  const mine = and(eq(exports.company_id, company_id), inArray(exports.kind, [...kinds]));
  const rows = await ctx.db
    .select(NAMED)
    .from(exports)
    .leftJoin(users, eq(users.id, exports.user_id))
    .where(
      and(mine, after ? sql`(${exports.created_at}, ${exports.id}) < (${after.at}, ${after.id}::uuid)` : undefined),
    )
    .orderBy(desc(exports.created_at), desc(exports.id))
    .limit(query.per_page + 1)
    .offset(after ? 0 : offsetOf(query.page, query.per_page));
  const [sum] = await ctx.db
    .select({ n: sql<string>`count(*)` })
    .from(exports)
    .where(mine);
  return {
    rows: rows.slice(0, query.per_page).map(named),
    more: rows.length > query.per_page,
    total: Number(sum?.n ?? 0),
  };
}

/**
 * Takes the next export that nobody works on: of the company with the fewest that run, the oldest first, so that one
 * company's long files do not hold up everybody else's.
 */
export async function leaseExport(ctx: Ctx): Promise<ExportRow | null> {
  const now = epochSeconds(ctx.clock);
  const running = sql`(select count(*) from ${exports} other where other.company_id = ${exports.company_id}
    and other.state = 'running' and other.lease_until > ${now})`;
  const [row] = await leaseRows(ctx, {
    table: exports,
    key: exports.id,
    due: and(
      inArray(exports.state, ['waiting', 'running']),
      lte(exports.lease_until, now),
      sql`${running} < ${MOST_AT_ONCE}`,
    ),
    order: [asc(running), asc(exports.created_at), asc(exports.id)],
    limit: 1,
    set: { state: 'running', lease_until: now + LEASE_S, attempt: sql`${exports.attempt} + 1` },
  });
  return row ?? null;
}

/** Changes an export of this attempt. False when it was cancelled, or another server has taken it. */
export async function changeExport(
  ctx: Ctx,
  { id, attempt }: Pick<ExportRow, 'id' | 'attempt'>,
  change: Partial<typeof exports.$inferInsert>,
): Promise<boolean> {
  const changed = await ctx.db
    .update(exports)
    .set(change)
    .where(and(eq(exports.id, id), eq(exports.attempt, attempt), eq(exports.state, 'running')))
    .returning({ id: exports.id });
  return changed.length > 0;
}

/** Moves an export of a company from one of some states to another. False when it was in none of them. */
export async function moveExport(
  tx: Ctx,
  company_id: string,
  id: string,
  from: readonly ExportRow['state'][],
  change: Partial<typeof exports.$inferInsert>,
): Promise<boolean> {
  const moved = await tx.db
    .update(exports)
    .set(change)
    .where(and(eq(exports.company_id, company_id), eq(exports.id, id), inArray(exports.state, [...from])))
    .returning({ id: exports.id });
  return moved.length > 0;
}

/** Exports whose days are over. */
export async function findExpired(ctx: Ctx, limit: number): Promise<ExportRow[]> {
  return ctx.db
    .select()
    .from(exports)
    .where(lte(exports.expires_at, epochSeconds(ctx.clock)))
    .limit(limit);
}

export async function deleteExports(ctx: Ctx, ids: readonly string[]): Promise<void> {
  await ctx.db.delete(exports).where(inArray(exports.id, [...ids]));
}

/** Of some files in the store, those that no export knows. */
export async function findUnknownFiles(ctx: Ctx, names: readonly string[]): Promise<string[]> {
  const known = await ctx.db
    .select({ name: exports.stored_name })
    .from(exports)
    .where(inArray(exports.stored_name, [...names]));
  const known_names = new Set(known.map(({ name }) => name));
  return names.filter((name) => !known_names.has(name));
}
