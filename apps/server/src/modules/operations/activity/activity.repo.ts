import { ACTIVITY_DAYS, type ActivityQuery } from '@sampan/contract';
import { and, asc, desc, eq, gte, inArray, isNull, lt, ne, notInArray, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { auditLog, type AuditRow } from '../../../platform/audit/audit.table.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { decodeCursor, offsetOf } from '../../../platform/page.ts';
import { companies, users } from '../../identity/account/account.table.ts';
import { labelsOf } from './activity-category.ts';

/** Counting stops here: the list says "1,000+" rather than make everybody wait. */
const MOST_COUNTED = 1_000;
const DAY_S = 86_400;

const actors = alias(users, 'actors');
const subjects = alias(users, 'subjects');

export interface ActivityRow {
  entry: AuditRow;
  actor: { name: string; email: string | null; company_id: string } | null;
  subject: { name: string; email: string | null } | null;
  company_name: string | null;
}

export interface ActivityPage {
  rows: ActivityRow[];
  more: boolean;
  total: number;
  total_is_exact: boolean;
}

export type PageQuery = Pick<ActivityQuery, 'page' | 'per_page' | 'cursor'>;

/** What happened in a company, as its people may read it. */
export async function findCompanyActivity(ctx: Ctx, company_id: string, query: ActivityQuery): Promise<ActivityPage> {
  const since = epochSeconds(ctx.clock) - ACTIVITY_DAYS * DAY_S;
  return findPage(ctx, query, [
    eq(auditLog.company_id, company_id),
    gte(auditLog.at, Math.max(since, query.from ?? 0)),
    query.to === undefined ? undefined : lt(auditLog.at, query.to),
    byWhom(query.actor),
    query.group === undefined ? undefined : inGroup(query.group),
    query.object_type === undefined ? undefined : eq(auditLog.object_type, query.object_type),
    query.object_id === undefined ? undefined : eq(auditLog.object_id, query.object_id),
  ]);
}

/** What admins of Sampan did in the names of others, in every company. */
export async function findSupportActivity(
  ctx: Ctx,
  query: PageQuery & {
    admin_id?: string | undefined;
    company_id?: string | undefined;
    from?: number | undefined;
    to?: number | undefined;
  },
): Promise<ActivityPage> {
  return findPage(ctx, query, [
    ne(auditLog.actor_id, auditLog.subject_id),
    query.admin_id === undefined ? undefined : eq(auditLog.actor_id, query.admin_id),
    query.company_id === undefined ? undefined : eq(auditLog.company_id, query.company_id),
    query.from === undefined ? undefined : gte(auditLog.at, query.from),
    query.to === undefined ? undefined : lt(auditLog.at, query.to),
  ]);
}

function byWhom(actor: ActivityQuery['actor']): SQL | undefined {
  if (actor === undefined) return undefined;
  if (actor === 'support') return ne(auditLog.actor_id, auditLog.subject_id);
  return actor === 'system' ? isNull(auditLog.actor_id) : eq(auditLog.actor_id, actor);
}

function inGroup(group: NonNullable<ActivityQuery['group']>): SQL {
  const { words, are_excluded } = labelsOf(group);
  const first_word = sql`split_part(${auditLog.action}, '.', 1)`;
  return are_excluded ? notInArray(first_word, words) : inArray(first_word, words);
}

async function findPage(ctx: Ctx, query: PageQuery, wanted: (SQL | undefined)[]): Promise<ActivityPage> {
  const after = query.cursor === undefined ? null : decodeCursor(query.cursor);
  const rows = await ctx.db
    .select({
      entry: auditLog,
      actor: { name: actors.name, email: actors.email, company_id: actors.company_id },
      subject: { name: subjects.name, email: subjects.email },
      company_name: companies.name,
    })
    .from(auditLog)
    .leftJoin(actors, eq(actors.id, auditLog.actor_id))
    .leftJoin(subjects, eq(subjects.id, auditLog.subject_id))
    .leftJoin(companies, eq(companies.id, auditLog.company_id))
    .where(and(...wanted, after ? sql`(${auditLog.at}, ${auditLog.id}) < (${after.at}, ${after.id}::uuid)` : undefined))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(query.per_page + 1)
    .offset(after ? 0 : offsetOf(query.page, query.per_page));
  const counted = ctx.db
    .select({ one: sql`1` })
    .from(auditLog)
    .where(and(...wanted))
    .limit(MOST_COUNTED + 1)
    .as('counted');
  const [sum] = await ctx.db.select({ n: sql<string>`count(*)` }).from(counted);
  const n = Number(sum?.n ?? 0);
  return {
    rows: rows.slice(0, query.per_page),
    more: rows.length > query.per_page,
    total: Math.min(n, MOST_COUNTED),
    total_is_exact: n <= MOST_COUNTED,
  };
}

/** The people of a company for the filter, those who left among them: their deeds stay. */
export async function listPeople(ctx: Ctx, company_id: string) {
  return ctx.db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(eq(users.company_id, company_id))
    .orderBy(asc(users.name), asc(users.id));
}
