import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { hashSecret } from '../../../platform/ids.ts';
import { confirmationLinks, type LinkRow } from './confirmation.table.ts';
import { MAX_WRONG_PROOFS } from './confirmation-link.status.ts';

/** A page of the order sheet shows this many; nobody sends more. */
export const LINKS_SHOWN = 50;

export async function insertLink(ctx: Ctx, row: typeof confirmationLinks.$inferInsert): Promise<LinkRow> {
  const [written] = await ctx.db.insert(confirmationLinks).values(row).returning();
  if (!written) throw new DomainError('internal');
  return written;
}

/** The links of a parcel, newest first. */
export async function findLinks(ctx: Ctx, company_id: string, order_id: string): Promise<LinkRow[]> {
  return ctx.db
    .select()
    .from(confirmationLinks)
    .where(and(eq(confirmationLinks.company_id, company_id), eq(confirmationLinks.order_id, order_id)))
    .orderBy(desc(confirmationLinks.created_at), desc(confirmationLinks.id))
    .limit(LINKS_SHOWN);
}

/** A company's link; throws `not_found`, for another company's too. */
export async function findLink(ctx: Ctx, company_id: string, id: string): Promise<LinkRow> {
  const [row] = await ctx.db
    .select()
    .from(confirmationLinks)
    .where(and(eq(confirmationLinks.company_id, company_id), eq(confirmationLinks.id, id)));
  if (!row) throw new DomainError('not_found');
  return row;
}

/** The link somebody holds. Unknown and revoked ones are told apart by nobody: both throw `share_link_not_available`. */
export async function findUnlockedLink(ctx: Ctx, token: string, options: { lock?: boolean } = {}): Promise<LinkRow> {
  const query = ctx.db
    .select()
    .from(confirmationLinks)
    .where(eq(confirmationLinks.token_hash, hashSecret(token)));
  const [row] = options.lock ? await query.for('update') : await query;
  if (!row || row.revoked_at !== null) throw new DomainError('share_link_not_available');
  return row;
}

export async function writeLink(ctx: Ctx, link: LinkRow, change: Partial<LinkRow>): Promise<void> {
  await ctx.db
    .update(confirmationLinks)
    .set(change)
    .where(and(eq(confirmationLinks.company_id, link.company_id), eq(confirmationLinks.id, link.id)));
}

/** Notes the first look at a link; true for whoever was first. */
export async function markOpened(ctx: Ctx, link: LinkRow, at: number): Promise<boolean> {
  const rows = await ctx.db
    .update(confirmationLinks)
    .set({ opened_at: at })
    .where(and(eq(confirmationLinks.id, link.id), isNull(confirmationLinks.opened_at)))
    .returning({ id: confirmationLinks.id });
  return rows.length > 0;
}

/**
 * Pays for one try before it is looked at, so that any number of guesses at once get five (trust A4 for codes). Answers
 * how many are used; null when none was left.
 */
export async function consumeAttempt(ctx: Ctx, link: LinkRow): Promise<number | null> {
  const [row] = await ctx.db
    .update(confirmationLinks)
    .set({ wrong_proofs: sql`${confirmationLinks.wrong_proofs} + 1` })
    .where(and(eq(confirmationLinks.id, link.id), lt(confirmationLinks.wrong_proofs, MAX_WRONG_PROOFS)))
    .returning({ used: confirmationLinks.wrong_proofs });
  return row?.used ?? null;
}

/** Gives a try back: it was right. The wrong ones before it stay counted. */
export async function returnAttempt(ctx: Ctx, link: LinkRow): Promise<void> {
  await ctx.db
    .update(confirmationLinks)
    .set({ wrong_proofs: sql`${confirmationLinks.wrong_proofs} - 1` })
    .where(eq(confirmationLinks.id, link.id));
}
