import type { RequestState } from '@sampan/contract';
import { and, asc, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { decodeCursor, encodeCursor, offsetOf } from '../../../platform/page.ts';
import { users } from '../../identity/account/account.table.ts';
import { enquiries, type EnquiryRow } from '../enquiry/enquiry.table.ts';
import { enquiryMessages, type EnquiryMessageRow } from './support-request.table.ts';

export interface RequestPage {
  page: number;
  per_page: number;
  cursor?: string | undefined;
}

interface Found {
  rows: EnquiryRow[];
  total: number;
  next_cursor: string | null;
}

/** A company's own requests: what it wrote on the contact page, not what it asked sales. */
const requestsOf = (company_id: string) => and(eq(enquiries.company_id, company_id), eq(enquiries.kind, 'contact'));

/** A page of a company's requests, the newest first. */
export async function findRequestPage(ctx: Ctx, company_id: string, query: RequestPage): Promise<Found> {
  return findPage(ctx, requestsOf(company_id), query, { is_newest_first: true });
}

/** A page of all enquiries in a state, the one that waits longest first. */
export async function findDeskPage(
  ctx: Ctx,
  { state, ...query }: RequestPage & { state: RequestState },
): Promise<Found> {
  return findPage(ctx, eq(enquiries.state, state), query, { is_newest_first: false });
}

async function findPage(
  ctx: Ctx,
  where: SQL | undefined,
  { page, per_page, cursor }: RequestPage,
  { is_newest_first }: { is_newest_first: boolean },
): Promise<Found> {
  const after = cursor === undefined ? null : decodeCursor(cursor);
  const side = is_newest_first ? sql.raw('<') : sql.raw('>');
  const rest = after && sql`(${enquiries.updated_at}, ${enquiries.id}) ${side} (${after.at}, ${after.id}::uuid)`;
  const order = is_newest_first ? desc : asc;
  const found = await ctx.db
    .select()
    .from(enquiries)
    .where(and(where, rest ?? undefined))
    .orderBy(order(enquiries.updated_at), order(enquiries.id))
    .limit(per_page + 1)
    .offset(after ? 0 : offsetOf(page, per_page));
  const [counted] = await ctx.db.select({ total: count() }).from(enquiries).where(where);
  const rows = found.slice(0, per_page);
  const last = found.length > per_page ? rows.at(-1) : undefined;
  const next_cursor = last === undefined ? null : encodeCursor({ at: last.updated_at, id: last.id });
  return { rows, total: counted?.total ?? 0, next_cursor };
}

/** A request of the company; throws `not_found`. `lock` keeps others from writing to it meanwhile. */
export async function findRequest(
  ctx: Ctx,
  company_id: string,
  id: string,
  options: { lock?: boolean } = {},
): Promise<EnquiryRow> {
  return only(ctx, and(eq(enquiries.id, id), requestsOf(company_id)), options);
}

/** An enquiry of anybody, for people of Sampan; throws `not_found`. */
export async function findDeskRequest(ctx: Ctx, id: string, options: { lock?: boolean } = {}): Promise<EnquiryRow> {
  return only(ctx, eq(enquiries.id, id), options);
}

async function only(ctx: Ctx, where: SQL | undefined, { lock }: { lock?: boolean }): Promise<EnquiryRow> {
  const query = ctx.db.select().from(enquiries).where(where);
  const [row] = lock ? await query.for('update') : await query;
  if (row === undefined) throw new DomainError('not_found');
  return row;
}

export async function findMessages(ctx: Ctx, enquiry_id: string): Promise<EnquiryMessageRow[]> {
  return ctx.db
    .select()
    .from(enquiryMessages)
    .where(eq(enquiryMessages.enquiry_id, enquiry_id))
    .orderBy(asc(enquiryMessages.created_at), asc(enquiryMessages.id));
}

export async function insertMessage(tx: Ctx, row: EnquiryMessageRow): Promise<void> {
  await tx.db.insert(enquiryMessages).values(row);
}

/** Moves a request that the caller holds locked. */
export async function moveRequest(tx: Ctx, id: string, state: RequestState, now_s: number): Promise<EnquiryRow> {
  const [row] = await tx.db.update(enquiries).set({ state, updated_at: now_s }).where(eq(enquiries.id, id)).returning();
  if (row === undefined) throw new DomainError('not_found');
  return row;
}

/** Who people are, by their ids. */
export async function personNamesOf(ctx: Ctx, ids: readonly (string | null)[]): Promise<ReadonlyMap<string, string>> {
  const known = [...new Set(ids.filter((id) => id !== null))];
  if (known.length === 0) return new Map();
  const found = await ctx.db.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, known));
  return new Map(found.map(({ id, name }) => [id, name]));
}
